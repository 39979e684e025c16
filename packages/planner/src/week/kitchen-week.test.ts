import { findFoodCooking, findRecipeKitchen } from '@pacemeal/catalog/kitchen'
import {
  type Athlete,
  addDays,
  type CookEvent,
  centimetres,
  defaultKitchenPreferences,
  EATEN_OUT,
  type KitchenPreferences,
  kilograms,
  type LocalDate,
  type PlannedWeek,
} from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { footballer, schedule, session } from '../fixtures/athletes.ts'
import { solveWeekOnce } from '../fixtures/solved-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import type { WeekInput } from '../plan.ts'
import { isOnTarget } from '../warnings.ts'
import { weekYields } from './week-yields.ts'

const weekOf = (athlete: Athlete, change: Partial<WeekInput> = {}): PlannedWeek =>
  solveWeekOnce({ athlete, monday, seed: 3, kitchen: defaultKitchenPreferences, ...change })
const kitchenOf = (change: Partial<KitchenPreferences>): { readonly kitchen: KitchenPreferences } => ({
  kitchen: { ...defaultKitchenPreferences, ...change },
})

const sum = (grams: readonly number[]): number => grams.reduce((total, one) => total + one, 0)
const cooking = ({ cooking: events = [] }: PlannedWeek): readonly CookEvent[] => events
const dishesOnly = (week: PlannedWeek) => cooking(week).filter(({ recipe }) => !recipe.startsWith('food:'))
const mealsOf = ({ days }: PlannedWeek) => days.flatMap(({ date, meals }) => meals.map((meal) => ({ date, meal })))
const daysBetween = (from: LocalDate, to: LocalDate): number => (Date.parse(to) - Date.parse(from)) / 86_400_000

const early: Athlete = {
  ...footballer,
  schedule: schedule({
    monday: [session('Conditioning', '05:30', 75, 'Intense')],
    wednesday: [session('Practice', '06:30', 90, 'Moderate'), session('Lift', '17:00', 60, 'Moderate')],
    saturday: [session('Competition', '06:00', 180, 'Intense')],
  }),
}
const table = [
  {
    id: 'ana',
    name: 'Ana',
    portion: 0.8,
    meals: ['dinner', 'lunch'],
    diets: ['vegetarian'],
    restrictions: ['peanuts'],
  },
  { id: 'ben', name: 'Ben', portion: 0.5, meals: ['dinner'], diets: [], restrictions: ['soy'] },
] as const

const cases: readonly (readonly [string, Athlete, KitchenPreferences])[] = [
  ['a footballer', footballer, defaultKitchenPreferences],
  ['somebody who trains at dawn', early, defaultKitchenPreferences],
  ['a vegan', { ...footballer, diets: ['vegan'] }, defaultKitchenPreferences],
  ['a kosher table', { ...footballer, diets: ['kosher'] }, defaultKitchenPreferences],
  ['a table of three', footballer, kitchenOf({ table }).kitchen],
  [
    'a kitchen without stove',
    footballer,
    kitchenOf({ equipment: ['oven', 'microwave', 'toaster', 'blender'] }).kitchen,
  ],
  ['nobody for leftovers', footballer, kitchenOf({ leftoverDays: 0 }).kitchen],
  ['a cook on Sundays and Wednesdays', footballer, kitchenOf({ batchDays: ['wednesday', 'sunday'] }).kitchen],
  [
    'lunches at work',
    footballer,
    kitchenOf({
      mealsAway: [
        { day: 'monday', meal: 'lunch', way: 'cold' },
        { day: 'tuesday', meal: 'lunch', way: 'microwave' },
        { day: 'wednesday', meal: 'lunch', way: 'canteen' },
      ],
    }).kitchen,
  ],
]

/** Minutes at the stove or board that each day asks for. */
const minutesOf = ({ days, cooking: events = [] }: PlannedWeek): readonly number[] =>
  days.map(({ date, meals }) => {
    const cooked = events.filter(({ cookedOn }) => cookedOn === date).map((event) => event.handsOnMinutes)
    const warmed = meals.flatMap((meal) =>
      meal.cooking && meal.cooking.cookedOn !== date ? [meal.cooking.handsOnMinutes] : [],
    )
    return sum([...cooked, ...warmed])
  })

test('who has ten minutes a day has about as many, and is told of each day that takes more, with its minutes', () => {
  const week = weekOf(footballer, kitchenOf({ handsOnMinutes: { weekday: 10, weekend: 10 } }))
  const minutes = minutesOf(week)
  expect(Math.max(...minutes)).toBeLessThanOrEqual(25)
  expect(sum(minutes) / minutes.length).toBeLessThanOrEqual(15)
  const told = week.warnings.filter((warning) => warning.startsWith('kitchen_minutes')).join('+')
  for (const [index, { day }] of week.days.entries()) {
    expect(told.includes(`${day}-${minutes[index]}`), day).toBe((minutes[index] ?? 0) > 10)
  }
})

