import { describeAmount, openCatalog } from '@pacemeal/catalog'
import { weekPortions } from '@pacemeal/catalog/shopping'
import {
  addDays,
  type CookEvent,
  defaultKitchenPreferences,
  FOOD_EVENT,
  type MealOption,
  type PlannedWeek,
  portionFoods,
  settleCookEvents,
  type TableGuest,
} from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { changeDays } from './change-days.ts'
import { chooseOption } from './choose-option.ts'
import { footballer } from './fixtures/athletes.ts'
import { solveWeekOnce } from './fixtures/solved-weeks.ts'
import { monday } from './fixtures/solver.ts'

const catalog = openCatalog()
/** Nobody eats along. */
const nobodyElse = defaultKitchenPreferences
const week = solveWeekOnce({ athlete: footballer, monday, seed: 3 })

const sum = (lines: readonly { readonly grams: number }[]): number =>
  lines.reduce((total, { grams }) => total + grams, 0)
const isDish = ({ recipe }: CookEvent): boolean => !recipe.startsWith(FOOD_EVENT)
const pots = ({ cooking = [] }: PlannedWeek): readonly CookEvent[] => cooking

/** A pot that several meals of different days eat from, the first on the day of cooking. */
const findSharedPot = (): CookEvent => {
  const pot = pots(week).find((event) => isDish(event) && new Set(event.portions.map(({ date }) => date)).size > 1)
  if (pot === undefined) throw new Error('no shared pot in the week')
  return pot
}

/** The week in which one meal takes a dish that nobody cooks yet. */
const swapped = ({ date, meal }: CookEvent['portions'][number], today = monday): PlannedWeek => {
  const day = week.days.find((one) => one.date === date)
  const [dish] = day?.meals.find(({ id }) => id === meal)?.options ?? []
  if (day === undefined || dish === undefined) throw new Error(`no meal ${meal}`)
  const other: MealOption = {
    ...dish,
    recipe: 'another-dish',
    name: 'Another dish',
    ingredients: [{ food: 'tempeh', grams: 222, amount: '222 g', item: 'Tempeh' }],
  }
  return changeDays(week, [chooseOption(day, meal, other, catalog)], today, nobodyElse, catalog)
}

const mealOf = ({ days }: PlannedWeek, { date, meal }: CookEvent['portions'][number]) =>
  days.find((one) => one.date === date)?.meals.find(({ id }) => id === meal)

describe('a meal that takes another dish', () => {
  const pot = findSharedPot()
  const [first, ...later] = pot.portions.toSorted((a, b) => (a.date < b.date ? -1 : 1))
  const last = later.at(-1)
  if (first === undefined || last === undefined) throw new Error('a shared pot has two portions')

  test('leaves a pot that is to be cooked smaller by its portion, and all that is cooked is still eaten', () => {
    const after = swapped(last)
    const now = pots(after).find(({ id }) => id === pot.id)
    expect(mealOf(after, last)?.cooking).toBeUndefined()
    expect(now?.portions).toEqual(pot.portions.filter((portion) => portion !== last))
    expect(now?.restGrams).toBe(pot.restGrams)
    expect(sum(now?.ingredients ?? [])).toBeCloseTo(sum(now?.portions ?? []) + (now?.restGrams ?? 0), 0)
    expect(now?.servingsCooked).toBeLessThan(pot.servingsCooked)
  })

  test('leaves the pot to the next meal when it was the first of it', () => {
    const after = swapped(first)
    const now = pots(after).find(({ id }) => id === pot.id)
    const [next] = later
    if (next === undefined) throw new Error('a shared pot has two portions')
    expect(now?.cookedOn).toBe(next.date)
    expect(mealOf(after, next)?.cooking).toMatchObject({ cookedOn: next.date, handsOnMinutes: pot.handsOnMinutes })
    expect(mealOf(after, next)?.cooking?.leftoverOf).toBeUndefined()
  })

  test('leaves what is cooked already as a rest that is told', () => {
    const after = swapped(last, addDays(pot.cookedOn, 1))
    const now = pots(after).find(({ id }) => id === pot.id)
    expect(now).toMatchObject({ cookedOn: pot.cookedOn, ingredients: pot.ingredients })
    expect(now?.restGrams).toBeCloseTo(pot.restGrams + last.grams, 3)
  })

  test('is bought for instead of the portion', () => {
    const gramsOf = (of: PlannedWeek, food: string) => sum(weekPortions(of).filter((portion) => portion.food === food))
    const after = swapped(last)
    expect(gramsOf(after, 'tempeh') - gramsOf(week, 'tempeh')).toBeCloseTo(222, 0)
    const before = sum(weekPortions(week))
    expect(sum(weekPortions(after))).toBeLessThan(before + 222)
  })

  test('is cooked for itself when it is a dish of the catalogue', () => {
    const day = week.days.find(({ date }) => date === first.date)
    const meal = day?.meals.find(({ id }) => id === first.meal)
    const dish = week.days
      .flatMap(({ meals }) => meals.map(({ options: [one] }) => one))
      .find(({ recipe, own }) => recipe !== pot.recipe && own === undefined)
    if (day === undefined || meal === undefined || dish === undefined) throw new Error('no other dish')
    const after = changeDays(week, [chooseOption(day, meal.id, dish, catalog)], monday, nobodyElse, catalog)
    const cooking = mealOf(after, first)?.cooking
    const own = pots(after).find(({ id }) => id === cooking?.event)
    expect(own).toMatchObject({ recipe: dish.recipe, cookedOn: first.date, servingsCooked: dish.servings })
    expect(own?.portions.map(({ date, meal: id }) => [date, id])).toEqual([[first.date, first.meal]])
    expect(sum(own?.ingredients ?? [])).toBeCloseTo(own?.portions[0]?.grams ?? 0, 6)
    expect(cooking).toMatchObject({ handsOnMinutes: own?.handsOnMinutes, cookedOn: first.date })
    expect(new Set(pots(after).map(({ id }) => id)).size).toBe(pots(after).length)
  })

  test('leaves the pots of all other meals as they were', () => {
    const after = swapped(last)
    const others = ({ id, portions }: CookEvent) =>
      id !== pot.id && !portions.some(({ date, meal }) => date === last.date && meal === last.meal)
    expect(pots(after).filter(others)).toEqual(pots(week).filter(others))
  })
})

