import type { Catalog, Food } from '@pacemeal/catalog'
import type { MealOption, PlannedDay, WeekWarning } from '@pacemeal/domain'
import { loadingDrinks, MAX_LOADING_FAT_SHARE, MAX_LOADING_FIBER } from '@pacemeal/nutrition/race'
import { isDrink } from '../drinks.ts'
import { isCalmDay, leastLoading } from '../planned-day.ts'
import { untoldFiberOf } from '../untold-fiber.ts'

/** What is still rounding: grams of carbohydrate and fiber, a share of energy from fat, and one of carbohydrate from drinks. */
const ROUNDING = { grams: 0.5, fatShare: 0.005, drinksShare: 0.005 }

/** What is read of a plate beside its own figures. */
export interface PlateReader {
  /** Grams of carbohydrate that it has in the glass. */
  readonly drunkCarbs: (option: MealOption) => number
  /** Grams of fiber that it may hold: what nobody told of a food counts in full. */
  readonly mostFiber: (option: MealOption) => number
}

/** Reads plates by the foods of a catalog. */
export function plateReader(catalog: Pick<Catalog, 'findFood'>): PlateReader {
  const sum = ({ ingredients }: MealOption, per100gOf: (food: Food) => number): number =>
    ingredients.reduce((total, { food: id, grams }) => {
      const food = catalog.findFood(id)
      return total + (food === undefined ? 0 : (per100gOf(food) * grams) / 100)
    }, 0)
  return {
    drunkCarbs: (option) => sum(option, (food) => (isDrink(food) ? (food.per100g.carbs ?? 0) : 0)),
    mostFiber: (option) => option.fiber ?? sum(option, (food) => food.per100g.fiber ?? untoldFiberOf(food)),
  }
}

/** What of a day is looked at. */
type LoadedDay = Pick<PlannedDay, 'day' | 'flags' | 'because' | 'target' | 'planned' | 'meals'>

const loadingOf = ({ because }: LoadedDay) => because.find(({ rule }) => rule === 'race_loading')?.inputs

const isBelow = (carbs: number, { because }: LoadedDay): boolean => carbs < leastLoading(because) - ROUNDING.grams

/** Whether the day's own target stays below the loading: it would take more energy than anybody eats. */
const isHeldByEnergy = (day: LoadedDay): boolean => isBelow(day.target.carbs, day)

const isHeldByPlates = (day: LoadedDay): boolean => !isHeldByEnergy(day) && isBelow(day.planned.carbs, day)

const isFat = (day: LoadedDay): boolean => {
  const { fat, calories } = day.planned
  return loadingOf(day) !== undefined && (9 * fat) / calories > MAX_LOADING_FAT_SHARE + ROUNDING.fatShare
}

/** Whether a day on which the gut should be calm holds more fiber than such a day may. */
const isFibrous = ({ flags, meals }: LoadedDay, { mostFiber }: PlateReader): boolean =>
  isCalmDay(flags) &&
  meals.reduce((sum, { options }) => sum + mostFiber(options[0]), 0) > MAX_LOADING_FIBER + ROUNDING.grams

/** Whether more of the loading is drunk than drinks may bring. */
const isDrunk = (day: LoadedDay, { drunkCarbs }: PlateReader): boolean =>
  loadingOf(day) !== undefined &&
  day.meals.reduce((sum, { options }) => sum + drunkCarbs(options[0]), 0) >
    loadingDrinks(day.planned.carbs) + ROUNDING.drinksShare * day.planned.carbs

const told = [
  ['loading_energy', isHeldByEnergy],
  ['loading_low', isHeldByPlates],
  ['loading_fat', isFat],
  ['loading_drinks', isDrunk],
  ['fiber_high', isFibrous],
] as const

/** What the days around an event had to give up on the plate, each with the rule that binds. */
export const loadingYields = (days: readonly LoadedDay[], plates: PlateReader): readonly WeekWarning[] =>
  told.flatMap(([code, applies]) => {
    const own = days.filter((day) => applies(day, plates))
    return own.length === 0 ? [] : [`${code}:${own.map(({ day }) => day).join('+')}` as const]
  })
