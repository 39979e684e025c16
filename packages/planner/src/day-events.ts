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
  settleMeals,
  weekdayOf,
} from '@pacemeal/domain'
import {
  mergeRecorded,
  type RecordedActivity,
  restingEnergy,
  type TrainedSession,
  weeklyTrainingHours,
} from '@pacemeal/nutrition'
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
 * What a log says was eaten. Figures that it leaves open share the energy that those it gives leave, in the proportions of
 * `like`; without energy they follow the first figure that it gives. Undefined when it gives none. No carbohydrate says
 * nothing of the rest, so a gram figure of 0 is no measure for it.
 */
const findFigures = ({ amounts }: MealLog, like: Macros): Macros | undefined => {
  const { calories, protein, carbs, fat } = amounts
  const isMeasure = (one: keyof Macros): boolean =>
    amounts[one] !== null && like[one] > 0 && (one === 'calories' || amounts[one] > 0)
  const known = (['calories', 'carbs', 'protein', 'fat'] as const).find(isMeasure)
  if (known === undefined) return undefined
  const given = { protein: protein ?? 0, carbs: carbs ?? 0, fat: fat ?? 0 }
  const open = {
    protein: protein === null ? like.protein : 0,
    carbs: carbs === null ? like.carbs : 0,
    fat: fat === null ? like.fat : 0,
  }
  const isEnergyAlone = [protein, carbs, fat].every((one) => one === null)
  const openEnergy = isEnergyAlone ? like.calories : Math.max(1, energyOf(open))
  const share =
    calories !== null && known === 'calories'
      ? Math.max(0, calories - energyOf(given)) / openEnergy
      : (amounts[known] ?? 0) / like[known]
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

/**
 * What was taken in the day's sessions beyond what the plan has of them: the fuel of a session is what was taken, once, in
 * place of what was planned. A log without figures says no other amount than the plan's.
 */
const sessionFuelEvents = (
  { date, sessions, target }: PlannedDay,
  fuel: readonly MealLog[],
  dropped: ReadonlySet<number>,
): readonly ReplanEvent[] =>
  [...fuelOfSessions(date, sessions, fuel)].flatMap(([at, logs]): readonly ReplanEvent[] => {
    const [session, last] = [sessions[at], logs.at(-1)]
    if (session === undefined || last === undefined) return []
    const known = logs.map((log) => findFigures(log, target)).filter((one) => one !== undefined)
    const taken = sumMacros(known)
    const planned = dropped.has(session.start) ? 0 : session.during.carbs
    const isOpen = known.length < logs.length && taken.carbs < planned
    if (known.length === 0 || isOpen) return []
    const beyond = { ...taken, carbs: taken.carbs - planned, calories: taken.calories - ATWATER.carbs * planned }
    return Math.abs(beyond.calories) < 1 ? [] : [{ kind: 'eaten-extra', id: last.id, figures: beyond }]
  })

const mealEvents = (
  { athlete, today, logs, marks }: DayRecords,
  dropped: ReadonlySet<number>,
): readonly ReplanEvent[] => {
  const { entries, unplanned } = settleMeals({ zone: athlete.zone, meals: today.meals, logs, marks })
  const fuel = new Set([...fuelOfSessions(today.date, today.sessions, unplanned).values()].flat())
  return [
    ...entries.flatMap(({ meal, state, logs: own }): readonly ReplanEvent[] => {
      if (state === 'planned') return []
      return state === 'skipped' ? [{ kind: 'skipped', meal: meal.id }] : [eatenEvent(meal, own)]
    }),
    ...sessionFuelEvents(today, unplanned, dropped),
    ...unplanned.flatMap((log): readonly ReplanEvent[] => {
      const figures = fuel.has(log) ? undefined : findFigures(log, today.target)
      return figures === undefined ? [] : [{ kind: 'eaten-extra', id: log.id, figures }]
    }),
  ]
}

/** The sessions of a planned day without what the plan works out of them; one that ran longer still says by how much. */
export const sessionsOf = ({ sessions }: Pick<PlannedDay, 'sessions'>): readonly TrainedSession[] =>
  sessions.map(({ type, start, end, intensity, activeMinutes, overrun }) => ({
    type,
    start: minuteOfDay(start),
    end: minuteOfDay(end),
    intensity,
    ...(activeMinutes === undefined ? {} : { activeMinutes }),
    ...(overrun === undefined ? {} : { overrun }),
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
  const training = findSessionEvents(sessionsOf(today), trained, 'today')
  const dropped = new Set(training.flatMap((one) => (one.kind === 'session-dropped' ? [one.start] : [])))
  return [
    ...mealEvents(records, dropped),
    ...lockEvents(records),
    ...training,
    ...(tomorrow === null ? [] : findSessionEvents(sessionsOf(tomorrow), nextDay, 'tomorrow')),
  ]
}