describe('a dish that is chosen for a meal with others at the table', () => {
  const guest: TableGuest = { id: 'noah', name: 'Noah', portion: 1, meals: ['dinner'], diets: [], restrictions: [] }
  const table = { ...defaultKitchenPreferences, table: [guest, { ...guest, id: 'ada', portion: 0.5 }] }
  const shared = solveWeekOnce({ athlete: footballer, monday, seed: 3, kitchen: table })
  const [, day] = shared.days
  const meal = day?.meals.find(({ slot }) => slot === 'dinner')
  const dish = meal?.options[1]
  if (!day || !meal || !dish) throw new Error('a dinner with something to choose')
  const after = changeDays(shared, [chooseOption(day, meal.id, dish, catalog)], monday, table, catalog)
  const ref = { date: day.date, meal: meal.id }
  const cooking = mealOf(after, { ...ref, eater: 'self', grams: 0 })?.cooking
  const pot = pots(after).find(({ id }) => id === cooking?.event)

  test('is cooked for everybody, by their portions', () => {
    const [own] = pot?.portions ?? []
    expect(pot?.recipe).toBe(dish.recipe)
    expect(
      pot?.portions.map(({ date, meal: id, eater, grams }) => [date, id, eater, grams / (own?.grams ?? 0)]),
    ).toEqual([
      [ref.date, ref.meal, 'self', 1],
      [ref.date, ref.meal, 'noah', 1],
      [ref.date, ref.meal, 'ada', 0.5],
    ])
    expect(sum(pot?.ingredients ?? [])).toBeCloseTo(sum(pot?.portions ?? []), 6)
    expect(pot?.servingsCooked).toBe(Math.round(2 * 2.5 * dish.servings) / 2)
    expect(cooking?.servingsCooked).toBe(pot?.servingsCooked)
    for (const { food, amount, grams } of pot?.ingredients ?? []) {
      expect(amount).toBe(describeAmount(catalog.requireFood(food), grams))
    }
  })

  test('is bought for everybody', () => {
    const [line] = (pot?.ingredients ?? []).toSorted((a, b) => b.grams - a.grams)
    const own = dish.ingredients.find(({ food }) => food === line?.food)
    const bought = (of: PlannedWeek) => sum(weekPortions(of).filter(({ food }) => food === line?.food))
    const before = pots(shared).flatMap(({ portions, ...event }) =>
      portions
        .filter((portion) => portion.date === ref.date && portion.meal === ref.meal)
        .map((portion) => portionFoods({ ...event, portions }, portion).get(line?.food ?? '') ?? 0),
    )
    const left = before.reduce((total, grams) => total + grams, 0)
    expect(bought(after) - bought(shared) + left).toBeGreaterThan(2.4 * (own?.grams ?? Number.POSITIVE_INFINITY))
  })
})