test('who names days to cook ahead stands at the stove more often on them than without', () => {
  const onThem = (week: PlannedWeek) =>
    cooking(week).filter(
      ({ cookedOn, handsOnMinutes, waitingMinutes }) =>
        [addDays(monday, 2), addDays(monday, 6)].includes(cookedOn) && handsOnMinutes + waitingMinutes > 10,
    ).length
  // One week may happen to cook on them anyway.
  const people = ([[], ['vegetarian'], ['vegan']] as const).map((diets) => ({ ...footballer, diets }))
  const chosen = people.map((one) => onThem(weekOf(one, kitchenOf({ batchDays: ['wednesday', 'sunday'] }))))
  const usual = people.map((one) => onThem(weekOf(one)))
  expect(sum(chosen), `${chosen} and ${usual}`).toBeGreaterThan(sum(usual))
})

const vegetarian: Athlete = { ...footballer, diets: ['vegetarian'] }

describe.each([
  ['a footballer', footballer],
  ['a vegetarian', vegetarian],
])('the week of %s', (_, athlete) => {
  const rotations = [
    { breakfasts: 2, lunches: 3, dinners: 4 },
    { breakfasts: 3, lunches: 4, dinners: 4 },
    { breakfasts: 4, lunches: 2, dinners: 3 },
  ]
  const counts = rotations.map((rotation) => {
    const week = weekOf(athlete, kitchenOf({ rotation }))
    const told = week.warnings.find((warning) => warning.startsWith('rotation_missed:')) ?? ''
    return [
      ['breakfast', rotation.breakfasts] as const,
      ['lunch', rotation.lunches] as const,
      ['dinner', rotation.dinners] as const,
    ].map(([slot, wanted]) => {
      const own = mealsOf(week).filter(({ meal }) => meal.slot === slot)
      const got = new Set(own.map(({ meal }) => meal.options[0].recipe)).size
      return { wanted, got, isTold: told.includes(`${slot}-${got}-${wanted}`) }
    })
  })

  test('has as many different dishes as are wanted, and tells where it has not', () => {
    for (const { wanted, got, isTold } of counts.flat()) {
      expect(isTold).toBe(got !== wanted)
      expect(Math.abs(got - wanted)).toBeLessThanOrEqual(2)
    }
    expect(counts.flat().filter(({ wanted, got }) => wanted === got).length).toBeGreaterThanOrEqual(7)
  })
})

