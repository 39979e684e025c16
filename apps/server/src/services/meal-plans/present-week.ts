import { openCatalog } from '@pacemeal/catalog'
import {
  addDays,
  dayAt,
  type LocalDate,
  minuteOfDay,
  mondayOf,
  type PlannedDay,
  type PlannedMeal,
  type PlannedWeek,
  settleMeals,
  type WeekPresent,
  wallMinuteAt,
} from '@pacemeal/domain'
import type { PreviousWeek } from '@pacemeal/planner'
import type { AllPorts, Ports } from '../../ports.ts'
import type { Handle } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { readDayRecords } from './day-records.ts'
import { judgeFor, judgeForTable } from './judge-dishes.ts'
import type { PlanInputs } from './plan-inputs.ts'

/** Where a person stands in their calendar. */
export interface Present {
  readonly today: LocalDate
  readonly minute: number
  /** Mondays of this week and of the next. */
  readonly monday: LocalDate
  readonly nextMonday: LocalDate
}

export const presentIn = (zone: string, clock: AllPorts['clock']): Present => {
  const now = clock.now()
  const today = dayAt(now, zone)
  const monday = mondayOf(today)
  return { today, minute: minuteOfDay(wallMinuteAt(now, zone)), monday, nextMonday: addDays(monday, 7) }
}

/** What became of a day's meals, by their ids: eaten or skipped; none for one that is still planned. */
export const readOutcomes = async (
  handle: Handle,
  userId: string,
  day: PlannedDay | undefined,
  zone: string,
): Promise<ReadonlyMap<string, 'eaten' | 'skipped'>> => {
  if (day === undefined) return new Map()
  const { logs, marks } = await readDayRecords(handle, userId, day.date, { zone })
  const { entries } = settleMeals({ zone, meals: day.meals, logs, marks })
  return new Map(entries.flatMap(({ meal, state }) => (state === 'planned' ? [] : [[meal.id, state] as const])))
}

/** Meals of a day that were eaten, skipped or locked, by their ids. What is locked and must not be eaten any more is none. */
const settledMeals = async (
  handle: Handle,
  userId: string,
  day: PlannedDay | undefined,
  zone: string,
  mayStay: (meal: PlannedMeal, date: LocalDate) => boolean,
): Promise<ReadonlySet<string>> => {
  if (day === undefined) return new Set()
  const done = await readOutcomes(handle, userId, day, zone)
  const locked = day.meals.filter((meal) => meal.isLocked === true && mayStay(meal, day.date))
  return new Set([...done.keys(), ...locked.map(({ id }) => id)])
}

/** What of the week, as it was planned last, is over or settled by now for the athlete and the table that it is planned for. */
export const readWeekPresent = async (
  handle: Handle,
  userId: string,
  before: PlannedWeek | undefined,
  { today, minute }: Present,
  { athlete, kitchen, changes }: Pick<PlanInputs, 'athlete' | 'kitchen' | 'changes'>,
): Promise<WeekPresent> => {
  const day = before?.days.find(({ date }) => date === today)
  const mayEat = judgeForTable(judgeFor(openCatalog().rulesFor(athlete.diets, athlete.restrictions)), kitchen, changes)
  const mayStay = (meal: PlannedMeal, date: LocalDate): boolean => mayEat(before ?? {}, date, meal, meal.options[0])
  return { today, minute, settled: await settledMeals(handle, userId, day, athlete.zone, mayStay) }
}

/** Where a person stands in the calendar of their own zone. */
export const readPresent = async (handle: Handle, { clock }: Ports<'clock'>, userId: string): Promise<Present> =>
  presentIn(await zoneOf(handle, userId), clock)

/** Whether a planned day is before today where the person is. */
export const isDayOver = async (
  handle: Handle,
  { clock }: Ports<'clock'>,
  userId: string,
  { date }: Pick<PlannedDay, 'date'>,
): Promise<boolean> => date < presentIn(await zoneOf(handle, userId), clock).today

/** Whether a planned meal is behind its person or settled: it stays whatever is planned. */
export const isSettled = (date: LocalDate, id: string, at: number, { today, minute, settled }: WeekPresent): boolean =>
  date < today || (date === today && (at < minute || settled.has(id)))

/** Cook events that lie behind by now: what was made then is in the fridge. */
export const cookedEvents = (
  { cooking = [] }: PlannedWeek,
  { today, minute }: Pick<WeekPresent, 'today' | 'minute'>,
): ReadonlySet<string> =>
  new Set(
    cooking.filter(({ cookedOn, at }) => cookedOn < today || (cookedOn === today && at < minute)).map(({ id }) => id),
  )

/**
 * The week as it stands, for a plan that changes little of it: what is over, settled, locked or cooked already stays
 * exactly as it is.
 */
export const previousWeek = (week: PlannedWeek, present: WeekPresent): PreviousWeek => {
  const cooked = cookedEvents(week, present)
  const fixed = week.days.flatMap(({ date, meals }) =>
    meals
      .filter(
        ({ id, at, isLocked, cooking }) =>
          isLocked === true || isSettled(date, id, at, present) || (cooking !== undefined && cooked.has(cooking.event)),
      )
      .map(({ id }) => id),
  )
  return { week, fixed: new Set(fixed) }
}
