import { openCatalog } from '@pacemeal/catalog'
import {
  defaultKitchenPreferences,
  energyOf,
  type KitchenPreferences,
  kcal,
  type Macros,
  minuteOfDay,
  type PlannedDay,
  type TableGuest,
  type WeeklySchedule,
  weekdays,
} from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { sessionsOf } from './day-events.ts'
import { brokenMeals, fullFoods } from './day-limits.ts'
import { sumMacros } from './figures.ts'
import { footballer, session } from './fixtures/athletes.ts'
import { solveWeekOnce } from './fixtures/solved-weeks.ts'
import { monday, solver } from './fixtures/solver.ts'
import { fiberOf, produceOf } from './meal-option.ts'
import type { MealPlace } from './meal-places.ts'
import { type Replan, type ReplanInput, replan } from './replan.ts'
import type { ReplanEvent } from './replan-events.ts'
import { keepIds, shareRest } from './rest-of-day.ts'

const catalog = openCatalog()
const week = solveWeekOnce({ athlete: footballer, monday, seed: 1 })
const dayOf = (index: number): PlannedDay => {
  const day = week.days[index]
  if (!day) throw new Error('no such day')
  return day
}

const { schedule } = footballer
const thursday = (events: readonly ReplanEvent[], now: number): ReplanInput => ({
  athlete: footballer,
  now: minuteOfDay(now),
  today: dayOf(3),
  tomorrow: dayOf(4),
  sessions: {
    yesterday: schedule.wednesday,
    today: schedule.thursday,
    tomorrow: schedule.friday,
    dayAfter: schedule.saturday,
  },
  events,
  seed: 1,
  wishes: defaultKitchenPreferences,
})
const tuesday = (events: readonly ReplanEvent[], now: number): ReplanInput => ({
  athlete: footballer,
  now: minuteOfDay(now),
  today: dayOf(1),
  tomorrow: dayOf(2),
  sessions: {
    yesterday: schedule.monday,
    today: schedule.tuesday,
    tomorrow: schedule.wednesday,
    dayAfter: schedule.thursday,
  },
  events,
  seed: 1,
  wishes: defaultKitchenPreferences,
})

const replanned = (input: ReplanInput): Extract<Replan, { kind: 'replanned' }> => {
  const result = replan(input, catalog, solver)
  if (result.kind !== 'replanned') throw new Error(JSON.stringify(result))
  return result
}

const carbsOf = (day: PlannedDay, from: number) =>
  day.meals.filter(({ at }) => at >= from).reduce((sum, { options }) => sum + options[0].carbs, 0)

const noon = 13 * 60 + 30
const evening = 17 * 60 + 10
const practice = minuteOfDay(15 * 60 + 30)

describe('a day that goes as planned', () => {
  test.each([0, noon, evening])('stays as it is at minute %i', (now) => {
    expect(replan(tuesday([], now), catalog, solver)).toEqual({ kind: 'unchanged' })
  })

  test('also when the meals were logged as planned', () => {
    const eaten = dayOf(1).meals.filter(({ at }) => at < noon)
    const events = eaten.map(({ id }): ReplanEvent => ({ kind: 'eaten', meal: id }))
    expect(replan(tuesday(events, noon), catalog, solver)).toEqual({ kind: 'unchanged' })
  })
})

describe('a training that ran longer', () => {
  const start = minuteOfDay(16 * 60)
  const result = replanned(thursday([{ kind: 'session-changed', day: 'today', start, minutes: 80 }], evening))

  test('adds carbohydrate to what is still to come, and says why', () => {
    expect(carbsOf(result.today, evening)).toBeGreaterThan(carbsOf(dayOf(3), evening) + 20)
    const dinner = result.changes.find(({ meal }) => meal === 'thursday-dinner')
    expect(dinner?.difference.carbs).toBeGreaterThan(10)
    expect(dinner?.because).toContainEqual({
      rule: 'session_longer',
      inputs: { type: 'Conditioning', minutes: 25 },
      source: 'H',
    })
  })

  test('leaves the past alone, drinks included', () => {
    const past = (day: PlannedDay) => day.meals.filter(({ at }) => at < evening)
    expect(past(result.today)).toEqual(past(dayOf(3)))
    expect(result.today.sessions[0]?.during.carbs).toBe(dayOf(3).sessions[0]?.during.carbs)
  })

  test('keeps the dishes where their amounts can follow', () => {
    const before = new Map(dayOf(3).meals.map(({ id, options }) => [id, options[0].recipe]))
    const upcoming = result.today.meals.filter(({ at }) => at >= evening)
    const kept = upcoming.filter(({ id, options }) => before.get(id) === options[0].recipe)
    expect(kept.length).toBeGreaterThanOrEqual(upcoming.length / 2)
  })
})