describe.each(cases)('the kitchen of %s', (_, athlete, kitchen) => {
  const week = weekOf(athlete, { kitchen })

  test('cooks exactly what is eaten, line by line', () => {
    for (const event of cooking(week)) {
      const told = sum(event.portions.map(({ grams }) => grams)) + event.restGrams
      expect(told, event.id).toBeCloseTo(sum(event.ingredients.map(({ grams }) => grams)), 2)
    }
    for (const event of dishesOnly(week)) {
      for (const line of event.ingredients) {
        const onPlates = mealsOf(week)
          .filter(({ meal }) => meal.cooking?.event === event.id)
          .flatMap(({ meal }) => meal.options[0].ingredients.filter(({ food }) => food === line.food))
        const plates = sum(onPlates.map(({ grams }) => grams))
        if (event.portions.every(({ eater }) => eater === 'self')) expect(plates, line.item).toBeCloseTo(line.grams, 2)
        else expect(plates, line.item).toBeLessThanOrEqual(line.grams + 0.01)
      }
    }
  })

  test('cooks every dish that it serves, and serves what it cooks', () => {
    for (const { date, meal } of mealsOf(week)) {
      if (meal.options[0].recipe === EATEN_OUT) continue
      const event = cooking(week).find(({ id }) => id === meal.cooking?.event)
      expect(event?.recipe, meal.id).toBe(meal.options[0].recipe)
      expect(event?.portions.some((one) => one.meal === meal.id && one.date === date && one.eater === 'self')).toBe(
        true,
      )
    }
  })

  test('eats nothing before it is cooked or after it has kept', () => {
    for (const { recipe, cookedOn, portions } of cooking(week)) {
      const food = recipe.startsWith('food:') ? recipe.slice(5) : undefined
      const keeps = food ? findFoodCooking(food)?.keepsDays : findRecipeKitchen(recipe)?.keepsDays
      const freezes = food ? findFoodCooking(food)?.freezes : findRecipeKitchen(recipe)?.freezes
      for (const { date, meal, isFrozen } of portions) {
        if (isFrozen) {
          expect(freezes && kitchen.equipment.includes('freezer'), `${recipe} at ${meal}`).toBe(true)
          continue
        }
        expect(daysBetween(cookedOn, date), `${recipe} at ${meal}`).toBeGreaterThanOrEqual(0)
        const isAhead = (findRecipeKitchen(recipe)?.hoursAhead ?? 0) > 0
        const most = Math.min(keeps ?? 0, isAhead ? Math.max(1, kitchen.leftoverDays) : kitchen.leftoverDays)
        expect(daysBetween(cookedOn, date), `${recipe} at ${meal}`).toBeLessThanOrEqual(most)
      }
    }
  })

  test('cooks with the tools that there are', () => {
    for (const { recipe } of cooking(week)) {
      const food = recipe.startsWith('food:') ? recipe.slice(5) : undefined
      const tools = (food ? findFoodCooking(food)?.equipment : findRecipeKitchen(recipe)?.equipment) ?? []
      expect(
        tools.filter((tool) => !kitchen.equipment.includes(tool)),
        recipe,
      ).toEqual([])
    }
  })

  test('says of every cooking whether it takes a stove or oven', () => {
    for (const { recipe, isHeated } of cooking(week)) {
      const tools = (findRecipeKitchen(recipe) ?? findFoodCooking(recipe.replace('food:', '')))?.equipment ?? []
      expect(isHeated, recipe).toBe(tools.some((tool) => ['stove', 'oven', 'grill'].includes(tool)))
    }
    const hasStove = kitchen.equipment.includes('stove')
    if (hasStove) expect(new Set(cooking(week).map(({ isHeated }) => isHeated))).toContain(true)
  })

  test('lights no stove before an early session', () => {
    for (const day of week.days) {
      const start = Math.min(...day.sessions.map((one) => one.start))
      if (start >= 7 * 60) continue
      for (const { at, cooking: own, options } of day.meals.filter((meal) => meal.at <= start)) {
        const tools = findRecipeKitchen(options[0].recipe)?.equipment ?? []
        const isHot = tools.some((tool) => tool === 'stove' || tool === 'oven' || tool === 'grill')
        if (own?.cookedOn === day.date) expect(isHot, `${options[0].recipe} at ${at}`).toBe(false)
      }
    }
  })

  test('has a main food at most twice a day, a dish four times and three days running, and protein between sessions', () => {
    const codes = week.warnings.map((warning) => warning.split(':')[0])
    expect(codes).not.toContain('main_food_often')
    expect(codes).not.toContain('dish_often')
    expect(codes).not.toContain('meal_protein_low')
  })

  test('gives everybody at the table their portion of every meal', () => {
    for (const { portions } of dishesOnly(week)) {
      for (const guest of kitchen.table) {
        for (const { date, meal, grams } of portions.filter(({ eater }) => eater === guest.id)) {
          const mine = portions.find((one) => one.date === date && one.meal === meal && one.eater === 'self')
          const whole = mine?.grams ?? 0
          // What is counted is given in whole pieces: half of one may be missing or too much.
          const halves = (mine?.pieces ?? []).map((piece) => piece.grams / Number.parseFloat(piece.amount) / 2)
          const room = 0.05 * whole + halves.reduce((a, b) => a + b, 0)
          expect(Math.abs(grams - guest.portion * whole), meal).toBeLessThanOrEqual(room)
        }
      }
    }
    for (const guest of kitchen.table) {
      const fed = cooking(week).flatMap(({ portions }) => portions.filter(({ eater }) => eater === guest.id))
      const meals = mealsOf(week).filter(({ meal }) => (guest.meals as readonly string[]).includes(meal.slot))
      expect(new Set(fed.map(({ date, meal }) => `${date}/${meal}`)).size).toBe(meals.length)
    }
  })
})

describe('meals away', () => {
  const { kitchen } = kitchenOf({
    mealsAway: [
      { day: 'monday', meal: 'lunch', way: 'cold' },
      { day: 'tuesday', meal: 'lunch', way: 'microwave' },
      { day: 'wednesday', meal: 'lunch', way: 'canteen' },
    ],
  })
  const week = weekOf(footballer, { kitchen })
  const lunch = (day: number) => week.days[day]?.meals.find(({ slot }) => slot === 'lunch')

  test('come in a box where they are eaten cold, and good to warm where there is a microwave', () => {
    expect(findRecipeKitchen(lunch(0)?.options[0].recipe ?? '')).toMatchObject({ isPortable: true, isEatenCold: true })
    const warmed = findRecipeKitchen(lunch(1)?.options[0].recipe ?? '')
    expect(warmed?.isPortable && (warmed.isEatenCold || warmed.isMicrowaved)).toBe(true)
  })

  test('are only told what to look for in a canteen', () => {
    const option = lunch(2)?.options[0]
    expect(option).toMatchObject({ recipe: EATEN_OUT, ingredients: [], calories: lunch(2)?.target.calories })
    expect(lunch(2)?.cooking).toBeUndefined()
  })
})

