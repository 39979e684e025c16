import { openCatalog } from '@pacemeal/catalog'
import {
  type Athlete,
  addDays,
  defaultKitchenPreferences,
  isFuelSlot,
  type KitchenPreferences,
  type MealOption,
  type PlannedMeal,
  type PlannedWeek,
  type TableGuest,
  weekdays,
} from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { casesOf } from '../fixtures/all-cases.ts'
import { footballer } from '../fixtures/athletes.ts'
import { solveWeekOnce } from '../fixtures/solved-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { mayEat } from '../may-eat.ts'
import { changesOf, sameMacros } from '../meal-changes.ts'
import type { WeekInput } from '../plan.ts'
import { planWeekWatched } from '../plan-week.ts'
import { changeLittle, leastChange } from './change-little.ts'
import { usualEffort } from './choose-week.ts'
import type { Menu } from './menu-problem.ts'
import type { WeekSetting } from './week-setting.ts'

const catalog = openCatalog()

/** Days of seven on which the least change of a week breaks a limit, at least, for the test to be one. */
const MIN_BROKEN_DAYS = 3

const weekOf = (input: Omit<WeekInput, 'monday' | 'seed'>): PlannedWeek => solveWeekOnce({ monday, seed: 5, ...input })

const without = (athlete: Athlete, day: (typeof weekdays)[number], session: number): Athlete => ({
  ...athlete,
  schedule: { ...athlete.schedule, [day]: athlete.schedule[day].filter((_, index) => index !== session) },
})

const athletes: readonly (readonly [string, Athlete])[] = [
  ['a footballer', footballer],
  ['somebody on low carbohydrate', { ...footballer, diets: ['low-carb'], objective: 'cut' }],
]

describe.each(athletes)('the week of %s', (name, athlete) => {
  const before = weekOf({ athlete })
  const sessions = weekdays.flatMap((day) => athlete.schedule[day].map((_session, index) => [day, index] as const))

  /** Of a usual run every second session, the other ones of the other athlete. */
  const removed = casesOf(
    sessions,
    (one) => (sessions.indexOf(one) + athletes.findIndex(([its]) => its === name)) % 2 === 0,
  )

  test.each(removed)('has a plan when the session of %s, number %i, is removed', (day, index) => {
    const { days } = before
    const over = days.slice(0, weekdays.indexOf(day))
    const fixed = new Set(over.flatMap(({ meals }) => meals.map(({ id }) => id)))
    const after = weekOf({ athlete: without(athlete, day, index), previous: { week: before, fixed } })
    expect(after.days.map(({ date }) => date)).toEqual(days.map(({ date }) => date))
    const eaten = (week: PlannedWeek) =>
      week.days.slice(0, over.length).map(({ meals }) => meals.map(({ id, options }) => [id, options[0]]))
    expect(eaten(after)).toEqual(eaten(before))
  })
})

test('the fuel of a session stays its own when another one of its day is left out, and what moves says so', () => {
  const before = weekOf({ athlete: footballer })
  const after = weekOf({ athlete: without(footballer, 'monday', 0), previous: { week: before, fixed: new Set() } })
  const [was, is] = [before.days[0], after.days[0]]
  if (!was || !is) throw new Error('no Monday')
  const fuelOf = ({ meals }: typeof was) =>
    meals.flatMap(({ id, slot, at, options: [{ recipe }] }) => (isFuelSlot(slot) ? [{ id, at, recipe }] : []))
  const evening = fuelOf(was).filter(({ at }) => at > 12 * 60)
  expect(evening).toHaveLength(2)
  expect(fuelOf(is)).toEqual(evening)
  const changes = changesOf(was, is, [])
  const removed = changes.filter(({ kind }) => kind === 'removed').map(({ meal, at }) => ({ meal, at }))
  expect(removed).toEqual(fuelOf(was).flatMap(({ id: meal, at }) => (at < 12 * 60 ? [{ meal, at }] : [])))
  const moved = is.meals.flatMap(({ id, at }) => {
    const then = was.meals.find((meal) => meal.id === id)?.at ?? at
    return then === at ? [] : [[id, then]]
  })
  expect(moved.length).toBeGreaterThan(0)
  const told = changes.flatMap(({ meal, movedFrom }) => (movedFrom === undefined ? [] : [[meal, movedFrom]]))
  expect(told).toEqual(moved)
})

