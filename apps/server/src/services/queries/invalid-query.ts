import { Refusal } from '../../refusal.ts'

/** A list that cannot be asked for like this, and why. */
export const invalidQuery = (message: string) => new Refusal('general_query_invalid', `Invalid query: ${message}`)