describe('what a week has too often', () => {
  const week = weekOf(footballer)
  const served = week.days[0]?.meals.find(({ slot }) => slot === 'dinner')?.options[0]
  if (!served) throw new Error('Monday has no dinner')
  const dinner = { ...served, recipe: 'served-nowhere-else', name: 'A dish that is served nowhere else' }
  const eatenOn = (days: number, slots: readonly string[], kitchen = defaultKitchenPreferences) =>
    weekYields(
      week.days.map((day, at) => ({
        ...day,
        meals: day.meals.map((meal) =>
          at < days && slots.includes(meal.slot) ? { ...meal, options: [dinner] as const } : meal,
        ),
      })),
      [],
      kitchen,
      ({ recipe }) => recipe,
      { drunkCarbs: () => 0, mostFiber: () => 0 },
    )

  test('is told: a dish on four days running, and one five times', () => {
    expect(eatenOn(3, ['lunch'])).not.toContain(`dish_often:${dinner.name}`)
    expect(eatenOn(4, ['lunch'])).toContain(`dish_often:${dinner.name}`)
    expect(eatenOn(3, ['lunch', 'dinner'])).toContain(`dish_often:${dinner.name}`)
  })

  test('is what somebody asks for who wants one breakfast', () => {
    const kitchen = { ...defaultKitchenPreferences, rotation: { breakfasts: 1, lunches: 4, dinners: 5 } }
    expect(eatenOn(7, ['breakfast'], kitchen)).not.toContain(`dish_often:${dinner.name}`)
    expect(eatenOn(7, ['breakfast'])).toContain(`dish_often:${dinner.name}`)
  })

  test('is told of a day with one main food at three meals', () => {
    const told = (slots: readonly string[]) =>
      eatenOn(1, slots).filter((warning) => warning.startsWith('main_food_often'))
    expect(told(['lunch', 'dinner'])).toEqual([])
    expect(told(['breakfast', 'lunch', 'dinner'])).toEqual(['main_food_often:monday'])
  })
})

test('a dish that somebody never wants does not come', () => {
  const first = weekOf(footballer)
  const never = [...new Set(mealsOf(first).map(({ meal }) => meal.options[0].recipe))]
  const next = weekOf(footballer, kitchenOf({ never }))
  const served = mealsOf(next).flatMap(({ meal }) => meal.options.map(({ recipe }) => recipe))
  expect(served.filter((recipe) => never.includes(recipe))).toEqual([])
})

test('without snacks the meals hold what the day needs', () => {
  const week = weekOf(footballer, kitchenOf({ snacks: 0 }))
  expect(mealsOf(week).filter(({ meal }) => meal.slot === 'snack')).toEqual([])
  for (const { target, planned } of week.days)
    expect(Math.abs(planned.calories / target.calories - 1)).toBeLessThan(0.03)
})

test('who wants three snacks gets three on every day of one session, and the day still meets its figures', () => {
  const week = weekOf(footballer, kitchenOf({ snacks: 3 }))
  for (const { day, sessions, meals, target, planned } of week.days) {
    if (sessions.length < 2) expect(meals.filter(({ slot }) => slot === 'snack').length, day).toBe(3)
    expect(isOnTarget({ target, planned }), day).toBe(true)
  }
  expect(new Set(mealsOf(week).map(({ date, meal }) => `${date} ${meal.id}`)).size).toBe(mealsOf(week).length)
})

test('meals stand at the hours at which they are usually eaten, where training leaves them free', () => {
  const week = weekOf(footballer, kitchenOf({ mealTimes: { breakfast: null, lunch: null, dinner: 20 * 60 } }))
  const dinners = week.days.map(({ meals }) => meals.find(({ slot }) => slot === 'dinner')?.at)
  expect(dinners.filter((at) => at === 20 * 60).length).toBeGreaterThanOrEqual(5)
})