test('a change leaves every plate as it is that it does not reach, by its own target or by a pot', () => {
  const before = weekOf({ athlete: footballer })
  const after = weekOf({ athlete: without(footballer, 'monday', 0), previous: { week: before, fixed: new Set() } })
  const isOf = after.days.flatMap(({ meals }) => meals)
  const wasOf = before.days.flatMap(({ meals }) => meals)
  const isReached = ({ id, at, target }: (typeof wasOf)[number]) => {
    const is = isOf.find((meal) => meal.id === id)
    return is === undefined || is.at !== at || !sameMacros(is.target, target)
  }
  const reached = new Set(wasOf.filter(isReached).map(({ id }) => id))
  const shared = new Set(
    (before.cooking ?? [])
      .filter(({ recipe, portions }) => !recipe.startsWith('food:') && portions.some(({ meal }) => reached.has(meal)))
      .flatMap(({ portions }) => portions.map(({ meal }) => meal)),
  )
  const others = wasOf.filter(({ id }) => !shared.has(id))
  expect(reached.size).toBeLessThan(12)
  expect(others.length).toBeGreaterThan(15)
  for (const meal of others) expect(isOf.find(({ id }) => id === meal.id)).toEqual(meal)
})

test('who has eaten for a match that is called off in the evening keeps a plan, which says that the day is off', () => {
  const before = weekOf({ athlete: footballer })
  const saturday = before.days[5]
  const eaten = saturday?.meals.filter(({ slot }) => slot !== 'dinner').map(({ id }) => id) ?? []
  const after = weekOf({
    athlete: { ...without(footballer, 'saturday', 0), objective: 'cut' },
    from: addDays(monday, 5),
    kept: before.days.slice(0, 5),
    previous: { week: before, fixed: new Set(eaten) },
  })
  expect(after.warnings).toContain('off_target:saturday')
  for (const id of eaten) {
    const dish = (week: PlannedWeek) => week.days[5]?.meals.find((meal) => meal.id === id)?.options[0]
    expect(dish(after), id).toEqual(dish(before))
  }
})

