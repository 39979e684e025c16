import {
  ATWATER,
  type Athlete,
  addDays,
  energyOf,
  fuelOfSessions,
  type Macros,
  type MealLog,
  type MealMark,
  minuteOfDay,
  type PlannedDay,
  type PlannedMeal,
  type Session,
  settleMeals,
  weekdayOf,
} from '@pacemeal/domain'
import { mergeRecorded, type RecordedActivity, restingEnergy, weeklyTrainingHours } from '@pacemeal/nutrition'
import { sumMacros } from './figures.ts'
import { sameMacros } from './meal-changes.ts'
import type { ReplanEvent } from './replan-events.ts'
import { findSessionEvents } from './session-events.ts'

/** What is known of a day beside its plan. */
export interface DayRecords {
  readonly athlete: Athlete
  readonly today: PlannedDay
  /** Null when the plan ends today. */
  readonly tomorrow: PlannedDay | null
  /** Logs of today. */
  readonly logs: readonly MealLog[]
  /** What was said of today's meals, by the meal's id. */
  readonly marks: ReadonlyMap<string, MealMark>
  /** Activities that began today. */
  readonly recorded: readonly RecordedActivity[]
}

/**
 * What a log says was eaten. Figures that it leaves open follow those that it gives, in the proportions of `like`;
 * undefined when it gives none. No carbohydrate says nothing of the rest, so a gram figure of 0 is no measure for it.
 */
const findFigures = ({ amounts }: MealLog, like: Macros): Macros | undefined => {
  const { calories, protein, carbs, fat } = amounts
  const isMeasure = (one: keyof Macros): boolean =>
    amounts[one] !== null && like[one] > 0 && (one === 'calories' || amounts[one] > 0)
  const known = (['calories', 'carbs', 'protein', 'fat'] as const).find(isMeasure)
  if (known === undefined) return undefined
  const share = (amounts[known] ?? 0) / like[known]
  const grams = {
    protein: protein ?? like.protein * share,
    carbs: carbs ?? like.carbs * share,
    fat: fat ?? like.fat * share,
  }
  return { calories: calories ?? energyOf(grams), ...grams }
}

const eatenEvent = (meal: PlannedMeal, logs: readonly MealLog[]): ReplanEvent => {
  const [dish] = meal.options
  const eaten = logs.map((log) => findFigures(log, dish))
  const figures = eaten.every((one) => one !== undefined) && eaten.length > 0 ? sumMacros(eaten) : undefined
  const isAsPlanned = figures === undefined || sameMacros(figures, dish)
  return { kind: 'eaten', meal: meal.id, ...(isAsPlanned ? {} : { figures }) }
}

/** What the plan counts as taken in the session of each log already, g of carbohydrate, by the first log of the session. */
const plannedFuel = ({ date, sessions }: PlannedDay, logs: readonly MealLog[]): ReadonlyMap<MealLog, number> =>
  new Map(
    [...fuelOfSessions(date, sessions, logs)].flatMap(([at, [first]]) =>
      first === undefined ? [] : [[first, sessions[at]?.during.carbs ?? 0] as const],
    ),
  )

/** What a log adds to what the plan counts already; undefined when it says nothing or adds nothing. */
function findExtra(log: MealLog, counted: number, like: Macros): Macros | undefined {
  const figures = findFigures(log, like)
  if (figures === undefined || counted === 0) return figures
  const beyond = { ...figures, carbs: figures.carbs - counted, calories: figures.calories - ATWATER.carbs * counted }
  return Math.abs(beyond.calories) < 1 ? undefined : beyond
}

const mealEvents = ({ athlete, today, logs, marks }: DayRecords): readonly ReplanEvent[] => {
  const { entries, unplanned } = settleMeals({ zone: athlete.zone, meals: today.meals, logs, marks })
  const counted = plannedFuel(today, unplanned)
  return [
    ...entries.flatMap(({ meal, state, logs: own }): readonly ReplanEvent[] => {
      if (state === 'planned') return []
      return state === 'skipped' ? [{ kind: 'skipped', meal: meal.id }] : [eatenEvent(meal, own)]
    }),
    ...unplanned.flatMap((log): readonly ReplanEvent[] => {
      const figures = findExtra(log, counted.get(log) ?? 0, today.target)
      return figures === undefined ? [] : [{ kind: 'eaten-extra', id: log.id, figures }]
    }),
  ]
}

/** The sessions of a planned day without what the plan works out of them. */
export const sessionsOf = ({ sessions }: Pick<PlannedDay, 'sessions'>): readonly Session[] =>
  sessions.map(({ type, start, end, intensity, activeMinutes }) => ({
    type,
    start: minuteOfDay(start),
    end: minuteOfDay(end),
    intensity,
    ...(activeMinutes === undefined ? {} : { activeMinutes }),
  }))

/** What its owner locked, or wrote in own words, stays. */
const lockEvents = ({ today, tomorrow }: DayRecords): readonly ReplanEvent[] =>
  [...today.meals, ...(tomorrow?.meals ?? [])]
    .filter(({ isLocked, options }) => isLocked === true || options[0].own !== undefined)
    .map(({ id }) => ({ kind: 'locked', meal: id }))

/**
 * Everything that happened since today was planned, as a replan takes it: what was eaten, skipped and locked, and how
 * training differs from the plan by what a device recorded and by the schedule as it is now.
 */
export const findEvents = (records: DayRecords): readonly ReplanEvent[] => {
  const { athlete, today, tomorrow, recorded } = records
  const scheduled = athlete.schedule[today.day]
  const resting = restingEnergy(athlete.body, weeklyTrainingHours(athlete.schedule)).energy
  const trained = mergeRecorded(scheduled, recorded, athlete.body, resting)
  const nextDay = athlete.schedule[weekdayOf(addDays(today.date, 1))]
  return [
    ...mealEvents(records),
    ...lockEvents(records),
    ...findSessionEvents(sessionsOf(today), trained, 'today'),
    ...(tomorrow === null ? [] : findSessionEvents(sessionsOf(tomorrow), nextDay, 'tomorrow')),
  ]
}
