import { openCatalog } from '@pacemeal/catalog'
import { findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type Athlete,
  defaultKitchenPreferences,
  type KitchenPreferences,
  localDate,
  type MealOption,
  minuteOfDay,
  type PlannedDay,
  type PlannedMeal,
  type TableGuest,
  weekdays,
} from '@pacemeal/domain'
import { planWeek, swapMeal } from '@pacemeal/planner'
import { describe, expect, test } from 'vitest'
import { anAthlete, aSchedule, aSession } from './an-athlete.ts'
import { checkOption } from './check-plan.ts'

const catalog = openCatalog()
const monday = localDate('2026-03-02')
const noah: TableGuest = {
  id: 'noah',
  name: 'Noah',
  portion: 1,
  meals: ['breakfast', 'dinner'],
  diets: ['vegetarian'],
  restrictions: ['peanuts'],
}
const lunchAt = (way: 'cold' | 'microwave', days = 5): KitchenPreferences['mealsAway'] =>
  weekdays.slice(0, days).map((day) => ({ day, meal: 'lunch', way }))
const early = aSchedule({
  tuesday: [aSession({ start: minuteOfDay(6 * 60), end: minuteOfDay(7 * 60) })],
  thursday: [aSession({ start: minuteOfDay(6 * 60 + 15), end: minuteOfDay(7 * 60 + 15) })],
})

interface Case {
  readonly name: string
  readonly athlete: Athlete
  readonly kitchen: Partial<KitchenPreferences>
}
const cases: readonly Case[] = [
  { name: 'cold lunches', athlete: anAthlete(), kitchen: { mealsAway: lunchAt('cold') } },
  { name: 'warmed lunches', athlete: anAthlete({ diets: ['vegan'] }), kitchen: { mealsAway: lunchAt('microwave') } },
  {
    name: 'little time, and cold lunches without gluten and milk',
    athlete: anAthlete({ diets: ['gluten-free', 'dairy-free'] }),
    kitchen: { handsOnMinutes: { weekday: 20, weekend: 40 }, mealsAway: lunchAt('cold') },
  },
  {
    name: 'a small kitchen and dishes that nobody wants again',
    athlete: anAthlete({ restrictions: ['eggs'] }),
    kitchen: {
      equipment: ['stove', 'microwave'],
      never: ['overnight-oats-berries', 'avocado-egg-sourdough', 'spaghetti-sardines-tomato'],
    },
  },
  { name: 'early sessions', athlete: anAthlete({ schedule: early }), kitchen: {} },
  { name: 'a vegetarian guest without peanuts', athlete: anAthlete(), kitchen: { table: [noah] } },
  {
    name: 'low-carb, cold lunches and breakfasts',
    athlete: anAthlete({ diets: ['low-carb'] }),
    kitchen: { mealsAway: [...lunchAt('cold'), { day: 'monday', meal: 'breakfast', way: 'cold' }] },
  },
  {
    name: 'kosher, warmed lunches',
    athlete: anAthlete({ diets: ['kosher'] }),
    kitchen: { mealsAway: lunchAt('microwave') },
  },
]

const handsOnOf = (recipe: string): number =>
  findRecipeKitchen(recipe)?.handsOnMinutes ?? catalog.findRecipe(recipe)?.minutes ?? 0
const cooks = (recipe: string): boolean => {
  const kitchen = findRecipeKitchen(recipe)
  return (kitchen?.equipment ?? ['stove']).some((tool) => tool === 'stove' || tool === 'oven' || tool === 'grill')
}

