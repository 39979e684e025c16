import type { Catalog } from '@pacemeal/catalog'
import { openWordCheck } from '@pacemeal/catalog/dish-words'
import {
  type Athlete,
  localDate,
  type MealOption,
  minuteOfDay,
  type PlannedDay,
  type PlannedWeek,
  type WeekSearch,
  weekdays,
} from '@pacemeal/domain'
import { chooseOption, planWeek, type ReplanEvent, replan, type Solver, swapMeal } from '@pacemeal/planner'
import { checkDay, checkOption, checkWeek, seededRandom } from '@pacemeal/testing'
import { baselinesFor } from './baselines.ts'
import { unrealOn } from './check-plate.ts'
import { type KitchenRow, measureKitchen } from './kitchen/measure-kitchen.ts'
import { measureStability, type StabilityRow } from './kitchen/measure-stability.ts'
import { type CaseFamily, heldOutCase, type KitchenCase, someCase } from './kitchen-cases.ts'
import { measureReplans, type ReplanRow } from './replan/measure-replan.ts'

/** Relative misses of a day: energy, protein, carbs, fat. */
export type Misses = readonly [energy: number, protein: number, carbs: number, fat: number]

/** Everything one generated week adds to the table; plain data, so that a long run can be resumed. */
export interface WeekRow {
  readonly athlete: number
  readonly label: string
  readonly conflict: string | null
  readonly milliseconds: number
  /** When there was a first week that may be served; null where there was none before the last. */
  readonly firstMilliseconds: number | null
  readonly search: WeekSearch | null
  readonly days: readonly {
    readonly plan: Misses
    readonly greedy: Misses
    readonly random: Misses
    readonly what: string
  }[]
  readonly meals: readonly number[]
  readonly fuel: readonly number[]
  readonly fewestOptions: number
  readonly swaps: readonly number[]
  readonly replans: readonly number[]
  readonly faults: readonly string[]
  /** Options read, and those whose words and ingredients part. */
  readonly options: number
  readonly wordFaults: readonly string[]
  /** Plates and days that nobody would eat. */
  readonly unreal: readonly string[]
  readonly family: CaseFamily
  readonly diets: string
  /** What the week asks of the kitchen; null where there is no week. */
  readonly kitchen: KitchenRow | null
  readonly stability: StabilityRow | null
  /** What came of it when something happened on its days; absent in rows that were kept before this was measured. */
  readonly happened?: readonly ReplanRow[]
}

/** Things that happen in one week. */
const STORIES = 2

const wordChecks = new WeakMap<Catalog, ReturnType<typeof openWordCheck>>()

/** Dishes that name what they do not hold, or list what no step uses, in words. */
const wordFaultsOf = (options: readonly MealOption[], catalog: Catalog): readonly string[] => {
  const check = wordChecks.get(catalog) ?? openWordCheck(catalog.foods)
  wordChecks.set(catalog, check)
  return options.flatMap((option) => {
    const faults = check(
      option,
      option.ingredients.map(({ food }) => catalog.requireFood(food)),
    )
    return faults.length > 0 ? [`${option.name}: ${JSON.stringify(faults)}`] : []
  })
}

const monday = localDate('2026-03-02')

type Sum = PlannedDay['planned']
const missesOf = (sum: Sum, target: Sum): Misses => [
  sum.calories / target.calories - 1,
  sum.protein / target.protein - 1,
  sum.carbs / target.carbs - 1,
  sum.fat / target.fat - 1,
]

/** Time on the processor, which other programs on the machine do not stretch. */
const timed = <T>(work: () => T): { readonly value: T; readonly milliseconds: number } => {
  const before = process.cpuUsage()
  const value = work()
  const { user, system } = process.cpuUsage(before)
  return { value, milliseconds: (user + system) / 1000 }
}

const measureSwaps = (catalog: Catalog, athlete: Athlete, week: PlannedWeek, seed: number) => {
  const random = seededRandom(seed)
  const times: number[] = []
  const faults: string[] = []
  const offered: MealOption[] = []
  for (let n = 0; n < 2; n++) {
    const index = random.whole(0, 6)
    const day = week.days[index]
    if (!day) continue
    const { id } = random.pick(day.meals)
    const around = {
      ...(week.days[index - 1] && { before: week.days[index - 1] }),
      ...(week.days[index + 1] && { after: week.days[index + 1] }),
    }
    const { value, milliseconds } = timed(() =>
      swapMeal({ athlete, day, mealId: id, seed, ...around } as Parameters<typeof swapMeal>[0], catalog),
    )
    times.push(milliseconds)
    offered.push(...value)
    for (const option of value) {
      const single = checkOption(option, athlete, catalog.findFood, id)
      const whole = checkDay(chooseOption(day, id, option, catalog), athlete, catalog.findFood)
      faults.push(...[...single, ...whole].map(({ where, what }) => `swap ${where}: ${what}`))
    }
  }
  return { times, faults, offered }
}

const someEvents = (day: PlannedDay, now: number, seed: number): readonly ReplanEvent[] => {
  const random = seededRandom(seed)
  const past = day.meals.filter(({ at }) => at < now)
  const [session] = day.sessions
  return [
    ...(past.length > 0 ? [{ kind: 'skipped', meal: random.pick(past).id } as const] : []),
    ...(session
      ? [
          {
            kind: 'session-changed',
            day: 'today',
            start: minuteOfDay(session.start),
            minutes: session.end - session.start + 25,
          } as const,
        ]
      : []),
  ]
}

