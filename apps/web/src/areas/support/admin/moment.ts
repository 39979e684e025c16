import { instantDateTime } from '../../../languages/dates.ts'
import { browserZone } from '../../../navigation/local-day.ts'

/** A moment of the server, by the clock of the operator: `Nov 17, 8:05 AM`. */
export const momentText = (at: string): string => instantDateTime(new Date(at), browserZone())