describe('fruit, vegetables and fiber of a day that is planned again', () => {
  const dishesOf = (day: PlannedDay, skipped: string) =>
    day.meals.filter(({ id }) => id !== skipped).map(({ options }) => options[0])
  const largestBefore = (day: PlannedDay, now: number) =>
    day.meals.filter(({ at }) => at < now).toSorted((a, b) => b.options[0].calories - a.options[0].calories)[0]?.id ??
    ''
  // On the eve of a competition the gut is to be calm, and neither is sought.
  const isEve = (index: number) => schedule[weekdays[index + 1] ?? 'monday'].some(({ type }) => type === 'Competition')
  const days = [0, 1, 2, 3, 4].filter((index) => !isEve(index))
  // What the dishes of one week come to is chance in part.
  const weeks = [week, ...[2, 3].map((seed) => solveWeekOnce({ athlete: footballer, monday, seed }))]
  const cases = weeks
    .flatMap((each, at) => days.map((index) => ({ week: at + 1, planned: each.days, index })))
    .flatMap((of) => {
      const [before, after] = of.planned.slice(of.index)
      if (!before || !after) throw new Error('no such day')
      const own = { ...of, before, after }
      const skipped = largestBefore(before, noon)
      const snack = { calories: 700, protein: 15, carbs: 90, fat: 30 }
      const ride = session('Practice', '18:00', 90, 'Intense')
      return [
        { ...own, what: 'skipped', skipped, event: { kind: 'skipped', meal: skipped } },
        { ...own, what: 'eaten beside it', skipped: '', event: { kind: 'eaten-extra', id: 'candy', figures: snack } },
        { ...own, what: 'added', skipped: '', event: { kind: 'session-added', day: 'today', session: ride } },
      ] satisfies readonly { event: ReplanEvent; [name: string]: unknown }[]
    })

  const dishesAround = ({ index, before, after, skipped, event }: (typeof cases)[number]) => {
    const on = (day: number) => schedule[weekdays[(day + 7) % 7] ?? 'monday']
    const result = replan(
      {
        ...tuesday([event], noon),
        today: before,
        tomorrow: after,
        sessions: { yesterday: on(index - 1), today: on(index), tomorrow: on(index + 1), dayAfter: on(index + 2) },
      },
      catalog,
      solver,
    )
    const { today } = result.kind === 'replanned' ? result : { today: before }
    return { was: dishesOf(before, skipped), is: dishesOf(today, skipped), sought: before.guidance.fiber }
  }
  const around = cases.map((one) => ({ ...one, ...dishesAround(one) }))

  test.each(around)(
    'keep 400 g or what there was on day $index of week $week when something is $what',
    ({ was, is }) => {
      expect(produceOf(is)).toBeGreaterThan(Math.min(400, 0.95 * produceOf(was)))
    },
  )

  test('are more in all than before', () => {
    const all = (of: 'was' | 'is', amount: typeof fiberOf) => around.reduce((sum, one) => sum + amount(one[of]), 0)
    expect(all('is', produceOf) / all('was', produceOf)).toBeGreaterThan(1.05)
    expect(all('is', fiberOf) / all('was', fiberOf)).toBeGreaterThan(1.05)
  })
})

test('a meal that is planned again may be eaten by everybody at the table', () => {
  const noah: TableGuest = {
    id: 'noah',
    name: 'Noah',
    portion: 1,
    meals: ['dinner'],
    diets: ['vegan'],
    restrictions: ['soy'],
  }
  const start = minuteOfDay(16 * 60)
  const longer: ReplanEvent = { kind: 'session-changed', day: 'today', start, minutes: 80 }
  const input = thursday([longer], evening)
  const { today } = replanned({ ...input, wishes: { ...defaultKitchenPreferences, table: [noah] } })
  const dinner = today.meals.find(({ slot }) => slot === 'dinner')
  const rules = catalog.rulesFor(noah.diets, noah.restrictions)
  const broken = dinner?.options.filter(({ recipe: id }) => {
    const recipe = catalog.findRecipe(id)
    return recipe === undefined || !catalog.permits(rules, recipe, 'dinner')
  })
  expect(broken?.map(({ name }) => name)).toEqual([])
})

