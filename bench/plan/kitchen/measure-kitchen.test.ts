import {
  type CookEvent,
  defaultKitchenPreferences,
  type KitchenPreferences,
  type MealOption,
  type PlannedSession,
  type PlannedWeek,
  type TableGuest,
} from '@pacemeal/domain'
import { aPlannedMeal, aPlannedSession, aSession, at } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import {
  catalog,
  cookedWeek,
  dal,
  monday,
  onMonday,
  onTuesday,
  rice,
  servings,
  tuesday,
  wednesday,
} from './cooked-week.ts'
import { measureKitchen } from './measure-kitchen.ts'
import { spoilageOf } from './spoilage.ts'

const measure = (week: PlannedWeek, change: Partial<KitchenPreferences> = {}) =>
  measureKitchen(week, { ...defaultKitchenPreferences, ...change }, catalog)
const rulesOf = (week: PlannedWeek, change: Partial<KitchenPreferences> = {}) => [
  ...new Set(measure(week, change).faults.map(({ rule }) => rule)),
]
const guest: TableGuest = {
  id: 'guest-1',
  name: 'Kim',
  portion: 1,
  meals: ['dinner'],
  diets: [],
  restrictions: [],
}
const withEarlySession = (week: PlannedWeek): PlannedWeek => ({
  ...week,
  days: week.days.map((day) =>
    day.date === monday ? { ...day, sessions: [aPlannedSession(aSession({ start: at(6), end: at(7) }))] } : day,
  ),
})
const breakfastAt = (week: PlannedWeek, minute: number): PlannedWeek => ({
  ...week,
  days: week.days.map((day) => ({
    ...day,
    meals: day.meals.map((meal) => (meal.slot === 'breakfast' ? { ...meal, at: minute } : meal)),
  })),
})

describe('a week that is cooked as it says', () => {
  test('has no fault', () => expect(measure(cookedWeek()).faults).toEqual([]))

  test('counts a pot once, a ready food as a cooking of its own, and what was kept as two minutes', () => {
    const row = measure(cookedWeek())
    expect(row.dishes).toBe(5)
    expect(row.events).toBe(3)
    expect(row.longEvents).toBe(3)
    // Dal 15, rice 5 and oats 8 on Monday; bowl 10, overnight oats 8 and warming the dal 2 on Tuesday; pita 20.
    expect(row.minutes).toEqual([28, 20, 20])
    expect(row.overBudget).toBe(0)
  })

  test('counts every meal by itself, and ready foods too, where nothing is said about cooking', () => {
    const { cooking: _, ...silent } = cookedWeek([])
    const row = measure(silent)
    expect(row.faults).toEqual([])
    expect(row.minutes).toEqual([23, 38, 20])
    expect(row.events).toBe(4)
  })

  test('names the days over the budget', () => {
    expect(measure(cookedWeek(), { handsOnMinutes: { weekday: 25, weekend: 25 } }).overBudget).toBe(1)
  })
})

