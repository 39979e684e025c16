import { isJsonObject } from './json.ts'

/** The values that each choice takes; the first is the metric or the international one. */
export const unitChoices = {
  /** Of bodies: with centimetres, or with feet and inches. */
  mass: ['kg', 'lb'],
  distance: ['km', 'mi'],
  temperature: ['C', 'F'],
  /** Of drinks, and of liquids that a shop sells. */
  volume: ['ml', 'fl-oz'],
  /** What foods weigh. Nutrients stay in grams, as labels have them. */
  food: ['g', 'oz'],
  /** How a kitchen measures out: in cups beside spoons, or by the volume that a cup holds. */
  measures: ['cups', 'ml', 'fl-oz'],
  /** What foods are called in English: eggplant or aubergine. */
  names: ['US', 'GB'],
  /** Of food and training; with both, kilojoules stand beside the kilocalories. */
  energy: ['kcal', 'kJ', 'both'],
  /** Hours of a day on the clock. */
  clock: ['24', '12'],
  /** The day on which calendars begin a week. Plans of a week are from Monday whatever is chosen. */
  firstDay: ['monday', 'sunday', 'saturday'],
} as const

/**
 * The units and customs that a person has chosen. What was never chosen is missing: each screen then keeps the unit that
 * it shows to everybody. What is stored stays in SI units; a figure is converted where it is shown or typed.
 */
export type UnitChoices = { readonly [K in keyof typeof unitChoices]?: (typeof unitChoices)[K][number] }

export type MassUnit = NonNullable<UnitChoices['mass']>
export type DistanceUnit = NonNullable<UnitChoices['distance']>
export type FirstDay = NonNullable<UnitChoices['firstDay']>
export type TemperatureUnit = NonNullable<UnitChoices['temperature']>

/** The choices in stored data; what does not fit counts as never chosen. */
export function readUnitChoices(data: unknown): UnitChoices {
  if (!isJsonObject(data)) return {}
  return Object.fromEntries(
    Object.entries(unitChoices).flatMap(([name, takes]) => {
      const chosen = takes.find((one) => one === data[name])
      return chosen === undefined ? [] : [[name, chosen]]
    }),
  )
}