test('a meal that is eaten out stays so when its day is planned again', () => {
  const kitchen: KitchenPreferences = {
    ...defaultKitchenPreferences,
    mealsAway: [{ day: 'tuesday', meal: 'dinner', way: 'canteen' }],
  }
  const { days } = solveWeekOnce({ athlete: footballer, monday, seed: 1, kitchen })
  const [, today, tomorrow] = days
  if (!today || !tomorrow) throw new Error('no such days')
  const snack: ReplanEvent = {
    kind: 'eaten-extra',
    id: 'candy',
    figures: { calories: 700, protein: 15, carbs: 90, fat: 30 },
  }
  const result = replanned({ ...tuesday([snack], noon), today, tomorrow, wishes: kitchen })
  const dinnerOf = ({ meals }: PlannedDay) => meals.find(({ slot }) => slot === 'dinner')?.options[0].recipe
  expect([dinnerOf(today), dinnerOf(result.today)]).toEqual(['eaten-out', 'eaten-out'])
})

describe('whoever has hours of their own', () => {
  const kitchen = { ...defaultKitchenPreferences, mealTimes: { breakfast: null, lunch: 11 * 60 + 30, dinner: 20 * 60 } }
  const { days } = solveWeekOnce({ athlete: footballer, monday, seed: 1, kitchen })
  const [, today, tomorrow] = days
  if (!today || !tomorrow) throw new Error('no such days')
  const hoursOf = ({ meals }: PlannedDay) =>
    meals.flatMap(({ slot, at }) => (slot === 'lunch' || slot === 'dinner' ? [[slot, at]] : []))
  const after = (events: readonly ReplanEvent[]): ReplanInput => ({
    ...tuesday(events, 9 * 60),
    today,
    tomorrow,
    wishes: kitchen,
  })
  const extra = (calories: number, carbs: number): ReplanEvent => ({
    kind: 'eaten-extra',
    id: 'candy',
    figures: { calories, protein: 0, carbs, fat: 0 },
  })

  test('is left alone by what hardly matters', () => {
    expect([today, tomorrow].map(hoursOf)).toEqual(
      Array(2).fill([
        ['lunch', 690],
        ['dinner', 1200],
      ]),
    )
    expect(replan(after([extra(20, 5)]), catalog, solver)).toEqual({ kind: 'unchanged' })
  })

  test('keeps them when the day is adjusted, and each meal still says why it is at its hour', () => {
    const adjusted = replanned(after([extra(400, 100)]))
    expect(hoursOf(adjusted.today)).toEqual(hoursOf(today))
    expect(adjusted.tomorrow).toEqual(tomorrow)
    const reasons = adjusted.today.meals.flatMap(({ because }) => because.map(({ rule }) => rule))
    expect(reasons.filter((rule) => rule === 'meal_time_chosen')).toHaveLength(2)
  })
})

test('a dropped training takes its fuel with it and asks for less', () => {
  const result = replanned(tuesday([{ kind: 'session-dropped', day: 'today', start: practice }], noon))
  expect(result.today.meals.some(({ slot, at }) => at >= noon && slot === 'post-fuel')).toBe(false)
  expect(result.today.target.calories).toBeLessThan(dayOf(1).target.calories)
  expect(result.changes.some(({ kind, meal }) => kind === 'removed' && meal.includes('post-fuel'))).toBe(true)
})

test('a skipped lunch is spread over the evening, and no meal passes its ceiling', () => {
  const result = replanned(tuesday([{ kind: 'skipped', meal: 'tuesday-lunch' }], noon))
  const dinner = result.today.meals.find(({ id }) => id === 'tuesday-dinner')
  const planned = dayOf(1).meals.find(({ id }) => id === 'tuesday-dinner')
  expect(dinner?.options[0].calories).toBeGreaterThan((planned?.options[0].calories ?? 0) * 1.1)
  for (const { id, options, slot } of result.today.meals.filter(({ at }) => at >= noon)) {
    const old = dayOf(1).meals.find((meal) => meal.id === id)
    if (old && !slot.includes('fuel')) expect(options[0].calories, id).toBeLessThanOrEqual(old.target.calories * 1.5)
  }
  expect(result.unplaced.calories).toBeGreaterThan(0)
})