describe('a planted fault is found by its name', () => {
  const changed = (change: Partial<CookEvent>) => cookedWeek([{ ...dal, ...change }, rice])
  const plates = (change: Readonly<Record<string, MealOption>>) => cookedWeek([dal, rice], change)

  test.each<[fault: string, rule: string, week: PlannedWeek, preferences?: Partial<KitchenPreferences>]>([
    ['a pot that holds more than is told', 'ledger', changed({ portions: [{ ...onMonday, grams: 100 }, onTuesday] })],
    ['a rest out of nothing', 'ledger', changed({ restGrams: 200 })],
    ['a portion of no meal', 'ledger', changed({ portions: [onMonday, { ...onTuesday, meal: 'tuesday-dinner' }] })],
    ['a plate of another dish', 'ledger', plates({ 'tuesday-lunch': servings('beef-keema-with-peas') })],
    ['a plate with less on it than its share', 'ledger', plates({ 'tuesday-lunch': servings('red-lentil-dal', 1.2) })],
    [
      'a meal from a pot that nobody cooks',
      'ledger',
      {
        ...cookedWeek(),
        cooking: [rice],
      },
    ],
    ['leftovers after their time', 'keep-days', changed({ cookedOn: '2026-02-28' as typeof monday })],
    ['a meal before it is cooked', 'keep-days', changed({ cookedOn: tuesday })],
    ['leftovers for somebody who wants none', 'keep-days', cookedWeek(), { leftoverDays: 0 }],
    [
      'a frozen portion without a freezer',
      'keep-days',
      changed({ portions: [onMonday, { ...onTuesday, isFrozen: true }] }),
      { equipment: ['stove', 'microwave', 'blender', 'oven', 'toaster'] },
    ],
    ['a dish without kitchen data cooked ahead', 'no-batch-data', changed({ recipe: 'stew-of-the-house' })],
    ['a stove that is not there', 'equipment', cookedWeek(), { equipment: ['oven', 'microwave', 'freezer'] }],
    ['porridge on the stove before dawn', 'early-session', withEarlySession(breakfastAt(cookedWeek(), 330))],
    ['a dish that is never wanted', 'never', cookedWeek(), { never: ['chicken-hummus-pita'] }],
    ['a guest who gets nothing', 'guest', cookedWeek(), { table: [guest] }],
    [
      'a dish that is not for a cold box',
      'away',
      cookedWeek(),
      { mealsAway: [{ day: 'tuesday', meal: 'lunch', way: 'cold' }] },
    ],
  ])('%s: %s', (_, rule, week, preferences) => expect(rulesOf(week, preferences)).toContain(rule))

  test('a pot that breaks the diet or allergy of a guest', () => {
    const pot = {
      ...dal,
      ingredients: dal.ingredients.map((line, i) => (i === 0 ? { ...line, food: 'chicken-breast-raw' } : line)),
    }
    const shared = { ...pot, portions: [onMonday, onTuesday, { ...onMonday, eater: guest.id, grams: 0 }] }
    const week = cookedWeek([shared, rice])
    expect(rulesOf(week, { table: [{ ...guest, diets: ['vegetarian'] }] })).toContain('shared-pot')
    expect(rulesOf(week, { table: [guest] })).not.toContain('shared-pot')
  })

  test('a box for the microwave takes what is warmed, a canteen nothing', () => {
    for (const way of ['microwave', 'canteen'] as const) {
      expect(rulesOf(cookedWeek(), { mealsAway: [{ day: 'tuesday', meal: 'lunch', way }] })).not.toContain('away')
    }
  })

  test('a plate too large and powder by the cup', () => {
    const large = { ...servings('red-lentil-dal', 5) }
    const powder = {
      ...servings('raspberry-seed-overnight-oats'),
      ingredients: [{ food: 'pea-protein-powder', grams: 60, amount: '60 g', item: 'pea protein' }],
    }
    const { unreal } = measure(cookedWeek([], { 'tuesday-lunch': large, 'tuesday-breakfast': powder }))
    expect(unreal.some((what) => what.includes('on a plate'))).toBe(true)
    expect(unreal.some((what) => what.includes('protein powder'))).toBe(true)
  })
})

describe('priced rules', () => {
  test('too few mains, and the same main food all day', () => {
    const chicken = servings('chicken-hummus-pita')
    const misses = measure(
      cookedWeek([], {
        'tuesday-breakfast': chicken,
        'tuesday-lunch': chicken,
        'tuesday-snack': chicken,
        'tuesday-dinner': chicken,
      }),
    ).misses
    expect(misses.some((miss) => miss.startsWith('main-food'))).toBe(true)
    expect(misses.some((miss) => miss.startsWith('variety'))).toBe(true)
  })

  test('fewer mains than somebody asks for, who has one lunch and two dinners', () => {
    const rotation = { breakfasts: 2, lunches: 1, dinners: 2 }
    const missesOf = (dinners: readonly string[]) => {
      const days = ['monday', 'tuesday', 'wednesday']
      const plates = days.flatMap((day, at) => [
        [`${day}-lunch`, servings('tuna-white-bread-sandwich')] as const,
        [`${day}-dinner`, servings(dinners[at] ?? '')] as const,
      ])
      const { misses } = measure(cookedWeek([], Object.fromEntries(plates)), { rotation })
      return misses.filter((miss) => / mains$/.test(miss))
    }
    const [pita, bowl] = ['chicken-hummus-pita', 'chicken-burrito-bowl']
    expect(missesOf([pita, bowl, pita])).toEqual([])
    expect(missesOf([pita, pita, pita])).toEqual(['variety: 2 mains'])
  })

  test('one dish all week, and tuna on four plates', () => {
    const tuna = servings('tuna-white-bread-sandwich')
    const ids = ['monday', 'tuesday', 'wednesday'].flatMap((day) => [`${day}-lunch`, `${day}-dinner`])
    const { misses } = measure(cookedWeek([], Object.fromEntries(ids.map((id) => [id, tuna]))))
    expect(misses).toContain('repeats: Tuna sandwich 6 times')
    expect(misses).toContain('tuna: 6 plates')
  })

  const withFuel = (kinds: readonly string[], session: Partial<PlannedSession> = {}): PlannedWeek => {
    const week = cookedWeek()
    const easy = { ...aPlannedSession(aSession({ start: at(17), end: at(17, 45), intensity: 'Light' })), ...session }
    const fuel = kinds.map((id, i) =>
      aPlannedMeal({
        id: `monday-${i === 0 ? 'pre' : 'post'}-fuel-${i}`,
        slot: i === kinds.length - 1 && i > 0 ? 'post-fuel' : 'pre-fuel',
        at: 990 + i,
        session: 0,
        options: [servings(id)],
      }),
    )
    const days = week.days.map((day) =>
      day.date === monday ? { ...day, sessions: [easy], meals: [...day.meals, ...fuel] } : day,
    )
    return { ...week, days }
  }

  test('four kinds of fuel before sessions in a week', () => {
    const four = ['jam-rice-cakes', 'gel-and-water', 'isotonic-banana', 'mango-lime-cup', 'whey-banana-shake']
    expect(measure(withFuel(four)).misses).toContain('pre-fuel-kinds: 4')
    expect(measure(withFuel(four.slice(1))).misses.some((miss) => miss.startsWith('pre-fuel-kinds'))).toBe(false)
  })

  test('three preparations around an easy run of 45 minutes', () => {
    const two = ['jam-rice-cakes', 'whey-banana-shake']
    const drinks = { carbsPerHour: 30, carbs: 23, drinkPerHour: 500, sodiumPerHour: 300 }
    const isTold = (week: PlannedWeek) => measure(week).misses.some((miss) => miss.startsWith('preparations'))
    expect(isTold(withFuel(two, { during: drinks }))).toBe(true)
    expect(isTold(withFuel(two))).toBe(false)
    expect(isTold(withFuel(two, { during: drinks, intensity: 'Intense' }))).toBe(false)
  })

  test('a box for work that is cooked on its own morning', () => {
    const preferences = { mealsAway: [{ day: 'tuesday', meal: 'lunch', way: 'microwave' }] } as const
    const fresh = cookedWeek([], { 'tuesday-lunch': servings('red-lentil-dal') })
    expect(measure(fresh, preferences).misses.some((miss) => miss.startsWith('box: '))).toBe(true)
    expect(measure(cookedWeek(), preferences).misses.some((miss) => miss.startsWith('box'))).toBe(false)
  })

  test('a main meal with little protein on a day of two sessions', () => {
    const week = cookedWeek()
    const low = { ...servings('red-lentil-dal'), protein: 12 }
    const sessions = [
      aPlannedSession(aSession({ start: at(9), end: at(10) })),
      aPlannedSession(aSession({ start: at(17), end: at(18) })),
    ]
    const days = cookedWeek([dal, rice], { 'monday-dinner': low }).days
    const twice = days.map((day) => (day.date === monday ? { ...day, sessions } : day))
    expect(measure({ ...week, days: twice }).misses).toContain('protein: 12 g at monday-dinner')
    expect(measure({ ...week, days }).misses.some((miss) => miss.startsWith('protein'))).toBe(false)
  })
})

