import { LOW_CARB } from '@pacemeal/catalog'
import { type KitchenPreferences, type Shop, weekdays } from '@pacemeal/domain'
import type { DayTargets } from '@pacemeal/nutrition'
import type { Kitchen } from '../kitchen.ts'
import { fiberAim, fiberLimit, fiberWeight } from '../planned-day.ts'
import { holdsMuchFat, permittedLoadingSides } from '../sides.ts'
import type { DayLimits, MenuGoals, MenuPlace, MenuProblem } from './menu-problem.ts'
import { WeekChoices } from './open-choices.ts'
import { modelOfOption, type PinnedMeal, pinnedChoice } from './pinned-meals.ts'
import {
  dayGoal,
  type Goal,
  HEAVY_GRAM_OVER,
  mostDrunk,
  plateGoal,
  soughtFiber,
  soughtIron,
  soughtProduce,
} from './portion-costs.ts'
import { WeekFoods } from './week-foods.ts'
import type { WeekPlace } from './week-places.ts'
import { chooseSides } from './week-sides.ts'

/** Minutes that no day has more of for somebody who is short of time. Own choice. */
const LITTLE_TIME = 20

/** Where a day has to pass the low-carbohydrate limits to be met at all, a meal may follow its own target this far. */
const CARB_HEADROOM = 1.05

export interface WeekSettingInput {
  readonly kitchen: Kitchen
  readonly preferences: KitchenPreferences
  readonly shop: Shop
  readonly seed: number
  readonly places: readonly WeekPlace[]
  /** By day from Monday; a day that is not planned has none. */
  readonly targets: readonly (DayTargets | undefined)[]
  readonly pinned: ReadonlyMap<string, PinnedMeal>
  readonly recent: ReadonlySet<string>
  readonly prefer: ReadonlyMap<string, string>
  /** Foods that are bought already. */
  readonly bought: ReadonlySet<string>
}

/** Everything that the search for a week's dishes and portions reads, worked out once. */
export interface WeekSetting extends WeekSettingInput {
  readonly foods: WeekFoods
  readonly problem: MenuProblem
  readonly choices: WeekChoices
  readonly plateGoals: ReadonlyMap<string, Goal>
  readonly dayGoals: readonly (Goal | undefined)[]
}

const goalsOf = (
  { handsOnMinutes, rotation, leftoverDays, batchDays, equipment }: KitchenPreferences,
  from: number,
): MenuGoals => ({
  minutes: weekdays.map((day) =>
    day === 'saturday' || day === 'sunday' ? handsOnMinutes.weekend : handsOnMinutes.weekday,
  ),
  ...rotation,
  leftoverDays,
  batchDays: batchDays.reduce((set, day) => set | (1 << weekdays.indexOf(day)), 0),
  from,
  hasFreezer: equipment.includes('freezer'),
  isShortOfTime: Math.max(handsOnMinutes.weekday, handsOnMinutes.weekend) <= LITTLE_TIME,
})

const limitsOf = (targets: DayTargets): DayLimits => ({
  sodium: targets.sodium.value.high,
  fiber: fiberAim(targets, 'dishes') * (fiberLimit(targets).mostFiber ?? Number.POSITIVE_INFINITY),
  fiberWeight: fiberWeight(targets),
  iron: soughtIron(targets),
  leastFiber: soughtFiber(targets),
  produce: soughtProduce(targets),
  drunk: mostDrunk(targets),
})

const plateGoalsOf = (
  { kitchen, places }: Pick<WeekSettingInput, 'kitchen' | 'places'>,
  gramOver?: number,
): WeekSetting['plateGoals'] => {
  const isLowCarb = kitchen.rules.diets.includes('low-carb')
  const mostCarbs = ({ target }: WeekPlace) =>
    isLowCarb ? Math.max(LOW_CARB.carbsPerServing, target.carbs * CARB_HEADROOM) : undefined
  return new Map(places.map((place) => [place.id, plateGoal(place, mostCarbs(place), gramOver)]))
}

/** The same week with plates that weigh too much priced above days that miss their target. */
export const withLightPlates = (setting: WeekSetting): WeekSetting => ({
  ...setting,
  plateGoals: plateGoalsOf(setting, HEAVY_GRAM_OVER),
})

/** Opens a week: its dishes, what is served beside them, and what plates and days should come to. */
export const openWeek = (input: WeekSettingInput): WeekSetting => {
  const { kitchen, preferences, shop, seed, places, targets, pinned, recent, prefer, bought } = input
  const foods = new WeekFoods(kitchen.catalog, shop, preferences.equipment.includes('freezer'))
  const isLowCarb = kitchen.rules.diets.includes('low-carb')
  const isKosher = kitchen.keepsMeatAndMilkApart
  const loads = places.some(({ isLoading }) => isLoading)
  const loading = loads ? permittedLoadingSides(kitchen.catalog, kitchen.rules) : []
  const wantsFat = places.some(({ isLoading, target }) => isLoading && holdsMuchFat(target))
  const sides = chooseSides(kitchen.sides, loading, foods, { seed, livesOnFat: isLowCarb, isKosher, wantsFat })
  const open = places.filter(({ id }) => !pinned.has(id))
  const choices = new WeekChoices({ kitchen, preferences, foods, places: open, sides, seed, recent, prefer, bought })
  const openPlaces = new Map(choices.open().map((place) => [place.place.id, place]))
  const menuPlaces = places.map((place): MenuPlace => {
    const pin = pinned.get(place.id)
    if (!pin) return openPlaces.get(place.id) ?? { place, choices: [] }
    const model = modelOfOption(kitchen, pin.option, foods)
    return { place, choices: [pinnedChoice(model, choices.dishes.push(model) - 1)] }
  })
  const from = Math.max(
    0,
    targets.findIndex((day) => day !== undefined),
  )
  return {
    ...input,
    foods,
    choices,
    problem: {
      places: menuPlaces,
      dishes: choices.dishes,
      packs: foods.packs,
      ready: foods.ready,
      goals: goalsOf(preferences, from),
      limits: targets.map((day) => day && limitsOf(day)),
      keepsMeatAndMilkApart: isKosher,
    },
    plateGoals: plateGoalsOf(input),
    dayGoals: targets.map((day) => day && dayGoal(day)),
  }
}