/** The plate of a meal in other portions, every ingredient by its own share. */
const portioned = (of: PlannedWeek, { date, meal: id }: CookEvent['portions'][number], shares: readonly number[]) => {
  const day = of.days.find((one) => one.date === date)
  if (day === undefined) throw new Error(`no day ${date}`)
  return {
    ...day,
    meals: day.meals.map((meal) => {
      if (meal.id !== id) return meal
      const [dish, ...others] = meal.options
      const ingredients = dish.ingredients.map((line, at) => ({
        ...line,
        grams: line.grams * (shares[at % shares.length] ?? 1),
      }))
      return { ...meal, options: [{ ...dish, ingredients }, ...others] as const }
    }),
  }
}

describe('a plate in other portions', () => {
  const pot = findSharedPot()
  const [first, last] = [pot.portions[0], pot.portions.at(-1)]
  if (first === undefined || last === undefined) throw new Error('a shared pot has two portions')
  const potOf = (after: PlannedWeek) => pots(after).find(({ id }) => id === pot.id)

  test('makes a pot that is still to be cooked larger by as much, in its own proportions', () => {
    const after = changeDays(week, [portioned(week, last, [1.5])], addDays(pot.cookedOn, -1), nobodyElse, catalog)
    const more = (potOf(after)?.portions.at(-1)?.grams ?? 0) - last.grams
    expect(more / last.grams).toBeCloseTo(0.5, 1)
    expect(sum(potOf(after)?.ingredients ?? [])).toBeCloseTo(sum(pot.ingredients) + more, 3)
    expect(mealOf(after, last)?.cooking?.servingsCooked).toBe(potOf(after)?.servingsCooked)
    expect(potOf(after)?.servingsCooked).toBeGreaterThan(pot.servingsCooked)
  })

  test('leaves the rest of a smaller one in the pot when that is cooked, and takes no more than there is', () => {
    const later = addDays(pot.cookedOn, 1)
    const less = potOf(changeDays(week, [portioned(week, last, [0.6])], later, nobodyElse, catalog))
    expect(less).toMatchObject({ ingredients: pot.ingredients, servingsCooked: pot.servingsCooked })
    expect((less?.restGrams ?? 0) / last.grams).toBeCloseTo(0.4, 1)
    expect(sum(less?.portions ?? []) + (less?.restGrams ?? 0)).toBeCloseTo(sum(pot.ingredients), 2)
    expect(potOf(changeDays(week, [portioned(week, last, [1.5])], later, nobodyElse, catalog))).toEqual(pot)
  })

  test('changes no pot that stands on the stove: it was cooked today for a meal that stays as it is', () => {
    if (first.date !== pot.cookedOn) throw new Error('a pot is cooked for its first meal')
    const grown = potOf(changeDays(week, [portioned(week, last, [1.5])], pot.cookedOn, nobodyElse, catalog))
    expect(grown).toEqual(pot)
  })

  test('of any size on any day: all that is cooked is eaten or told as a rest, and no plate takes what it does not hold', () => {
    const meals = week.days.flatMap(({ date, meals: own }) =>
      own.flatMap(({ id, cooking }) => (cooking === undefined ? [] : [{ date, meal: id }])),
    )
    const anyMeal = fc.constantFrom(...meals.map((meal) => ({ ...meal, eater: 'self', grams: 0 })))
    const anyShare = fc.double({ min: 0.3, max: 2, noNaN: true })
    fc.assert(
      fc.property(anyMeal, fc.array(anyShare, { minLength: 1, maxLength: 4 }), fc.nat(6), (meal, shares, days) => {
        const after = changeDays(week, [portioned(week, meal, shares)], addDays(monday, days), nobodyElse, catalog)
        for (const event of pots(after)) {
          expect(sum(event.portions) + event.restGrams, event.id).toBeCloseTo(sum(event.ingredients), 2)
          expect(event.restGrams, event.id).toBeGreaterThanOrEqual(-1e-6)
          if (!isDish(event)) continue
          for (const portion of event.portions) {
            const plate = mealOf(after, portion)?.options[0].ingredients ?? []
            for (const [food, taken] of portionFoods(event, portion)) {
              expect(sum(plate.filter((line) => line.food === food)), food).toBeGreaterThanOrEqual(0.99 * taken - 0.5)
            }
          }
        }
      }),
      { seed: 7, numRuns: 60 },
    )
  })
})

