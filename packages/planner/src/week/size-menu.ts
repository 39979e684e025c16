import { takenDuring, targetOf } from '../planned-day.ts'
import { isLikelyPlate, isRealPlate } from '../plate-limits.ts'
import { isOnTarget } from '../warnings.ts'
import { HouseholdPortions, type SizingOptions } from './household-portions.ts'
import type { Menu } from './menu-problem.ts'
import { figuresOfOption } from './pinned-meals.ts'
import { platesFoods } from './plates-foods.ts'
import { fitPortions, type PortionProblem } from './portion-fit.ts'
import { fillPots, type PlateStart } from './pots.ts'
import { addVector, CARBS, FAT, KCAL, PROTEIN, VECTOR } from './vectors.ts'
import {
  brokenPlatesOf,
  type KeptFood,
  mainFoodsOf,
  overMinutesOf,
  type PoorPlates,
  poorPlatesOf,
  weakPlatesOf,
} from './weak-points.ts'
import type { WeekSetting } from './week-setting.ts'

/** A menu with its portions, and what is wrong with it. */
export interface SizedMenu {
  readonly menu: Menu
  readonly plates: readonly PlateStart[]
  readonly portions: HouseholdPortions
  readonly cost: number
  /** Ids of the plates that nobody may be served: too much, against a diet, or far from what the meal needs. */
  readonly wrongPlates: readonly string[]
  /** Ids of the plates that may be served but whose fuel or energy is off. */
  readonly weakPlates: readonly string[]
  /** The plates that break a limit of every week: protein of main meals, main foods of a day. */
  readonly brokenPlates: PoorPlates
  /** The plates that a week should not have; those that break a limit are among them. */
  readonly poorPlates: PoorPlates
  /** The bought food that gives each plate most of its protein, by plate. */
  readonly mainFoods: readonly (string | undefined)[]
  /** Minutes by which the cooking of each day is over its budget. */
  readonly overMinutes: readonly number[]
  /** Days that miss their target. */
  readonly missedDays: readonly number[]
}

/** A meal may be this far from its own energy; small ones by some kcal more. */
const MAX_MEAL_MISS = 0.195
const SMALL_CALORIES = 15
/** What a plate may get more of a food of a shared pot when whole tenths of a gram are given out. */
const APPORTIONED = 0.1

const dishesAt = ({ problem, pinned }: WeekSetting, menu: Menu) => ({
  problem: {
    ...problem,
    places: problem.places.map((place) => (pinned.has(place.place.id) ? { ...place, choices: [] } : place)),
  },
  menu,
})

/** Main foods of the meals that stay, which count for their day beside those that are chosen. */
const keptFoodsOf = ({ problem, pinned }: WeekSetting): readonly KeptFood[] =>
  problem.places.flatMap(({ place, choices }) => {
    const food = choices[0]?.mainFood
    const counts = pinned.has(place.id) && place.slot !== 'pre-fuel' && food !== undefined
    return counts ? [{ day: place.day, food }] : []
  })

const alreadyOn = ({ kitchen, targets, places, pinned }: WeekSetting): readonly Float64Array[] => {
  const days = targets.map(() => new Float64Array(VECTOR))
  for (const place of places) {
    const pin = pinned.get(place.id)
    const day = days[place.day]
    if (pin && day) addVector(day, figuresOfOption(kitchen, pin.option), 1)
  }
  return days
}

/** Whether a plate weighs no more, and holds no more powder, than somebody is served. */
const isReal = (portions: HouseholdPortions, plates: readonly PlateStart[], plate: number): boolean => {
  const own = plates[plate]
  if (!own) return true
  const foods = platesFoods(portions, plates, plate)
  const isShared = (portions.pots[own.pot]?.start.plates.length ?? 0) > 1 || own.place.guests.length > 0
  // What is beside the dish is measured for the plate alone: 40 g of powder are 40 g.
  const besideFrom = foods.length - own.sides.length
  const apportioned = (line: number): number => (isShared && line < besideFrom ? APPORTIONED : 0)
  return isRealPlate(foods.map(({ food, grams }, line) => ({ food, grams: grams + apportioned(line) })))
}

/** Plates of a menu that weigh more, or hold more powder, than somebody is served. */
export const countUnrealPlates = ({ portions, plates }: Pick<SizedMenu, 'portions' | 'plates'>): number =>
  plates.filter((_, plate) => !isReal(portions, plates, plate)).length

const isWrong = (
  { kitchen }: WeekSetting,
  portions: HouseholdPortions,
  plates: readonly PlateStart[],
  plate: number,
): boolean => {
  const own = plates[plate]
  if (!own) return false
  const { target, slot } = own.place
  const foods = platesFoods(portions, plates, plate)
  const miss = Math.abs((portions.plateFigures(plate)[KCAL] as number) - target.calories)
  if (miss > MAX_MEAL_MISS * target.calories + (target.calories < 150 ? SMALL_CALORIES : 0)) return true
  if (!isReal(portions, plates, plate)) return true
  const recipe = portions.pots[own.pot]?.start.dish.recipe
  if (recipe && !isLikelyPlate(recipe, foods)) return true
  return !kitchen.keepsDiet(recipe?.name ?? '', foods, slot, target)
}

/** Whether the figures of all that is eaten on a day miss its target. */
export const missesDay = ({ targets }: Pick<WeekSetting, 'targets'>, figures: Float64Array, day: number): boolean => {
  const own = targets[day]
  if (!own) return false
  const drunk = takenDuring(own)
  const planned = {
    calories: (figures[KCAL] as number) + drunk.calories,
    protein: figures[PROTEIN] as number,
    carbs: (figures[CARBS] as number) + drunk.carbs,
    fat: figures[FAT] as number,
  }
  const target = targetOf(own)
  return !isOnTarget({ target, planned }) || planned.protein > target.protein * 1.08
}

/** Sizes a menu: portions of everything in the measures of a kitchen, and what is wrong with them. */
export const sizeMenu = (setting: WeekSetting, menu: Menu, options: SizingOptions = {}): SizedMenu => {
  const open = dishesAt(setting, menu)
  const { plates, pots } = fillPots(open.problem, menu)
  const problem: PortionProblem = {
    plates,
    pots,
    plateGoals: plates.flatMap(({ place }) => setting.plateGoals.get(place.id) ?? []),
    dayGoals: setting.dayGoals,
    already: alreadyOn(setting),
  }
  const portions = new HouseholdPortions(problem, fitPortions(problem), setting.foods).run(options)
  const mainFoods = mainFoodsOf(portions, plates, setting.foods)
  const brokenPlates = brokenPlatesOf(portions, plates, mainFoods, keptFoodsOf(setting))
  return {
    menu,
    plates,
    portions,
    mainFoods,
    cost: portions.cost(),
    wrongPlates: plates.flatMap(({ place }, plate) => (isWrong(setting, portions, plates, plate) ? [place.id] : [])),
    weakPlates: weakPlatesOf(portions, plates),
    brokenPlates,
    poorPlates: poorPlatesOf(portions, plates, brokenPlates),
    overMinutes: overMinutesOf(portions, plates, setting.foods, setting.problem.goals),
    missedDays: setting.targets.flatMap((_, day) => (missesDay(setting, portions.dayFigures(day), day) ? [day] : [])),
  }
}
