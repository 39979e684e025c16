import { type InstantText, instantText } from '../days.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { type RecordedActivity, recordedLevel } from './wearable-activity.ts'

/** What a recording knows of the effort: power tells it better than the pulse, and the pulse better than the time alone. */
const effortMeasures = ['power', 'heart rate', 'calories', 'time'] as const
export type EffortMeasure = (typeof effortMeasures)[number]

/** The best that a recording knows of the effort. */
export const measureOf = ({ averagePower, averageHeartRate, calories }: RecordedActivity): EffortMeasure => {
  if (averagePower) return 'power'
  if (averageHeartRate) return 'heart rate'
  return calories ? 'calories' : 'time'
}

/** A source whose recordings cover this share of what the best one covers may speak for a session (own choice). */
const WHOLE = 0.8
/** A break within a session, at a light or a fountain: the watch was stopped and started again (own choice). */
const MAX_BREAK_MS = 10 * MINUTE_MS
/** How alike two recordings are that one athlete made far from home: shares and beats a minute (own choice). */
const DUPLICATE = { length: 0.02, pulse: 2, stepMs: 15 * MINUTE_MS, slackMs: 2 * MINUTE_MS, furthestMs: 26 * HOUR_MS }

interface Span {
  readonly from: number
  readonly to: number
}
const spanOf = ({ start, end }: RecordedActivity): Span => ({ from: Date.parse(start), to: Date.parse(end) })
const lengthOf = ({ from, to }: Span): number => Math.max(0, to - from)
const sharedBy = (a: Span, b: Span): number => Math.min(a.to, b.to) - Math.max(a.from, b.from)

/** Whether two recordings tell of the same time: they share at least half of the shorter. Nobody trains twice at once. */
const isSameTime = (a: RecordedActivity, b: RecordedActivity): boolean => {
  const [one, other] = [spanOf(a), spanOf(b)]
  const shared = sharedBy(one, other)
  return shared > 0 && shared * 2 >= Math.min(lengthOf(one), lengthOf(other))
}

const rankOf = (activity: RecordedActivity): number => effortMeasures.indexOf(measureOf(activity))
const byId = (a: RecordedActivity, b: RecordedActivity): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
const byStart = (a: RecordedActivity, b: RecordedActivity): number => spanOf(a).from - spanOf(b).from || byId(a, b)

/** Whether an exact recording is the same session as one by a clock of some other zone: alike, and whole quarters apart. */
const isDuplicate = (local: RecordedActivity, exact: RecordedActivity): boolean => {
  if (exact.isLocalClock || exact.provider === local.provider) return false
  if (local.averageHeartRate === undefined || exact.averageHeartRate === undefined) return false
  if (Math.abs(local.averageHeartRate - exact.averageHeartRate) > DUPLICATE.pulse) return false
  const [one, other] = [spanOf(local), spanOf(exact)]
  const longer = Math.max(lengthOf(one), lengthOf(other))
  if (longer === 0 || Math.abs(lengthOf(one) - lengthOf(other)) > DUPLICATE.length * longer) return false
  const apart = Math.abs(one.from - other.from)
  const beside = Math.abs(apart - Math.round(apart / DUPLICATE.stepMs) * DUPLICATE.stepMs)
  return apart <= DUPLICATE.furthestMs && beside <= DUPLICATE.slackMs
}

/** Whether each tells of nearly all that the other tells of. */
const isAlike = (a: RecordedActivity, b: RecordedActivity): boolean => {
  const [one, other] = [spanOf(a), spanOf(b)]
  return sharedBy(one, other) >= WHOLE * Math.max(lengthOf(one), lengthOf(other))
}

/** Puts a recording by the clock of an unknown zone where its exact duplicate is, unless another tells of just that time. */
const placed = (activity: RecordedActivity, all: readonly RecordedActivity[]): RecordedActivity => {
  if (!activity.isLocalClock) return activity
  if (all.some((one) => !one.isLocalClock && isAlike(one, activity))) return activity
  const duplicate = all.find((one) => isDuplicate(activity, one))
  return duplicate === undefined ? activity : { ...activity, start: duplicate.start, end: duplicate.end }
}

/** Recordings that hang together by telling of the same time. */
const groupsOf = (all: readonly RecordedActivity[]): readonly (readonly RecordedActivity[])[] => {
  const groups: RecordedActivity[][] = []
  for (const activity of all) {
    const own = groups.filter((group) => group.some((one) => isSameTime(one, activity)))
    for (const group of own) groups.splice(groups.indexOf(group), 1)
    groups.push([...own.flat(), activity])
  }
  return groups
}

const total = (records: readonly RecordedActivity[]): number =>
  records.reduce((sum, one) => sum + lengthOf(spanOf(one)), 0)

/** What one source says of a group, without parts of a longer recording of its own. */
const tellingOf = (records: readonly RecordedActivity[]): readonly RecordedActivity[] => {
  const longestFirst = records.toSorted(
    (a, b) => lengthOf(spanOf(b)) - lengthOf(spanOf(a)) || rankOf(a) - rankOf(b) || byId(a, b),
  )
  const kept: RecordedActivity[] = []
  for (const one of longestFirst) if (!kept.some((other) => isSameTime(one, other))) kept.push(one)
  return kept
}