describe('a pot that is handed out in pieces', () => {
  const line = (food: string, grams: number) => ({ food, grams, item: food, amount: `${grams} g` })
  const pot: CookEvent = {
    ...findSharedPot(),
    id: `${monday}/eggs`,
    ingredients: [line('egg-whole-raw', 150), line('lentils-cooked', 300)],
    portions: [
      { date: monday, meal: 'monday-lunch', eater: 'self', grams: 200, pieces: [line('egg-whole-raw', 100)] },
      { date: monday, meal: 'monday-lunch', eater: 'ana', grams: 250, pieces: [line('egg-whole-raw', 50)] },
    ],
    cookedOn: monday,
    restGrams: 0,
  }
  const plated = (share: number): PlannedWeek => ({
    ...week,
    cooking: [pot],
    days: week.days.slice(0, 1).map((day) => ({
      ...day,
      meals: day.meals
        .filter(({ id }) => id === 'monday-lunch')
        .map((meal) => ({
          ...meal,
          cooking: { event: pot.id, cookedOn: monday, servingsCooked: 2, handsOnMinutes: 5, waitingMinutes: 0 },
          options: [
            {
              ...meal.options[0],
              ingredients: [line('egg-whole-raw', 100 * share), line('lentils-cooked', 100 * share)],
            },
          ] as const,
        })),
    })),
  })

  test('grows by the pieces and the rest of the plate that grows, and leaves everybody else what they had', () => {
    const after = changeDays(plated(1), plated(1.5).days, addDays(monday, -1), nobodyElse, catalog)
    const [grown] = pots(after)
    expect(grown?.ingredients.map(({ grams }) => grams)).toEqual([200, 350])
    expect(grown?.portions.map(({ grams }) => grams)).toEqual([300, 250])
    expect(grown?.portions.map(({ pieces = [] }) => pieces.map(({ amount }) => amount))).toEqual([
      ['3 eggs (150 g)'],
      ['1 egg (50 g)'],
    ])
    expect(weekPortions(after).map(({ food, grams }) => [food, grams])).toEqual([
      ['egg-whole-raw', 200],
      ['lentils-cooked', 350],
    ])
  })

  test('loses the pieces and the rest of a portion whose meal takes another dish, and keeps what the others were handed', () => {
    const tuesday = addDays(monday, 1)
    const [onMonday, other] = pot.portions
    const [meal] = plated(1).days[0]?.meals ?? []
    if (!onMonday || !other || !meal) throw new Error('two portions and a meal')
    const handed: CookEvent = {
      ...pot,
      portions: [onMonday, { ...other, date: tuesday, meal: 'tuesday-lunch', eater: 'self' }],
    }
    const [dish] = meal.options
    const eaten = { ...dish, ingredients: [line('egg-whole-raw', 50), line('lentils-cooked', 200)] }
    const swappedDish = { ...dish, recipe: 'another-dish', name: 'Another dish', ingredients: [line('tempeh', 222)] }
    const days = (first: MealOption): PlannedWeek['days'] =>
      week.days.slice(0, 2).map((day, at) => ({
        ...day,
        meals: [
          at === 0
            ? { ...meal, options: [first] as const }
            : { ...meal, id: 'tuesday-lunch', options: [eaten] as const },
        ],
      }))
    const before: PlannedWeek = { ...week, cooking: [handed], days: days(dish) }
    const after = changeDays(before, days(swappedDish).slice(0, 1), monday, nobodyElse, catalog)
    const [left] = pots(after)
    expect(left?.ingredients.map(({ food, grams, amount }) => [food, grams, amount])).toEqual([
      ['egg-whole-raw', 50, '1 egg (50 g)'],
      ['lentils-cooked', 200, expect.stringContaining('(200 g)')],
    ])
    expect(left).toMatchObject({ cookedOn: tuesday, restGrams: 0 })
    expect(weekPortions(after).map(({ food, grams }) => [food, grams])).toEqual([
      ['egg-whole-raw', 50],
      ['lentils-cooked', 200],
      ['tempeh', 222],
    ])
  })
})

test('a food that is cooked ahead stays while its dish takes it, and goes with the dish', () => {
  const pot = findSharedPot()
  const [portion] = pot.portions
  const [line] = pot.ingredients
  if (portion === undefined || line === undefined) throw new Error('a pot has portions and ingredients')
  const ahead: CookEvent = {
    ...pot,
    id: `${portion.date}/${portion.meal}/${line.food}`,
    recipe: `${FOOD_EVENT}${line.food}`,
    portions: [portion],
    ingredients: [line],
  }
  expect(settleCookEvents([ahead], week.days, monday)).toEqual([ahead])
  expect(settleCookEvents([ahead], swapped(portion).days, monday)).toEqual([])
})

test('a day that is written as it was changes nothing', () => {
  expect(changeDays(week, week.days, monday, nobodyElse, catalog)).toEqual(week)
})

test('a week of before kitchens were planned only takes its days', () => {
  const { cooking: _, ...plain } = week
  expect(changeDays(plain, [], monday, nobodyElse, catalog)).toEqual(plain)
})