const measureReplan = (
  catalog: Catalog,
  solver: Solver,
  { athlete, kitchen }: Pick<KitchenCase, 'athlete' | 'kitchen'>,
  week: PlannedWeek,
  seed: number,
) => {
  const index = seededRandom(seed).whole(1, 5)
  const [today, tomorrow] = [week.days[index], week.days[index + 1]]
  const sessionsOn = (day: number) => athlete.schedule[weekdays[(day + 7) % 7] ?? 'monday']
  if (!today || !tomorrow) return { times: [], faults: [] }
  const now = 13 * 60 + 30
  const events = someEvents(today, now, seed)
  const skipped = new Set(events.flatMap((event) => (event.kind === 'skipped' ? [event.meal] : [])))
  const { value, milliseconds } = timed(() =>
    replan(
      {
        athlete,
        now: minuteOfDay(now),
        today,
        tomorrow,
        sessions: {
          yesterday: sessionsOn(index - 1),
          today: sessionsOn(index),
          tomorrow: sessionsOn(index + 1),
          dayAfter: sessionsOn(index + 2),
        },
        events,
        seed,
        wishes: kitchen,
      },
      catalog,
      solver,
    ),
  )
  const days = value.kind === 'replanned' ? [value.today, value.tomorrow] : []
  // What was skipped was not eaten, so nothing has to wait for it.
  const eaten = days.map(
    (day) => day && { ...day, meals: day.meals.filter(({ id }) => day.date !== today.date || !skipped.has(id)) },
  )
  const faults = eaten
    .flatMap((day) => (day === null ? [] : checkDay(day, athlete, catalog.findFood)))
    .map(({ where, what }) => `replan ${where}: ${what}`)
  return { times: [milliseconds], faults }
}

/** Plans, swaps, replans and checks the week of one generated athlete. */
export const measureWeek = (number: number, catalog: Catalog, solver: Solver, isHeldOut = false): WeekRow => {
  const { athlete, kitchen, family } = isHeldOut ? heldOutCase(number) : someCase(number)
  const label = `#${number} ${athlete.diets.join('+') || 'no diet'}${athlete.restrictions.length > 0 ? `, no ${athlete.restrictions.join('/')}` : ''} (${family})`
  const input = { athlete, monday, seed: number, kitchen }
  const first: number[] = []
  const { value: plan, milliseconds } = timed(() => {
    const before = process.cpuUsage()
    const mayGoOn = () => {
      const { user, system } = process.cpuUsage(before)
      if (first.length === 0) first.push((user + system) / 1000)
      return true
    }
    return planWeek(input, catalog, { mayGoOn })
  })
  const empty = {
    athlete: number,
    label,
    milliseconds,
    firstMilliseconds: first[0] ?? null,
    search: null,
    days: [],
    meals: [],
    fuel: [],
    fewestOptions: 0,
    swaps: [],
    replans: [],
    faults: [],
    options: 0,
    wordFaults: [],
    unreal: [],
    family,
    diets: athlete.diets.toSorted().join('+') || 'none',
    kitchen: null,
    stability: null,
  }
  if (plan.kind !== 'planned')
    return { ...empty, conflict: JSON.stringify(plan.kind === 'infeasible' ? plan.conflicts : plan.missing) }
  const { week } = plan
  const meals = week.days.flatMap((day) => day.meals)
  const isFuel = (slot: string) => slot === 'pre-fuel' || slot === 'post-fuel'
  const swaps = measureSwaps(catalog, athlete, week, number)
  const replans = measureReplan(catalog, solver, { athlete, kitchen }, week, number)
  const options = [...meals.flatMap((meal) => meal.options), ...swaps.offered]
  const happened = measureReplans({ athlete, kitchen, family }, week, number, {
    catalog,
    solver,
    label,
    count: STORIES,
  })
  return {
    ...empty,
    conflict: null,
    search: week.search ?? null,
    days: week.days.map((day, i) => {
      const { greedy, random } = baselinesFor(catalog, athlete, day, number * 7 + i)
      return {
        plan: missesOf(day.planned, day.target),
        greedy: missesOf(greedy, day.target),
        random: missesOf(random, day.target),
        what: `${day.day} ${day.target.calories} kcal C${day.target.carbs} P${day.target.protein} F${day.target.fat} ${day.flags.join(' ')}`,
      }
    }),
    meals: meals
      .filter(({ slot }) => !isFuel(slot))
      .map(({ options, target }) => options[0].calories / target.calories - 1),
    fuel: meals.filter(({ slot }) => isFuel(slot)).map(({ options, target }) => options[0].carbs / target.carbs - 1),
    fewestOptions: Math.min(...meals.map(({ options }) => options.length)),
    swaps: swaps.times,
    replans: replans.times,
    faults: [
      ...checkWeek(week, athlete, catalog.findFood).map(({ where, what }) => `${where}: ${what}`),
      ...swaps.faults,
      ...replans.faults,
      ...happened.flatMap((row) => row.faults),
    ],
    options: options.length,
    wordFaults: wordFaultsOf(options, catalog),
    unreal: week.days.flatMap(unrealOn),
    kitchen: measureKitchen(week, kitchen, catalog),
    stability: measureStability(input, week, catalog),
    happened,
  }
}