/** Fills what a recording leaves open from others that tell of nearly the same time, and names them. */
const completed = (activity: RecordedActivity, others: readonly RecordedActivity[]): RecordedActivity => {
  const own = spanOf(activity)
  const touching = others.filter((one) => sharedBy(own, spanOf(one)) > 0)
  if (touching.length === 0) return activity
  const alike = touching.filter((one) => isAlike(activity, one))
  const whole: RecordedActivity = Object.assign({}, ...alike.toReversed(), activity)
  const level = recordedLevel(whole.averageHeartRate, whole.calories)
  const alsoFrom = [...new Set(touching.map(({ provider }) => provider))].filter((one) => one !== activity.provider)
  return { ...whole, level, ...(alsoFrom.length === 0 ? {} : { alsoFrom: alsoFrom.toSorted() }) }
}

/** One source speaks for a group: of those that tell of (nearly) all of it, the one that knows the effort best. */
const settleGroup = (group: readonly RecordedActivity[]): readonly RecordedActivity[] => {
  if (group.length === 1) return group
  const providers = [...new Set(group.map(({ provider }) => provider))].toSorted()
  const tellings = providers.map((provider) => tellingOf(group.filter((one) => one.provider === provider)))
  const most = Math.max(...tellings.map(total))
  const rank = (telling: readonly RecordedActivity[]) => Math.min(...telling.map(rankOf))
  const [chosen = []] = tellings
    .filter((telling) => total(telling) >= WHOLE * most)
    .toSorted((a, b) => rank(a) - rank(b) || total(b) - total(a))
  const others = group.filter((one) => !chosen.includes(one)).toSorted((a, b) => rankOf(a) - rankOf(b) || byId(a, b))
  return chosen.map((one) => completed(one, others))
}

/** Minutes that were trained: without pauses, where they are known. */
const trainedMinutes = (activity: RecordedActivity): number =>
  activity.activeMinutes ?? lengthOf(spanOf(activity)) / MINUTE_MS

/** The mean of a figure over two recordings by the time trained; undefined when either leaves it open. */
const meanOf = (a: RecordedActivity, b: RecordedActivity, key: 'averageHeartRate' | 'averagePower') => {
  const [one, other] = [a[key], b[key]]
  const [long, also] = [trainedMinutes(a), trainedMinutes(b)]
  return one === undefined || other === undefined ? undefined : (one * long + other * also) / (long + also)
}

/** Two parts as the one session that was stopped and begun again; a figure that one part leaves open is the other's. */
const joined = (a: RecordedActivity, b: RecordedActivity): RecordedActivity => {
  const averageHeartRate = meanOf(a, b, 'averageHeartRate')
  const averagePower = meanOf(a, b, 'averagePower')
  const calories = a.calories === undefined || b.calories === undefined ? undefined : a.calories + b.calories
  return {
    ...b,
    ...a,
    end: b.end,
    // The break between them was no training.
    activeMinutes: trainedMinutes(a) + trainedMinutes(b),
    level: recordedLevel(averageHeartRate ?? a.averageHeartRate ?? b.averageHeartRate, calories),
    ...(averageHeartRate === undefined ? {} : { averageHeartRate }),
    ...(averagePower === undefined ? {} : { averagePower }),
    ...(calories === undefined ? {} : { calories }),
  }
}

/** Parts of one source with a short break between them are one session. */
const withoutBreaks = (sorted: readonly RecordedActivity[]): readonly RecordedActivity[] => {
  const kept: RecordedActivity[] = []
  for (const one of sorted) {
    const before = kept.at(-1)
    const pause = before === undefined ? -1 : spanOf(one).from - spanOf(before).to
    const isPart = before?.provider === one.provider && before.code === one.code
    if (before !== undefined && isPart && pause >= 0 && pause <= MAX_BREAK_MS)
      kept[kept.length - 1] = joined(before, one)
    else kept.push(one)
  }
  return kept
}

/** The part of a recording between two moments; energy goes with the time. */
const cut = (activity: RecordedActivity, from: number, to: number): RecordedActivity => {
  const share = (to - from) / lengthOf(spanOf(activity))
  const at = (moment: number): InstantText => instantText(moment)
  return {
    ...activity,
    start: at(from),
    end: at(to),
    ...(activity.activeMinutes === undefined ? {} : { activeMinutes: activity.activeMinutes * share }),
    ...(activity.calories === undefined ? {} : { calories: activity.calories * share }),
  }
}

/** Where one recording runs into the next, the one that knows less of the effort gives way. */
const apart = (sorted: readonly RecordedActivity[]): readonly RecordedActivity[] => {
  const kept: RecordedActivity[] = []
  for (const activity of sorted) {
    const before = kept.at(-1)
    const own = spanOf(activity)
    if (before === undefined || lengthOf(own) === 0 || sharedBy(spanOf(before), own) <= 0) {
      kept.push(activity)
      continue
    }
    const { from, to } = spanOf(before)
    if (rankOf(activity) < rankOf(before) && own.from > from) {
      kept[kept.length - 1] = cut(before, from, own.from)
      kept.push(activity)
    } else if (own.to > to) kept.push(cut(activity, to, own.to))
  }
  return kept
}

/**
 * What was really done, out of everything that several sources recorded, by start: each session once, told by the source
 * that knows its effort best (power before heart rate before calories before time alone), with the others named. No two
 * overlap, so their energy can be added. Recordings without a length stand for themselves.
 */
export function settleActivities(recorded: readonly RecordedActivity[]): readonly RecordedActivity[] {
  const unique = [...new Map(recorded.map((one) => [one.id, one])).values()].toSorted(byStart)
  const isTimed = (one: RecordedActivity) => lengthOf(spanOf(one)) > 0
  const timed = unique.filter(isTimed)
  const settled = groupsOf(timed.map((one) => placed(one, timed))).flatMap(settleGroup)
  return [...withoutBreaks(apart(settled.toSorted(byStart))), ...unique.filter((one) => !isTimed(one))].toSorted(
    byStart,
  )
}
