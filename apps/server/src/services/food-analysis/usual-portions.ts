import { type usualPortions as collection, usualPortions } from '@pacemeal/protocol'
import type { rememberPortionsInput } from '@pacemeal/protocol/food-analysis'
import type { z } from 'zod'
import { idFromKey } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { createOwnDocument, type NewData, updateOwnDocument } from '../documents/document-store.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'

/** What a portion is remembered by: the catalogue's food, or the name of one that it does not have. */
interface NamedFood {
  readonly food: string | null | undefined
  readonly name: string
}

const keyOf = ({ food, name }: NamedFood): string =>
  food === null || food === undefined ? `name:${name.trim().toLowerCase()}` : `food:${food}`

/** Keeps the portions that a person corrected; of one food the latest. */
export const rememberPortions = async (
  backend: Ports<'clock' | 'events' | 'store'>,
  { userId, items }: z.infer<typeof rememberPortionsInput>,
): Promise<FunctionAnswer> => {
  await backend.store.transact(async (tx) => {
    for (const { food, name, grams } of items) {
      const foodKey = keyOf({ food, name })
      const id = idFromKey(`usual-portion/${userId}/${foodKey}`)
      const data: NewData<typeof collection> = { user: userId, foodKey, name, grams }
      const known = await updateOwnDocument(tx, backend, usualPortions, id, { name, grams })
      if (known === undefined) await createOwnDocument(tx, backend, usualPortions, data, id)
    }
  })
  return { statusCode: 200, body: { success: true } }
}

/** Grams that a person usually eats of foods, for those that are remembered. */
export const readUsualPortions = async (
  { store }: Ports<'store'>,
  userId: string,
  foods: readonly NamedFood[],
): Promise<(food: NamedFood) => number | undefined> => {
  if (foods.length === 0) return () => undefined
  const rows = await store.db
    .selectFrom('usual_portions')
    .select(['foodKey', 'grams'])
    .where('user', '=', userId)
    .where('foodKey', 'in', foods.map(keyOf))
    .execute()
  const grams = new Map(rows.map((row) => [row.foodKey, row.grams]))
  return (food) => grams.get(keyOf(food))
}