test('a locked dinner stays, whatever happens around it', () => {
  const dinner = dayOf(1).meals.find(({ id }) => id === 'tuesday-dinner')
  const events: readonly ReplanEvent[] = [
    { kind: 'locked', meal: 'tuesday-dinner' },
    { kind: 'eaten-extra', id: 'cake', figures: { calories: 450, protein: 6, carbs: 60, fat: 20 } },
  ]
  const result = replanned(tuesday(events, noon))
  expect(result.today.meals.find(({ id }) => id === 'tuesday-dinner')?.options[0]).toEqual(dinner?.options[0])
})

test('a session added tomorrow gets its fuel and raises tomorrow', () => {
  const added = session('Conditioning', '17:00', 75, 'Intense')
  const result = replanned(tuesday([{ kind: 'session-added', day: 'tomorrow', session: added }], evening))
  expect(result.tomorrow?.target.calories).toBeGreaterThan(dayOf(2).target.calories)
  expect(result.tomorrow?.meals.some(({ slot }) => slot === 'pre-fuel')).toBe(true)
  expect(result.changes.some(({ kind, day }) => day === 'wednesday' && kind === 'added')).toBe(true)
})

test('the same events in any order give the same plan', () => {
  const events: readonly ReplanEvent[] = [
    { kind: 'skipped', meal: 'tuesday-lunch' },
    { kind: 'session-changed', day: 'today', start: practice, intensity: 'Moderate', minutes: 60 },
    { kind: 'session-moved', day: 'today', start: practice, to: minuteOfDay(17 * 60) },
    { kind: 'session-added', day: 'tomorrow', session: session('Lift', '18:00', 60, 'Moderate') },
    { kind: 'eaten-extra', id: 'a', figures: { calories: 200, protein: 5, carbs: 30, fat: 7 } },
  ]
  const forward = replan(tuesday(events, noon), catalog, solver)
  expect(forward.kind).toBe('replanned')
  expect(replan(tuesday(events.toReversed(), noon), catalog, solver)).toEqual(forward)
  expect(replan(tuesday([...events.slice(2), ...events.slice(0, 2)], noon), catalog, solver)).toEqual(forward)
})

test('a day whose main food was eaten twice has none of it for dinner, and keeps its other dishes', () => {
  const dinner = dayOf(1).meals.find(({ id }) => id === 'tuesday-dinner')
  if (!dinner) throw new Error('no dinner')
  const isEaten = ({ slot, at }: PlannedDay['meals'][number]) => (slot === 'breakfast' || slot === 'lunch') && at < noon
  const today: PlannedDay = {
    ...dayOf(1),
    meals: dayOf(1).meals.map((meal) =>
      isEaten(meal) ? { ...meal, options: [{ ...dinner.options[0], recipe: `had-${meal.slot}` }] as const } : meal,
    ),
  }
  const eaten = today.meals.filter(({ at }) => at < noon)
  const events = eaten.map(({ id }): ReplanEvent => ({ kind: 'eaten', meal: id }))
  const longer: ReplanEvent = { kind: 'session-changed', day: 'today', start: practice, minutes: 130 }
  const result = replanned({ ...tuesday([...events, longer], noon), today })
  const full = fullFoods(catalog, today.meals.filter(isEaten))
  expect(full.size).toBe(1)
  const after = result.today.meals.filter(({ at }) => at >= noon)
  expect(brokenMeals(catalog, after, eaten, schedule.tuesday)).toEqual([])
  expect(after.find(({ id }) => id === dinner.id)?.options[0].recipe).not.toBe(dinner.options[0].recipe)
})

test('an alternative of a food that was eaten twice says that it passes the limit', () => {
  const isEaten = ({ slot, at }: PlannedDay['meals'][number]) => (slot === 'breakfast' || slot === 'lunch') && at < noon
  const eaten = dayOf(1).meals.filter(({ at }) => at < noon)
  const events: readonly ReplanEvent[] = [
    ...eaten.map(({ id }): ReplanEvent => ({ kind: 'eaten', meal: id })),
    { kind: 'session-changed', day: 'today', start: practice, minutes: 130 },
  ]
  const dinnerOf = (today: PlannedDay) =>
    replanned({ ...tuesday(events, noon), today }).today.meals.find(({ id }) => id === 'tuesday-dinner')
  const other = dinnerOf(dayOf(1))?.options[1]
  if (other === undefined) throw new Error('no alternative')
  expect(other).not.toHaveProperty('passes')
  const leaning = dayOf(1).meals.map((meal) =>
    isEaten(meal) ? { ...meal, options: [{ ...meal.options[0], ingredients: other.ingredients }] as const } : meal,
  )
  const again = dinnerOf({ ...dayOf(1), meals: leaning })?.options.find(({ recipe }) => recipe === other.recipe)
  expect(again?.passes).toEqual(['main_food_often'])
})

