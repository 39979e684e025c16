import type { Catalog } from '@pacemeal/catalog'
import { type Macros, minuteOfDay, type PlannedDay, type PlannedWeek, weekdays } from '@pacemeal/domain'
import { targetsForDay, weeklyTrainingHours } from '@pacemeal/nutrition'
import { type ReplanInput, replan, type Solver } from '@pacemeal/planner'
import { checkDay, seededRandom } from '@pacemeal/testing'
import type { KitchenCase } from '../kitchen-cases.ts'
import { type DayStory, heldOutStoryKinds, type StoryKind, storyKinds, tellStory } from './day-stories.ts'

/** Energy, protein, carbs, fat in kcal and grams. */
type Four = readonly [energy: number, protein: number, carbs: number, fat: number]

/** What the new day asks of its rest beside what was planned, and what a replan gives; plain data. */
export interface ReplanRow {
  readonly kind: StoryKind
  readonly label: string
  readonly outcome: 'replanned' | 'unchanged' | 'infeasible'
  /** What the rest of the day should hold more (or less) than it was planned to. */
  readonly asked: Four
  /** What it holds more. */
  readonly placed: Four
  /** What the replan says itself that found no room. */
  readonly told: Four
  /** The whole day beside its new target, as relative misses. */
  readonly day: Four
  /** Meals still to come in both plans, and those of them with another dish. */
  readonly meals: number
  readonly otherDishes: number
  readonly addedMeals: number
  readonly milliseconds: number
  readonly faults: readonly string[]
}

const fourOf = ({ calories, protein, carbs, fat }: Macros): Four => [calories, protein, carbs, fat]
const combine = (a: Four, b: Four, of: (a: number, b: number) => number): Four => [
  of(a[0], b[0]),
  of(a[1], b[1]),
  of(a[2], b[2]),
  of(a[3], b[3]),
]
const plus = (a: Four, b: Four): Four => combine(a, b, (x, y) => x + y)
const minus = (a: Four, b: Four): Four => combine(a, b, (x, y) => x - y)
const nothing: Four = [0, 0, 0, 0]
const sum = (parts: readonly Macros[]): Four => parts.map(fourOf).reduce(plus, nothing)
const drinks = (carbs: number): Four => [4 * carbs, 0, carbs, 0]

const sessionsOn = ({ athlete }: KitchenCase, index: number) => athlete.schedule[weekdays[(index + 7) % 7] ?? 'monday']

/** What the day's rules ask for after the story, worked out beside the replan: its target and what is drunk in sessions. */
const askedBy = (story: DayStory, one: KitchenCase, today: PlannedDay, index: number) => {
  const { schedule, ...athlete } = one.athlete
  const measured = story.events.flatMap((event) =>
    event.kind === 'session-changed' && event.energy !== undefined ? [[event.start, event.energy] as const] : [],
  )
  const plannedEnd = new Map(today.sessions.map(({ start, end }) => [start, end]))
  const trained = story.sessions.map((session) => {
    const energy = measured.find(([start]) => start === session.start)?.[1]
    const overrun = session.end - (plannedEnd.get(session.start) ?? session.end)
    return {
      ...session,
      ...(energy === undefined ? {} : { measuredEnergy: energy }),
      ...(overrun > 0 ? { overrun } : {}),
    }
  })
  const targets = targetsForDay(athlete, {
    yesterday: sessionsOn(one, index - 1),
    today: trained,
    tomorrow: sessionsOn(one, index + 1),
    weeklyTrainingHours: weeklyTrainingHours(schedule),
    ...(story.events.some((event) => 'day' in event) && {
      planned: { energy: today.target.calories, carbs: today.target.carbs },
    }),
  })
  if (targets.kind === 'refused') return undefined
  const during = targets.fuel.map((fuel) => {
    const session = trained[fuel.session]
    const before = today.sessions.find(({ start }) => start === session?.start)?.during.carbs ?? 0
    return session !== undefined && session.start < story.now ? before : fuel.during.value.carbs
  })
  const target: Four = [targets.energy.value, targets.protein.value, targets.carbs.value, targets.fat.value]
  return { target, drunk: drinks(during.reduce((a, b) => a + b, 0)) }
}