describe('a week that changes', () => {
  const before = weekOf(footballer)
  const { thursday: _, ...others } = footballer.schedule
  const rested: Athlete = { ...footballer, schedule: { ...others, thursday: [] } }
  const from = addDays(monday, 2)
  const eaten = before.days[2]?.meals.slice(0, 1).map(({ id }) => id) ?? []
  const after = weekOf(rested, {
    seed: 99,
    from,
    kept: before.days.slice(0, 2),
    previous: { week: before, fixed: new Set(eaten) },
  })

  test('leaves the days that are over as they were', () => {
    expect(after.days.slice(0, 2)).toEqual(before.days.slice(0, 2))
    expect(after.days.map(({ date }) => date)).toEqual(before.days.map(({ date }) => date))
  })

  test('leaves what is eaten and what is cooked as it was', () => {
    const cooked = mealsOf(before).filter(({ date, meal }) => date >= from && (meal.cooking?.cookedOn ?? from) < from)
    const fixed = mealsOf(before).filter(({ meal }) => eaten.includes(meal.id))
    for (const { meal } of [...cooked, ...fixed]) {
      const now = mealsOf(after).find((one) => one.meal.id === meal.id)?.meal
      expect(now?.options[0], meal.id).toEqual(meal.options[0])
      expect(now?.cooking?.event, meal.id).toBe(meal.cooking?.event)
    }
  })

  test('keeps the dishes of the days that are not touched', () => {
    const untouched = [2, 5, 6].flatMap((day) => before.days[day]?.meals ?? [])
    const kept = untouched.filter(
      ({ id, options }) =>
        mealsOf(after).find((one) => one.meal.id === id)?.meal.options[0].recipe === options[0].recipe,
    )
    expect(kept.length / untouched.length).toBeGreaterThanOrEqual(0.9)
  })

  test('drops the fuel of the session and meets the new day', () => {
    const thursday = after.days[3]
    expect(thursday?.meals.some(({ slot }) => slot === 'pre-fuel' || slot === 'post-fuel')).toBe(false)
    expect(Math.abs((thursday?.planned.calories ?? 0) / (thursday?.target.calories ?? 1) - 1)).toBeLessThan(0.03)
  })

  test('still cooks exactly what is eaten or stated to be left', () => {
    for (const event of cooking(after)) {
      const told = sum(event.portions.map(({ grams }) => grams)) + event.restGrams
      expect(told, event.id).toBeCloseTo(sum(event.ingredients.map(({ grams }) => grams)), 2)
    }
    expect(new Set(cooking(after).map(({ id }) => id)).size).toBe(cooking(after).length)
  })

  test('is the same week where nothing has changed', () => {
    const same = weekOf(footballer, { seed: 99, previous: { week: before, fixed: new Set() } })
    const dishes = (week: PlannedWeek) => mealsOf(week).map(({ meal }) => `${meal.id} ${meal.options[0].recipe}`)
    expect(dishes(same)).toEqual(dishes(before))
  })
})

test('a week that begins on a Friday has three days', () => {
  const week = weekOf(footballer, { from: addDays(monday, 4) })
  expect(week.days.map(({ day }) => day)).toEqual(['friday', 'saturday', 'sunday'])
  for (const { cookedOn } of cooking(week)) expect(cookedOn >= addDays(monday, 4)).toBe(true)
})

test('a meal to which no dish keeps the limits of its day is offered others, which say what they pass', () => {
  const twice = [session('Lift', '07:00', 60, 'Moderate'), session('Practice', '15:30', 90, 'Moderate')]
  // 20 g of protein at each of her small meals, without animals, soy, gluten, sesame and nuts: there are hardly any such dishes.
  const small: Athlete = {
    ...footballer,
    body: { sex: 'Female', age: 60, mass: kilograms(36), height: centimetres(145) },
    diets: ['vegan'],
    restrictions: ['soy', 'gluten', 'sesame', 'tree nuts'],
    schedule: schedule({ monday: twice, wednesday: twice, friday: twice }),
  }
  const alternatives = mealsOf(weekOf(small)).flatMap(({ date, meal }) => {
    const [, ...others] = meal.options
    expect(others.length, `${date} ${meal.id}`).toBeGreaterThanOrEqual(2)
    const isBetween = ['monday', 'wednesday', 'friday'].some((day) => meal.id.startsWith(day))
    const needs = isBetween && ['breakfast', 'lunch', 'dinner'].includes(meal.slot)
    return others.map((option) => ({ option, isLow: needs && option.protein < 20 }))
  })
  expect(alternatives.some(({ isLow }) => isLow)).toBe(true)
  for (const { option, isLow } of alternatives) {
    expect(option.passes?.includes('meal_protein_low') ?? false, option.name).toBe(isLow)
  }
})
