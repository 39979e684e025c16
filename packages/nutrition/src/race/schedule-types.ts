import type { RaceProduct } from '@pacemeal/domain/event'
import type { DuringTargets, HourTargets } from './targets.ts'

/** Something taken at one minute, in whole servings, with the plain water that it needs. */
export interface Take {
  readonly kind: 'take'
  readonly minute: number
  readonly product: string
  readonly servings: number
  readonly water: number
  /** Taken at a station, whose water it is taken with: none of it is carried. */
  readonly isAtStation?: boolean
  /** The station soon after at which its water is drunk: chews and food that need little of it, before the first one. */
  readonly waterAt?: number
}

/** Water drunk at a station as it is handed out, in millilitres: nothing of it is carried. */
export interface Cup {
  readonly kind: 'cup'
  readonly minute: number
  readonly water: number
}

/** A bottle that is mixed at one minute and sipped evenly from one minute to another. */
export interface Bottle {
  readonly kind: 'bottle'
  readonly from: number
  readonly to: number
  /** When it was filled: the start or an aid station. */
  readonly filledAt: number
  /** Millilitres in the bottle, and of these drunk; the rest is poured away. */
  readonly volume: number
  readonly drunk: number
  /** Whole servings dissolved in it; none for plain water. */
  readonly contents: readonly { readonly product: string; readonly servings: number }[]
}

export type Entry = Take | Bottle | Cup

/** The minute at which something is taken, or a bottle begun. */
export const minuteOf = (entry: Entry): number => (entry.kind === 'bottle' ? entry.from : entry.minute)

export type Quantity = keyof HourTargets

/** Why an hour is not at its target. */
export type BindingRule =
  | 'no_intake'
  | 'finish'
  | 'carry'
  | 'glucose'
  | 'drink_strength'
  | 'no_source'
  | 'product_sodium'
  | 'unneeded_sodium'
  | 'low_product_sodium'
  | 'undissolved_salt'
  | 'gel_water'
  | 'safety_limit'
  | 'caffeine'
  | 'whole_servings'
  | 'change'

/** Rolling hours outside their bounds: those that start from `from` to `to`, both included, and what binds. */
export interface Miss {
  readonly quantity: Quantity
  readonly from: number
  readonly to: number
  readonly rule: BindingRule
}

/**
 * Ways to take along what was chosen, in the order in which they are preferred: all of it carried; the same,
 * and what lacks drunk at the stations, as in all that follow; food that needs water, and water itself, taken there; without what is mixed into bottles; without food that needs water.
 */
export const provisionNames = [
  'carried',
  'carried_with_cups',
  'at_stations',
  'carried_without_mix',
  'carried_without_watered_food',
  'at_stations_without_mix',
  'at_stations_without_watered_food',
] as const
export type ProvisionName = (typeof provisionNames)[number]

/** A product taken in the same rhythm through the race: `servings` each time, `times` in an hour. */
export interface Rhythm {
  readonly product: RaceProduct
  readonly times: number
  readonly servings: number
  /** The foods that take turns in it, of which `product` is the mean; absent where it is always the same. */
  readonly turns?: readonly RaceProduct[]
}

/** One rhythm of solid food for the pieces of a leg, and what is mixed into their bottles. */
export interface Composition {
  readonly rhythms: readonly Rhythm[]
  readonly mix: RaceProduct | null
  /** The share of an hour's carbohydrate that the rhythms may bring. */
  readonly most: number
}

/**
 * What is eaten in which rhythm and mixed: in the hours, by the minute from which they ask for other carbohydrate; in those in which
 * nothing can be drunk; and in each break by its start.
 */
export interface Composed {
  readonly steady: ReadonlyMap<number, Composition>
  readonly dry: Composition | null
  readonly breaks: ReadonlyMap<number, Composition>
}

/** What to take and when, from the start to the finish. */
export interface RaceSchedule {
  readonly targets: DuringTargets
  /** What each stretch of the race asks for, by the hour. */
  readonly pieces: readonly Piece[]
  readonly provision: ProvisionName
  readonly composed: Composed
  readonly entries: readonly Entry[]
  readonly misses: readonly Miss[]
}

/** A stretch with one hourly target; nothing can be taken where it is closed. */
export interface Piece extends HourTargets {
  readonly from: number
  readonly to: number
  readonly isOpen: boolean
  /** A short pause that makes up for the leg before it. */
  readonly isBreak: boolean
}
