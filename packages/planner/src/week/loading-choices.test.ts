import { openCatalog } from '@pacemeal/catalog'
import {
  addDays,
  type Diet,
  grams,
  localDate,
  milligrams,
  millilitres,
  minuteOfDay,
  scheduleAround,
} from '@pacemeal/domain'
import { withEvents } from '@pacemeal/domain/event'
import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import type { WeekInput } from '../plan.ts'
import { FIBER } from './vectors.ts'

const catalog = openCatalog()
const monday = localDate('2026-03-02')
const race: NonNullable<WeekInput['events']>[number] = {
  kind: 'race',
  day: addDays(monday, 5),
  start: minuteOfDay(9 * 60),
  minutes: 210,
  intensity: 'Intense',
  loading: 'usual',
  early: 'get-up',
  fuel: {
    carbsPerHour: grams(60),
    carbs: grams(210),
    drinkPerHour: millilitres(600),
    sodiumPerHour: milligrams(350),
  },
}
/** Thursday loads for a marathon on Saturday; Monday is a day like any other. */
const [MONDAY, THURSDAY] = [0, 3]

/** The week of a marathon of somebody who eats so, as it is opened before any search. */
const openedFor = (diets: readonly Diet[]) => {
  const schedule = scheduleAround(
    footballer.schedule,
    withEvents(footballer.schedule, new Map(), [race]),
    addDays(monday, THURSDAY),
  )
  const { problem, choices } = openSetting({
    athlete: { ...footballer, diets, schedule },
    monday,
    seed: 1,
    events: [race],
  })
  return { places: problem.places, dishes: choices.dishes }
}

test.each<readonly [readonly Diet[]]>([
  [[]],
  [['vegetarian']],
  [['vegan', 'gluten-free']],
  [['paleo']],
  [['gluten-free', 'dairy-free']],
])('a loading day of %j can be eaten with less than its 25 g of fiber, of dishes that fit it', (diets) => {
  const meals = openedFor(diets).places.filter(({ place: { day, isLoading } }) => day === THURSDAY && isLoading)
  expect(meals.length).toBeGreaterThanOrEqual(4)
  const least = meals.map(({ choices }) =>
    Math.min(...choices.filter(({ cost }) => cost < 0.6).map(({ guidance }) => guidance.fiber)),
  )
  expect(least.reduce((sum, fiber) => sum + fiber, 0)).toBeLessThan(20)
})

test('fiber that nobody told of a food counts in full on a loading day, and as none on a day that seeks it', () => {
  const { places, dishes } = openedFor(['vegan'])
  expect(catalog.requireFood('tempeh').per100g.fiber).toBeNull()
  /** What is reckoned with for plates of a dish with tempeh, above what is told of their dish and of what stands beside it. */
  const reckonedAbove = (day: number) =>
    places
      .filter(({ place }) => place.day === day)
      .flatMap(({ choices }) => choices)
      .flatMap(({ dish, scale, guidance, sides }) => {
        const lines = dishes[dish]?.lines ?? []
        const tempeh = lines.find(({ food }) => food.id === 'tempeh')
        if (tempeh === undefined) return []
        const told =
          scale * lines.reduce((sum, { food, grams }) => sum + ((food.per100g.fiber ?? 0) * grams) / 100, 0) +
          sides.reduce((sum, { side, steps }) => sum + steps * (side.vector[FIBER] ?? 0), 0)
        return [{ more: guidance.fiber - told, most: (scale * tempeh.grams * (tempeh.food.per100g.carbs ?? 0)) / 100 }]
      })
  const [ordinary, loading] = [reckonedAbove(MONDAY), reckonedAbove(THURSDAY)]
  expect(ordinary.length).toBeGreaterThan(0)
  expect(loading.length).toBeGreaterThan(0)
  for (const { more } of ordinary) expect(more).toBeCloseTo(0)
  for (const { more, most } of loading) expect(more).toBeGreaterThanOrEqual(most - 1e-6)
})

test.each<readonly [readonly Diet[]]>([[[]], [['paleo']]])(
  'plates of tapioca in the place of rice or potatoes are for the days that load alone, for %j',
  (diets) => {
    const { places, dishes } = openedFor(diets)
    const plates = places
      .filter(({ place: { slot } }) => slot === 'lunch' || slot === 'dinner')
      .flatMap(({ place: { day, isLoading }, choices }) =>
        choices
          .filter(({ dish }) => dishes[dish]?.recipe.ingredients.some(({ food }) => food === 'tapioca-pearls'))
          .map(() => ({ day, isLoading })),
      )
    expect(plates.filter(({ day }) => day === THURSDAY)).not.toEqual([])
    expect(plates.filter(({ isLoading }) => !isLoading)).toEqual([])
  },
)
