import {
  type Athlete,
  addDays,
  DAY_MINUTES,
  dayOfActivity,
  endAfter,
  kcal,
  type LocalDate,
  type Macros,
  minuteOfDay,
  minutesBetween,
  minutesOnDay,
  type Reason,
  type RecordedActivity,
  weekdayOf,
} from '@pacemeal/domain'
import { settleActivities } from '@pacemeal/domain/one-session'
import {
  type Circumstances,
  type RecordedActivity as DeviceRecord,
  mergeRecorded,
  recordedActivityEnergy,
  restingEnergy,
  sessionMinutes,
  type TrainedSession,
  targetsForDay,
  weeklyTrainingHours,
} from '@pacemeal/nutrition'
import { tellReasons } from '@pacemeal/nutrition/reason-words'
import { activityFuelWords } from '../../languages/activity-fuel-words.ts'
import type { Reader } from '../accounts/locale-of.ts'

/** What to eat after an activity: the figures and why; no target when the next meal is enough. */
export interface ActivityFuel {
  readonly day: LocalDate
  readonly target: Macros | null
  /** Minutes after midnight of that day. */
  readonly at: number
  readonly because: readonly Reason[]
  readonly reasoning: string
}

/** An activity on the day it began, by that day's clock; its length is the time that passed, also where clocks change. */
const onItsDay = (activity: RecordedActivity, day: LocalDate, zone: string): DeviceRecord => {
  const { start } = minutesOnDay(activity, day, zone)
  const { activeMinutes, averageHeartRate, averagePower, calories } = activity
  const length = minutesBetween(activity.start, activity.end)
  return {
    code: activity.code ?? 0,
    start: minuteOfDay(start),
    end: minuteOfDay(Math.max(1, start + Math.round(length)) % DAY_MINUTES),
    ...(activeMinutes === undefined ? {} : { activeMinutes: Math.round(activeMinutes) }),
    ...(averageHeartRate === undefined ? {} : { averageHeartRate }),
    ...(averagePower === undefined ? {} : { averagePower }),
    ...(calories === undefined ? {} : { calories: kcal(calories) }),
  }
}

const overlaps = (a: RecordedActivity, b: RecordedActivity): boolean => a.start < b.end && b.start < a.end

/** The session that the activity is, as all its sources together tell it, and the other sessions that began that day. */
const sessionsOf = (activity: RecordedActivity, all: readonly RecordedActivity[], day: LocalDate, zone: string) => {
  const isSession = (one: RecordedActivity) => one.isTransition !== true && dayOfActivity(one, zone) === day
  const settled = settleActivities([activity, ...all]).filter(isSession)
  const own = settled.find(({ id }) => id === activity.id) ?? settled.find((one) => overlaps(one, activity)) ?? activity
  return { own, others: settled.filter((one) => one !== own) }
}

const joined = (sentences: readonly string[]): string => sentences.join(' ')
const tellTo = ({ locale, units }: Reader, because: readonly Reason[], standing?: string): string =>
  joined(tellReasons(because, standing, locale, units).map(({ words }) => words))

const isThis = (session: TrainedSession, record: DeviceRecord): boolean =>
  session.start === record.start && session.end === record.end && session.measuredEnergy !== undefined

/**
 * The fuel after a recorded activity, from what the whole day was trained: planned sessions that a recording covers are
 * counted once, and a harder or longer session asks for more. Told in the person's language and units. Undefined when no safe target can be made for the athlete.
 */
export const fuelAfterActivity = (
  activity: RecordedActivity,
  ofDay: readonly RecordedActivity[],
  athlete: Athlete,
  circumstances: Circumstances,
  reader: Reader,
): ActivityFuel | undefined => {
  const { zone, schedule, body } = athlete
  const day = dayOfActivity(activity, zone)
  const hours = weeklyTrainingHours(schedule)
  const resting = restingEnergy(body, hours).energy
  const { own: done, others } = sessionsOf(activity, ofDay, day, zone)
  const record = onItsDay(done, day, zone)
  const records = [record, ...others.map((one) => onItsDay(one, day, zone))]
  const today = mergeRecorded(schedule[weekdayOf(day)], records, body, resting)
  const targets = targetsForDay(
    athlete,
    {
      yesterday: schedule[weekdayOf(addDays(day, -1))],
      today,
      tomorrow: schedule[weekdayOf(addDays(day, 1))],
      weeklyTrainingHours: hours,
    },
    circumstances,
  )
  if (targets.kind === 'refused') return undefined
  const energy = recordedActivityEnergy(record, body, resting)
  const index = today.findIndex((session) => isThis(session, record))
  const own = targets.fuel.find(({ session }) => session === index)
  const words = activityFuelWords(reader.locale)
  const standing = words.after(activity.name, today[index]?.intensity ?? 'Moderate')
  const end = endAfter(record.start, record.end)
  if (own?.post) {
    const { at, target } = own.post
    const reasoning = joined([tellTo(reader, energy.because), tellTo(reader, target.because, standing)])
    return { day, target: target.value, at, because: [...energy.because, ...target.because], reasoning }
  }
  const nothing = words.noneNeeded(sessionMinutes(record))
  return {
    day,
    target: null,
    at: end,
    because: energy.because,
    reasoning: joined([tellTo(reader, energy.because), nothing]),
  }
}