describe('an evening after more training than planned', () => {
  const start = minuteOfDay(16 * 60)
  const longer: ReplanEvent = { kind: 'session-changed', day: 'today', start, minutes: 110, energy: kcal(1250) }
  const after = 17 * 60 + 55
  const input = thursday([longer], after)
  const result = replanned(input)
  const upcoming = (day: PlannedDay) => day.meals.filter(({ at }) => at >= after)
  const figures = (day: PlannedDay) => sumMacros(upcoming(day).map(({ options }) => options[0]))
  const [was, is] = [figures(dayOf(3)), figures(result.today)]

  test('holds what the session took, most of it as carbohydrate, in its meals and another snack', () => {
    const asked = result.today.target.calories - dayOf(3).target.calories
    expect(asked).toBeGreaterThan(400)
    expect(is.calories - was.calories).toBeGreaterThan(0.85 * asked)
    expect(4 * (is.carbs - was.carbs)).toBeGreaterThan(0.55 * (is.calories - was.calories))
    const added = result.changes.filter(({ kind, day }) => kind === 'added' && day === 'thursday')
    expect(added.map(({ slot }) => slot)).toEqual(['snack'])
    const snack = result.today.meals.find(({ id }) => id === added[0]?.meal)
    expect(snack?.because[0]?.rule).toBe('snack_takes_rest')
    expect(snack?.options[0].calories).toBeLessThan(0.16 * result.today.target.calories)
    // Far enough from all else that is eaten, and not into the night.
    const others = result.today.meals.filter(({ id }) => id !== snack?.id)
    expect(Math.min(...others.map(({ at }) => Math.abs(at - (snack?.at ?? 0))))).toBeGreaterThanOrEqual(75)
    expect(snack?.at).toBeLessThanOrEqual(21 * 60 + 30)
  })

  test('stays so when the day is looked at again, and its snack keeps its hour and its name when more is eaten', () => {
    const sessions = { ...input.sessions, today: sessionsOf(result.today) }
    const again: ReplanInput = { ...input, today: result.today, tomorrow: result.tomorrow, sessions }
    const measured: ReplanEvent = { kind: 'session-changed', day: 'today', start, energy: kcal(1250) }
    expect(replan({ ...again, events: [measured] }, catalog, solver)).toEqual({ kind: 'unchanged' })
    const cake: ReplanEvent = {
      kind: 'eaten-extra',
      id: 'cake',
      figures: { calories: 150, protein: 2, carbs: 20, fat: 7 },
    }
    const snackOf = (day: PlannedDay) => upcoming(day).find(({ slot }) => slot === 'snack')
    const more = replanned({ ...again, events: [measured, cake] })
    expect(snackOf(more.today)).toMatchObject({ id: snackOf(result.today)?.id, at: snackOf(result.today)?.at })
  })

  test('loses its snack again when much else is eaten, and the snack of the day itself keeps its name', () => {
    const sessions = { ...input.sessions, today: sessionsOf(result.today) }
    const measured: ReplanEvent = { kind: 'session-changed', day: 'today', start, energy: kcal(1250) }
    const feast: ReplanEvent = {
      kind: 'eaten-extra',
      id: 'feast',
      figures: { calories: 1200, protein: 40, carbs: 140, fat: 53 },
    }
    const again = { ...input, today: result.today, tomorrow: result.tomorrow, sessions, events: [measured, feast] }
    expect(upcoming(replanned(again).today).some(({ slot }) => slot === 'snack')).toBe(false)

    const added = upcoming(result.today).find(({ slot }) => slot === 'snack')
    const own = dayOf(3).meals.find(({ slot }) => slot === 'snack')
    if (!added || !own) throw new Error('no snacks')
    const { id, at, slot, target, because } = own
    const later = { id, slot, target, because, at: added.at - 30 }
    const day = { ...result.today, meals: [{ ...own, at: added.at - 120 }, added] }
    expect(at).toBeLessThan(added.at)
    expect(keepIds([later], day).map((one) => one.id)).toEqual([own.id])
  })

  test('is left to its own meals where nobody wishes snacks, and what they do not hold is told', () => {
    const plain = replanned({ ...input, wishes: { ...defaultKitchenPreferences, snacks: 0 } })
    expect(upcoming(plain.today).some(({ slot }) => slot === 'snack')).toBe(false)
    const left = plain.today.target.calories - plain.today.planned.calories
    expect(plain.unplaced.calories).toBeGreaterThan(100)
    expect(Math.abs(plain.unplaced.calories - left)).toBeLessThan(80)
  })

  test('has its snack soon after training where no meal is to come any more', () => {
    const late = replanned({ ...input, now: minuteOfDay(20 * 60 + 30), events: [{ ...longer, minutes: 80 }] })
    const [snack, ...others] = late.today.meals.filter(({ at }) => at >= 20 * 60 + 30)
    expect(others).toEqual([])
    expect(snack).toMatchObject({ slot: 'snack' })
  })
})