describe('what spoils', () => {
  const spoil = (...uses: Parameters<typeof spoilageOf>[1]) => spoilageOf(catalog, uses, wednesday)

  test('half a bag of kale that nobody comes back to', () => {
    expect(spoil({ food: 'kale', grams: 100, on: monday })).toEqual({ bought: 200, spoiled: 100, carried: 0 })
  })

  test('nothing of a pack that two dishes share in time', () => {
    expect(spoil({ food: 'kale', grams: 100, on: monday }, { food: 'kale', grams: 100, on: wednesday })).toEqual({
      bought: 200,
      spoiled: 0,
      carried: 0,
    })
  })

  test('a rest that is past its days, bought anew', () => {
    const late = spoilageOf(
      catalog,
      [
        { food: 'kale', grams: 100, on: monday },
        { food: 'kale', grams: 100, on: '2026-03-07' as typeof monday },
      ],
      '2026-03-08' as typeof monday,
    )
    expect(late.bought).toBe(400)
    expect(late.spoiled).toBeGreaterThanOrEqual(100)
  })

  test('not what is opened at the end and keeps into the next week, nor what keeps anyway', () => {
    expect(spoil({ food: 'ricotta-part-skim', grams: 150, on: wednesday })).toEqual({
      bought: 250,
      spoiled: 0,
      carried: 100,
    })
    expect(spoil({ food: 'rolled-oats-dry', grams: 60, on: monday })).toEqual({ bought: 0, spoiled: 0, carried: 0 })
  })

  test('not raw chicken that a freezer takes until it is used, and in the end', () => {
    const uses = [monday, '2026-03-07' as typeof monday].map((on) => ({ food: 'chicken-breast-raw', grams: 100, on }))
    const last = '2026-03-08' as typeof monday
    expect(spoilageOf(catalog, uses, last, { hasFreezer: true })).toEqual({ bought: 300, spoiled: 0, carried: 100 })
    expect(spoilageOf(catalog, uses, last).spoiled).toBeGreaterThanOrEqual(200)
  })

  test('less of what is bought in one or two small packs', () => {
    const juice = (grams: number) => spoil({ food: 'orange-juice', grams, on: '2026-02-20' as typeof monday })
    expect(juice(249)).toEqual({ bought: 345, spoiled: 96, carried: 0 })
    expect(juice(690)).toMatchObject({ bought: 690, spoiled: 0 })
    expect(juice(900)).toMatchObject({ bought: 1000, spoiled: 100 })
  })

  test('more where the packs of the shop are larger', () => {
    const use = { food: 'kale', grams: 190, on: monday }
    const share = (scale: number) => spoilageOf(catalog, [use], wednesday, { scale }).spoiled
    expect(share(1.25)).toBeGreaterThan(share(1))
  })
})