/** What is wrong with a dish that is offered in the place of a meal's. */
const faultsOf = (
  { athlete, kitchen }: { athlete: Athlete; kitchen: KitchenPreferences },
  day: PlannedDay,
  meal: PlannedMeal,
  offered: MealOption,
  like: number,
): readonly string[] => {
  const says = (limit: NonNullable<MealOption['passes']>[number]) => offered.passes?.includes(limit) === true
  const recipe = catalog.findRecipe(offered.recipe)
  const cooked = findRecipeKitchen(offered.recipe)
  const away = kitchen.mealsAway.find((one) => one.day === day.day && one.meal === meal.slot)?.way
  const isEatenThere =
    away === undefined ||
    (cooked?.isPortable === true && (cooked.isEatenCold || (away === 'microwave' && cooked.isMicrowaved)))
  const budget = day.day === 'saturday' || day.day === 'sunday' ? 'weekend' : 'weekday'
  const others = day.meals.filter(({ id }) => id !== meal.id)
  const used = others.reduce((sum, { cooking }) => sum + (cooking?.handsOnMinutes ?? 0), 0)
  const left = Math.max(kitchen.handsOnMinutes[budget] - used, meal.cooking?.handsOnMinutes ?? 0, 5)
  const guests = away === undefined ? kitchen.table.filter(({ meals }) => meals.some((one) => one === meal.slot)) : []
  const isEarly = day.sessions.some(({ start }) => start < 7 * 60 && meal.at <= start)
  const grams = offered.ingredients.reduce((sum, line) => sum + line.grams, 0)
  const checks: readonly (readonly [isWrong: boolean, what: string])[] = [
    [kitchen.never.includes(offered.recipe), 'never again'],
    [(cooked?.equipment ?? []).some((tool) => !kitchen.equipment.includes(tool)), 'a tool that is not there'],
    [!isEatenThere && !says('not_portable'), `cannot be eaten ${away}`],
    [isEatenThere && says('not_portable'), 'said not to be portable'],
    [handsOnOf(offered.recipe) > left && !says('long_work'), `${handsOnOf(offered.recipe)} of ${left} minutes`],
    [Math.abs(offered.calories / like - 1) > 0.21 && !says('energy_far'), `${offered.calories} for ${like} kcal`],
    [grams > 1100.5, `${grams} g`],
    [isEarly && !cooks(meal.options[0].recipe) && cooks(offered.recipe), 'cooked before an early session'],
    [
      recipe === undefined ||
        guests.some((guest) => !catalog.permits(catalog.rulesFor(guest.diets, guest.restrictions), recipe, meal.slot)),
      'not for the guest',
    ],
  ]
  const own = checkOption(offered, athlete, catalog.findFood).map(({ what }) => what)
  return [...own, ...checks.filter(([isWrong]) => isWrong).map(([, what]) => what)].map(
    (what) => `${meal.id}: ${offered.name}: ${what}`,
  )
}

const wishes = ['not_portable', 'long_work', 'energy_far'] as const
const breaksWish = ({ passes = [] }: MealOption): boolean => wishes.some((wish) => passes.includes(wish))

describe('every dish that is offered for a meal obeys what the plan obeys, or says what it breaks', () => {
  test.each(cases)('$name', ({ athlete, kitchen: wished }) => {
    const kitchen = { ...defaultKitchenPreferences, ...wished }
    const plan = planWeek({ athlete, monday, seed: 11, kitchen }, catalog)
    if (plan.kind !== 'planned') throw new Error(JSON.stringify(plan))
    const { days } = plan.week
    const faults = days.flatMap((day) =>
      day.meals.flatMap((meal) => {
        const [chosen, ...others] = meal.options
        const planned = others.flatMap((one) => faultsOf({ athlete, kitchen }, day, meal, one, chosen.calories))
        const swapped = swapMeal({ athlete, day, mealId: meal.id, seed: 3, table: kitchen }, catalog)
        // The rest of the day may ask the meal for a tenth more or less.
        const like = swapped.reduce((sum, { calories }) => sum + calories, 0) / Math.max(1, swapped.length)
        const given = swapped.flatMap((one) => faultsOf({ athlete, kitchen }, day, meal, one, like))
        const isMixed = (all: readonly MealOption[]) => all.some(breaksWish) && !all.every(breaksWish)
        const mixed = [others, swapped].some(isMixed) ? [`${meal.id}: breaks a wish beside one that keeps them`] : []
        const none = swapped.length === 0 ? [`${meal.id}: nothing is offered`] : []
        return [...planned, ...given, ...mixed, ...none]
      }),
    )
    expect(faults).toEqual([])
  })
})