const measureStory = (
  story: DayStory,
  one: KitchenCase,
  days: { readonly today: PlannedDay; readonly tomorrow: PlannedDay; readonly index: number },
  { catalog, solver, seed, label }: { catalog: Catalog; solver: Solver; seed: number; label: string },
): ReplanRow | undefined => {
  const { today, tomorrow, index } = days
  const { now, events, kind } = story
  const asked = askedBy(story, one, today, index)
  if (asked === undefined) return undefined
  const input: ReplanInput = {
    athlete: one.athlete,
    now: minuteOfDay(now),
    today,
    tomorrow,
    sessions: {
      yesterday: sessionsOn(one, index - 1),
      today: sessionsOn(one, index),
      tomorrow: sessionsOn(one, index + 1),
      dayAfter: sessionsOn(one, index + 2),
    },
    events,
    seed,
    wishes: one.kitchen,
  }
  const before = process.cpuUsage()
  const result = replan(input, catalog, solver)
  const { user, system } = process.cpuUsage(before)
  const named = events.flatMap((event) => ('meal' in event ? [event.meal] : []))
  const isRest = ({ id, at }: { readonly id: string; readonly at: number }) => at >= now && !named.includes(id)
  const after = result.kind === 'replanned' ? result.today : today
  const was = today.meals.filter(isRest)
  const is = after.meals.filter(isRest)
  const dishes = (meals: typeof was) => sum(meals.map(({ options }) => options[0]))
  // A meal before now was eaten as planned unless the story says otherwise.
  const eaten = today.meals
    .filter((meal) => !isRest(meal))
    .flatMap((meal) => {
      const event = events.find((of) => 'meal' in of && of.meal === meal.id)
      if (event?.kind === 'skipped') return []
      return [event?.kind === 'eaten' && event.figures ? event.figures : meal.options[0]]
    })
  const extra = events.flatMap((event) => (event.kind === 'eaten-extra' ? [event.figures] : []))
  const had = plus(sum([...eaten, ...extra]), asked.drunk)
  // The plan before missed its own target a little; a replan is not asked to mend that.
  const slack = minus(fourOf(today.target), fourOf(today.planned))
  const wanted = minus(minus(asked.target, slack), had)
  const skipped = new Set(events.flatMap((event) => (event.kind === 'skipped' ? [event.meal] : [])))
  const eatenOf = (day: PlannedDay) => ({
    ...day,
    meals: day.meals.filter(({ id }) => day.date !== today.date || !skipped.has(id)),
  })
  const checked = result.kind === 'replanned' ? [result.today, result.tomorrow] : []
  const recipes = new Map(is.map(({ id, options }) => [id, options[0].recipe]))
  const both = was.filter(({ id }) => recipes.has(id))
  const whole = plus(had, dishes(is))
  return {
    kind,
    label: `${label} ${today.day} ${kind} at ${now}`,
    outcome: result.kind,
    asked: minus(wanted, dishes(was)),
    placed: minus(dishes(is), dishes(was)),
    told: result.kind === 'replanned' ? fourOf(result.unplaced) : nothing,
    day: combine(whole, asked.target, (have, want) => have / want - 1),
    meals: both.length,
    otherDishes: both.filter(({ id, options }) => recipes.get(id) !== options[0].recipe).length,
    addedMeals: is.filter(({ id }) => !was.some((meal) => meal.id === id)).length,
    milliseconds: (user + system) / 1000,
    faults: checked
      .flatMap((day) => (day === null ? [] : checkDay(eatenOf(day), one.athlete, catalog.findFood)))
      .map(({ where, what }) => `replan ${where}: ${what}`),
  }
}

/** Lets things happen on days of a planned week: `count` stories, spread over its days and over what may happen. */
export const measureReplans = (
  one: KitchenCase,
  week: PlannedWeek,
  number: number,
  given: { readonly catalog: Catalog; readonly solver: Solver; readonly label: string; readonly count: number },
): readonly ReplanRow[] => {
  const kinds: readonly StoryKind[] = one.family === 'held out' ? heldOutStoryKinds : storyKinds
  return Array.from({ length: given.count }, (_, i) => i).flatMap((i) => {
    const random = seededRandom(number * 6_700_417 + i * 31 + 5)
    const kind = kinds[(number + i) % kinds.length]
    const index = 1 + ((number + Math.floor(i / kinds.length)) % 5)
    const [today, tomorrow] = [week.days[index], week.days[index + 1]]
    const story = kind && today && tellStory(kind, today, random)
    if (!story || !tomorrow) return []
    return measureStory(story, one, { today, tomorrow, index }, { ...given, seed: number }) ?? []
  })
}