describe('a change keeps the limits that every week keeps', () => {
  const before = weekOf({ athlete: footballer })

  /** The week after somebody has eaten, twice on a day, what gives its dinner most of its protein. */
  const withDinnerEatenTwice = (day: number): { readonly week: PlannedWeek; readonly fixed: ReadonlySet<string> } => {
    const today = before.days[day]
    const dinner = today?.meals.find(({ slot }) => slot === 'dinner')?.options[0]
    const eaten = today?.meals.filter(({ slot }) => slot === 'breakfast' || slot === 'lunch').map(({ id }) => id) ?? []
    if (!dinner) throw new Error('no dinner')
    const other: MealOption = { ...dinner, recipe: 'eaten-elsewhere', name: 'Eaten elsewhere' }
    const days = before.days.map((one) => ({
      ...one,
      meals: one.meals.map((meal) => (eaten.includes(meal.id) ? { ...meal, options: [other] as const } : meal)),
    }))
    return { week: { ...before, days }, fixed: new Set(eaten) }
  }

  const dishesOf = ({ problem }: WeekSetting, menu: Menu): readonly (string | undefined)[] =>
    problem.places.map(({ choices }, at) => problem.dishes[choices[menu[at] ?? 0]?.dish ?? 0]?.recipe.id)

  const known = new Map<number, ReturnType<typeof findChange>>()
  const changeAfter = (day: number) => {
    const change = known.get(day) ?? findChange(day)
    known.set(day, change)
    return change
  }
  const findChange = (day: number) => {
    const settings: WeekSetting[] = []
    planWeekWatched({ athlete: footballer, monday, seed: 5, previous: withDinnerEatenTwice(day) }, catalog, {
      onMenu: (setting) => settings.push(setting),
    })
    const [setting] = settings
    if (!setting) throw new Error('no menu')
    const least = leastChange(setting, usualEffort).sized
    return { setting, least, kept: changeLittle(setting, usualEffort) }
  }

  test.each(weekdays)('when a main food was eaten twice on %s', (weekday) => {
    expect(changeAfter(weekdays.indexOf(weekday)).kept.brokenPlates).toEqual({ ids: [], count: 0 })
  })

  // On some days the least change breaks nothing: it has another dish for the dinner already, since the pot of the old one no
  // longer fits, or what is beside the dinner gave most of its protein and is left out.
  test('on days on which the least change would break one, and no other dish changes for it', () => {
    const broken = weekdays.map((_, day) => changeAfter(day)).filter(({ least }) => least.brokenPlates.count > 0)
    expect(broken.length).toBeGreaterThanOrEqual(MIN_BROKEN_DAYS)
    for (const { setting, least, kept } of broken) {
      const [without, mended] = [dishesOf(setting, least.menu), dishesOf(setting, kept.menu)]
      const changed = setting.problem.places.filter((_, at) => without[at] !== mended[at]).map(({ place }) => place.id)
      expect(changed.length).toBeGreaterThan(0)
      expect(changed.length).toBeLessThanOrEqual(least.brokenPlates.count)
      expect(least.brokenPlates.ids).toEqual(expect.arrayContaining(changed))
    }
  })
})

test('what a meal may be exchanged for follows a change of diet, allergy and wishes, also where its dish stays', () => {
  const before = weekOf({ athlete: footballer })
  const locked = before.days.flatMap(({ meals }) => meals).find(({ slot, options }) => slot === 'dinner' && options[1])
  const never = before.days[6]?.meals[0]?.options[1]?.recipe ?? ''
  if (locked === undefined || never === '') throw new Error('no meal with a choice')
  const rules = catalog.rulesFor(['vegetarian'], ['milk'])
  const offered = (week: PlannedWeek) =>
    week.days.flatMap(({ meals }) => meals.flatMap(({ options }) => options.slice(1)))
  expect(offered(before).some((option) => !mayEat(catalog, rules, option))).toBe(true)
  const after = weekOf({
    athlete: { ...footballer, diets: ['vegetarian'], restrictions: ['milk'] },
    kitchen: { ...defaultKitchenPreferences, never: [never] },
    previous: { week: before, fixed: new Set([locked.id]) },
  })
  const meals = after.days.flatMap((day) => day.meals)
  expect(
    meals.filter(({ id, options }) =>
      before.days.some((day) => day.meals.some((was) => was.id === id && was.options[0].name === options[0].name)),
    ).length,
  ).toBeGreaterThan(5)
  const wrong = offered(after).filter((option) => !mayEat(catalog, rules, option) || option.recipe === never)
  expect(wrong.map(({ name }) => name)).toEqual([])
  for (const { id, options } of meals) expect(options.length, id).toBeGreaterThan(1)
})

