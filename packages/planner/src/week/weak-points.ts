import { batchMinutes } from './batch-minutes.ts'
import { mainFoodOf } from './dish-model.ts'
import type { HouseholdPortions } from './household-portions.ts'
import { type MenuGoals, WARMING_MINUTES } from './menu-problem.ts'
import { DAYS } from './packs.ts'
import { platesFoods } from './plates-foods.ts'
import { potDaysFrom } from './pot-days.ts'
import type { PlateStart } from './pots.ts'
import { CARBS, FAT, KCAL, PROTEIN } from './vectors.ts'
import type { WeekFoods } from './week-foods.ts'
import { isForCarbs, type WeekPlace } from './week-places.ts'

/** Fuel should be this near its carbohydrate, meals this near their own energy. */
const NEAR_CARBS = 0.1
const NEAR_ENERGY = 0.12
/** Farther than this from it, a plate is given up for another dish wherever one can be found. */
const FAR_CARBS = 0.2
const FAR_ENERGY = 0.14
/** The meal before an event holds little fat, which leaves the stomach late: this share of its energy, or a quarter more than it is planned with. */
const MAX_EVENT_FAT = 0.19
const EVENT_FAT_ROOM = 1.25
/** Plates of a day with the same main food, what is eaten before training aside. */
export const MAX_SAME_FOOD = 2

/** How far a plate is from what it is for, as a share of it: fuel from its carbohydrate, a meal from its energy. */
const missOf = (portions: HouseholdPortions, { place }: PlateStart, plate: number): number => {
  const { target } = place
  const figures = portions.plateFigures(plate)
  const [figure, wanted] = isForCarbs(place) ? [CARBS, target.carbs] : [KCAL, target.calories]
  return wanted > 0 ? Math.abs((figures[figure] as number) / wanted - 1) : 0
}

const isOff = (portions: HouseholdPortions, own: PlateStart, plate: number): boolean =>
  missOf(portions, own, plate) > (isForCarbs(own.place) ? NEAR_CARBS : NEAR_ENERGY)

const isFar = (portions: HouseholdPortions, own: PlateStart, plate: number): boolean =>
  missOf(portions, own, plate) > (isForCarbs(own.place) ? FAR_CARBS : FAR_ENERGY) ||
  (own.place.isBeforeEvent && isFatty(portions.plateFigures(plate), own.place.target))

/** Fat above a share of the energy; who is to have more of it than that may have a quarter more. */
const isFatty = (figures: Float64Array, { calories, fat }: WeekPlace['target']): boolean => {
  const share = 9 * fat > MAX_EVENT_FAT * calories ? (EVENT_FAT_ROOM * 9 * fat) / calories : MAX_EVENT_FAT
  return 9 * (figures[FAT] as number) > share * (figures[KCAL] as number)
}

/** The main food of every plate as it is served. */
export const mainFoodsOf = (
  portions: HouseholdPortions,
  plates: readonly PlateStart[],
  foods: WeekFoods,
): readonly (string | undefined)[] => plates.map((_, plate) => mainFoodOf(platesFoods(portions, plates, plate), foods))

/** The main food of a meal that stays as it is, what is eaten before training aside. */
export interface KeptFood {
  readonly day: number
  readonly food: string
}

/** Plates of one day that lean on the same food. */
interface SameFood {
  readonly plates: readonly number[]
  /** How many of them have to change; where meals that stay hold the food twice already, all of them. */
  readonly over: number
}

/** Groups of plates that lean on a food which their day has too often, with what stays of the day. */
const sameFoodPlates = (
  plates: readonly PlateStart[],
  mainFoods: readonly (string | undefined)[],
  kept: readonly KeptFood[],
): readonly SameFood[] => {
  const wanted = [...plates.keys()].filter(
    (plate) => plates[plate]?.place.slot !== 'pre-fuel' && mainFoods[plate] !== undefined,
  )
  const byDayAndFood = Map.groupBy(wanted, (plate) => `${plates[plate]?.place.day} ${mainFoods[plate]}`)
  return [...byDayAndFood].flatMap(([key, own]): readonly SameFood[] => {
    const before = kept.filter(({ day, food }) => `${day} ${food}` === key).length
    const over = Math.min(own.length, own.length + before - MAX_SAME_FOOD)
    return over > 0 ? [{ plates: own, over }] : []
  })
}

/** Ids of the plates that may be served but are off: fuel from its carbohydrate, a meal from its energy. */
export const weakPlatesOf = (portions: HouseholdPortions, plates: readonly PlateStart[]): readonly string[] =>
  plates.flatMap((own, plate) => (isOff(portions, own, plate) ? [own.place.id] : []))

/** Plates above the limits of a week. */
export interface PoorPlates {
  /** Ids of all that have a part in it. */
  readonly ids: readonly string[]
  /** How many have to change. */
  readonly count: number
}

const idsOf = (plates: readonly PlateStart[], numbers: readonly number[]): readonly string[] =>
  [...new Set(numbers)].flatMap((plate) => plates[plate]?.place.id ?? [])

/** The plates that break a limit that every week keeps: a main meal short of protein, a day's third one of a main food. */
export const brokenPlatesOf = (
  portions: HouseholdPortions,
  plates: readonly PlateStart[],
  mainFoods: readonly (string | undefined)[],
  kept: readonly KeptFood[],
): PoorPlates => {
  const sameFood = sameFoodPlates(plates, mainFoods, kept)
  const short = plates.flatMap(({ place }, plate) =>
    (portions.plateFigures(plate)[PROTEIN] as number) < place.protein ? [plate] : [],
  )
  return {
    ids: idsOf(plates, [...short, ...sameFood.flatMap((one) => one.plates)]),
    count: short.length + sameFood.reduce((sum, { over }) => sum + over, 0),
  }
}

/** The plates that a week should not have: those that break a limit, and what is far from what it is for. */
export const poorPlatesOf = (
  portions: HouseholdPortions,
  plates: readonly PlateStart[],
  broken: PoorPlates,
): PoorPlates => {
  const far = plates.flatMap((own, plate) => (isFar(portions, own, plate) ? [own.place.id] : []))
  return { ids: [...new Set([...broken.ids, ...far])], count: broken.count + far.length }
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
  const pots = potDaysFrom(from, 0)
  for (const [ready, days] of readyDays) {
    const cooking = foods.ready[ready]?.cooking
    if (!cooking) continue
    const rule = { keeps: Math.min(cooking.keepsDays, leftoverDays), most: DAYS, isAhead: false, freezes: false }
    for (const { cookedOn } of pots.spansOf(days, 0, rule)) add(cookedOn, cooking.handsOnMinutes)
  }
  return Array.from(busy, (own, day) => Math.max(0, own - (minutes[day] ?? 0)))
}
