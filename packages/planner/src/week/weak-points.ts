import { isFuel } from '../serving-columns.ts'
import { mainFoodOf } from './dish-model.ts'
import type { HouseholdPortions } from './household-portions.ts'
import { batchMinutes, type MenuGoals, WARMING_MINUTES } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { platesFoods } from './plates-foods.ts'
import { PotDays } from './pot-days.ts'
import type { PlateStart } from './pots.ts'
import { CARBS, KCAL, PROTEIN } from './vectors.ts'
import type { WeekFoods } from './week-foods.ts'

/** Fuel should be this near its carbohydrate, meals this near their own energy. */
const NEAR_CARBS = 0.1
const NEAR_ENERGY = 0.12
/** Plates of a day with the same main food, what is eaten before training aside. */
export const MAX_SAME_FOOD = 2

const isOff = (portions: HouseholdPortions, { place }: PlateStart, plate: number): boolean => {
  const { target, slot } = place
  const figures = portions.plateFigures(plate)
  const [figure, wanted, near] = isFuel(slot) ? [CARBS, target.carbs, NEAR_CARBS] : [KCAL, target.calories, NEAR_ENERGY]
  return Math.abs((figures[figure] as number) - wanted) > near * wanted
}

/** The main food of every plate as it is served. */
export const mainFoodsOf = (
  portions: HouseholdPortions,
  plates: readonly PlateStart[],
  foods: WeekFoods,
): readonly (string | undefined)[] => plates.map((_, plate) => mainFoodOf(platesFoods(portions, plates, plate), foods))

/** Plates that lean on a food which its day has too often. */
const sameFoodPlates = (
  plates: readonly PlateStart[],
  mainFoods: readonly (string | undefined)[],
): ReadonlySet<number> => {
  const wanted = [...plates.keys()].filter(
    (plate) => plates[plate]?.place.slot !== 'pre-fuel' && mainFoods[plate] !== undefined,
  )
  const byDayAndFood = Map.groupBy(wanted, (plate) => `${plates[plate]?.place.day} ${mainFoods[plate]}`)
  return new Set([...byDayAndFood.values()].flatMap((own) => (own.length > MAX_SAME_FOOD ? own : [])))
}

/** Ids of the plates that may be served but are off: fuel from its carbohydrate, a meal from its energy. */
export const weakPlatesOf = (portions: HouseholdPortions, plates: readonly PlateStart[]): readonly string[] =>
  plates.flatMap((own, plate) => (isOff(portions, own, plate) ? [own.place.id] : []))

/** Ids of the plates that a week should not have: a main meal short of protein, a day's third one of a main food. */
export const poorPlatesOf = (
  portions: HouseholdPortions,
  plates: readonly PlateStart[],
  mainFoods: readonly (string | undefined)[],
): readonly string[] => {
  const sameFood = sameFoodPlates(plates, mainFoods)
  const isShort = ({ place }: PlateStart, plate: number) =>
    (portions.plateFigures(plate)[PROTEIN] as number) < place.protein
  return plates.flatMap((own, plate) => (sameFood.has(plate) || isShort(own, plate) ? [own.place.id] : []))
}

/** Minutes by which the cooking of each day is over its budget, as the plan will tell them. */
export const overMinutesOf = (
  portions: HouseholdPortions,
  plates: readonly PlateStart[],
  foods: WeekFoods,
  { minutes, from, leftoverDays }: MenuGoals,
): readonly number[] => {
  const busy = new Float64Array(DAYS)
  const add = (day: number, more: number) => {
    busy[day] = (busy[day] as number) + more
  }
  const readyDays = new Map<number, number>()
  for (const { start, servings } of portions.pots) {
    const { dish, cookedOn } = start
    add(cookedOn, batchMinutes(dish.handsOn, Math.round(2 * servings) / 2))
    for (const plate of start.plates) {
      const day = plates[plate]?.place.day ?? cookedOn
      if (day !== cookedOn && !dish.kitchen?.isEatenCold) add(day, WARMING_MINUTES)
    }
    for (const ready of dish.ready) readyDays.set(ready, (readyDays.get(ready) ?? 0) | (1 << cookedOn))
  }
  const pots = new PotDays(from, 0)
  for (const [ready, days] of readyDays) {
    const cooking = foods.ready[ready]?.cooking
    if (!cooking) continue
    const rule = { keeps: Math.min(cooking.keepsDays, leftoverDays), most: DAYS, isAhead: false, freezes: false }
    for (const { cookedOn } of pots.spansOf(days, 0, rule)) add(cookedOn, cooking.handsOnMinutes)
  }
  return Array.from(busy, (own, day) => Math.max(0, own - (minutes[day] ?? 0)))
}