test('a dinner that a new session would have put before now is eaten after it', () => {
  const now = 16 * 60 + 30
  const late: WeeklySchedule = { ...schedule, friday: [session('Practice', '20:30', 60, 'Light')] }
  const { days } = solveWeekOnce({ athlete: { ...footballer, schedule: late }, monday, seed: 1 })
  const [, , , , today, tomorrow] = days
  if (!today || !tomorrow) throw new Error('no such days')
  const dinnerOf = (day: PlannedDay) => day.meals.find(({ slot }) => slot === 'dinner')
  const added = session('Lift', '17:30', 75, 'Intense')
  const result = replanned({
    ...thursday([{ kind: 'session-added', day: 'today', session: added }], now),
    athlete: { ...footballer, schedule: late },
    today,
    tomorrow,
    sessions: {
      yesterday: late.thursday,
      today: late.friday,
      tomorrow: late.saturday,
      dayAfter: late.sunday,
    },
  })
  expect(dinnerOf(today)?.at).toBeGreaterThan(now)
  expect(dinnerOf(result.today)?.id).toBe(dinnerOf(today)?.id)
  expect(dinnerOf(result.today)?.at).toBe(added.end)
})

describe('amounts of the rest of a day', () => {
  const place = (slot: MealPlace['slot'], target: Omit<Macros, 'calories'>, id: string = slot): MealPlace => ({
    id,
    slot,
    at: 1140,
    target: { ...target, calories: energyOf(target) },
    because: [],
  })
  const amounts = fc.record({
    protein: fc.integer({ min: 5, max: 60 }),
    carbs: fc.integer({ min: 10, max: 180 }),
    fat: fc.integer({ min: 3, max: 60 }),
  })
  const left = fc.record({
    protein: fc.integer({ min: -60, max: 150 }),
    carbs: fc.integer({ min: -100, max: 500 }),
    fat: fc.integer({ min: -60, max: 150 }),
  })
  const sumOf = (places: readonly MealPlace[]) => sumMacros(places.map(({ target }) => target))

  test('pass no ceiling and no floor of the meals, leave fuel alone, and put carbohydrate before fat', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, left, fc.boolean(), (dinner, snack, fuel, wanted, isTrained) => {
        const before = [place('dinner', dinner), place('snack', snack), place('post-fuel', fuel)]
        const places = shareRest(before, { ...wanted, calories: energyOf(wanted) }, { isTrained })
        expect(places[2]).toEqual(before[2])
        const meals = sumOf(before.slice(0, 2))
        const is = sumOf(places.slice(0, 2))
        expect(is.calories).toBeLessThanOrEqual(1.3 * energyOf(meals) + 14)
        expect(is.carbs).toBeGreaterThanOrEqual(0.5 * meals.carbs - 1)
        expect(is.fat).toBeGreaterThanOrEqual(0.5 * meals.fat - 1)
        expect(places[0]?.target.protein).toBeGreaterThanOrEqual(Math.min(20, dinner.protein) - 1)
        // Carbohydrate is short of what is wanted only where fat has given all it may, or the meals hold no more of it.
        const isShort = is.carbs < wanted.carbs - fuel.carbs - 2
        if (isShort) expect(is.fat <= 0.5 * meals.fat + 2 || is.carbs >= 1.6 * meals.carbs - 2).toBe(true)
        // After training much fat or protein takes none of the carbohydrate, unless the meals would be too large.
        const isFull = is.calories > 1.3 * energyOf(meals) - 14 || is.carbs >= 1.6 * meals.carbs - 2
        if (isTrained && !isFull) expect(isShort).toBe(false)
      }),
      { numRuns: 2000, seed: 3 },
    )
  })
})