describe('what somebody at the table must not eat any more', () => {
  const ana: TableGuest = { id: 'ana', name: 'Ana', portion: 1, meals: ['dinner'], diets: [], restrictions: [] }
  const at = (guest: TableGuest): KitchenPreferences => ({ ...defaultKitchenPreferences, table: [guest] })
  const before = weekOf({ athlete: footballer, kitchen: at(ana) })
  const mealsOf = ({ days }: PlannedWeek) => days.flatMap(({ date, meals }) => meals.map((meal) => ({ date, meal })))
  const potOf = ({ cooking = [] }: PlannedWeek, meal: PlannedMeal) =>
    cooking.find(({ id }) => id === meal.cooking?.event)

  const allergens = ['meat', 'fish', 'egg', 'milk', 'wheat', 'soy'] as const
  /** Dinners of pots that are eaten from again, each with a food that people may be allergic to. */
  const shared = mealsOf(before).flatMap((dinner) => {
    const pot = potOf(before, dinner.meal)
    const food = pot?.ingredients
      .map(({ food: id }) => catalog.requireFood(id))
      .find(({ classes }) => classes.some((one) => allergens.some((allergen) => allergen === one)))
    const isShared = (pot?.portions.filter(({ eater }) => eater === 'self').length ?? 0) > 1
    return dinner.meal.slot === 'dinner' && isShared && pot && food ? [{ dinner, pot, food }] : []
  })
  const [found] = shared
  if (found === undefined) throw new Error('no shared dinner with an allergen')
  const { dinner, pot, food } = found
  const allergic: TableGuest = { ...ana, restrictions: [food.name.split(',')[0] ?? food.name] }
  const rules = catalog.rulesFor([], allergic.restrictions)

  /** Names of pots of which Ana is handed something that she must not eat. */
  const wrong = ({ cooking = [] }: PlannedWeek) =>
    cooking
      .filter(({ portions }) => portions.some(({ eater }) => eater === 'ana'))
      .filter(({ ingredients }) => ingredients.some((line) => !catalog.permits(rules, catalog.requireFood(line.food))))
      .map(({ name }) => name)
  const dishAt = (week: PlannedWeek, id: string) =>
    mealsOf(week).find(({ meal }) => meal.id === id)?.meal.options[0].recipe

  test('does not stay in a locked dinner, nor the pot that it is eaten from', () => {
    expect(wrong(before)).not.toEqual([])
    const previous = { week: before, fixed: new Set([dinner.meal.id]) }
    const locked = new Map([[dinner.meal.id, dinner.meal.options[0]]])
    const same = weekOf({ athlete: footballer, kitchen: at(ana), previous, locked })
    expect(dishAt(same, dinner.meal.id)).toBe(pot.recipe)
    const after = weekOf({ athlete: footballer, kitchen: at(allergic), previous, locked })
    expect(wrong(after)).toEqual([])
    expect(dishAt(after, dinner.meal.id)).not.toBe(pot.recipe)
    expect(after.warnings.filter((warning) => warning === `lock_dropped:${dinner.meal.id}`)).toHaveLength(1)
  })

  test('does not stay in a dinner that is locked for a new menu', () => {
    const locked = new Map([[dinner.meal.id, dinner.meal.options[0]]])
    const after = weekOf({ athlete: footballer, kitchen: at(allergic), locked })
    expect(dishAt(after, dinner.meal.id)).not.toBe(pot.recipe)
    expect(after.warnings).toContain(`lock_dropped:${dinner.meal.id}`)
  })

  test('is not handed to them from a pot that is cooked, which the athlete goes on to eat alone', () => {
    const today = addDays(pot.cookedOn, 1)
    const change = (guest: TableGuest, meals: TableGuest['meals']) =>
      weekOf({
        athlete: footballer,
        kitchen: at({ ...guest, meals }),
        from: today,
        kept: before.days.filter(({ date }) => date < today),
        previous: { week: before, fixed: new Set(pot.portions.map(({ meal }) => meal)) },
      })
    const left = pot.portions.filter(({ date }) => date >= today).map(({ meal }) => meal)
    expect(left.length).toBeGreaterThan(0)
    const after = change(allergic, ['lunch', 'dinner'])
    for (const meal of left) expect(dishAt(after, meal), meal).not.toBe(pot.recipe)
    expect(after.warnings).toEqual(expect.arrayContaining([...new Set(left)].map((meal) => `lock_dropped:${meal}`)))
    const alone = change(allergic, ['breakfast'])
    const mine = left.filter((meal) => !pot.portions.some((one) => one.meal === meal && one.eater === 'ana'))
    for (const meal of mine) expect(dishAt(alone, meal), meal).toBe(pot.recipe)
  })
})
