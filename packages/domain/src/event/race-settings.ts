import type { RaceProduct } from './race-product.ts'

/** What holds for all events of an athlete. */
export interface RaceSettings {
  /** Products of their own, and generic ones as they changed them, by the same id. */
  readonly products: readonly RaceProduct[]
  /** Milligrams of sodium in a litre of sweat; null while it was not measured. */
  readonly sweatSodium: number | null
  /** Carbohydrate that the gut takes without trouble by the athlete's own word, g/h; null for none. */
  readonly tolerance: number | null
  /** A low-carb eater who chose to fuel intense sessions and races. */
  readonly fuelsLowCarb: boolean
}

export const defaultRaceSettings: RaceSettings = {
  products: [],
  sweatSodium: null,
  tolerance: null,
  fuelsLowCarb: false,
}
