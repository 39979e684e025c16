import type { LocalDate } from '@pacemeal/domain'

/** One food of a dish as it is weighed for the plate. */
export interface WeighedPortion {
  readonly food: string
  readonly grams: number
  /** How the dish calls it; used when the catalogue no longer knows the food. */
  readonly item: string
  /** The day on which it is cooked or eaten; says by when a rest is to be used. */
  readonly on?: LocalDate
  /** Minute of that day. */
  readonly at?: number
}
