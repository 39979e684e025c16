import { DAY_MS, MINUTE_MS } from '@pacemeal/domain'
import FitParser from 'fit-file-parser'
import { z } from 'zod'
import { FileProblem } from './file-problem.ts'
import { withoutBrokenEnd } from './fit-frames.ts'
import type { Point } from './point.ts'
import type { Recording } from './recording.ts'
import { sportCode } from './sport-code.ts'
import { type TimerEvent, timeOnTimer } from './timer.ts'

const number = z.number().finite().optional().catch(undefined)
const word = z.union([z.string(), z.number()]).transform(String).optional().catch(undefined)
const moment = z.union([z.date(), z.string()]).transform((value) => new Date(value).getTime())

const session = z.object({
  start_time: moment,
  total_elapsed_time: number,
  total_timer_time: number,
  sport: word,
  sub_sport: word,
  sport_profile_name: word,
  total_calories: number,
  avg_heart_rate: number,
  avg_power: number,
})
const point = z.object({
  timestamp: moment,
  heart_rate: number,
  enhanced_speed: number,
  speed: number,
  cadence: number,
  power: number,
  position_lat: number,
  position_long: number,
})
/** A lap of a course or a length of a pool. */
const stretch = z.object({ start_time: moment, total_elapsed_time: number })
const event = z.object({ timestamp: moment, event: word, event_type: word })
const sport = z.object({ sport: word, sub_sport: word, name: word })
const list = <S extends z.ZodType>(entry: S) =>
  z
    .array(z.unknown())
    .default([])
    .transform((all) =>
      all.flatMap((one): z.output<S>[] => {
        const read = entry.safeParse(one)
        return read.success ? [read.data] : []
      }),
    )
const fitFile = z.object({
  file_ids: list(z.object({ type: word })),
  sessions: list(session),
  records: list(point),
  laps: list(stretch),
  lengths: list(stretch),
  events: list(event),
  sports: list(sport),
})
type FitFile = z.infer<typeof fitFile>

/** A file that lacks its end has no checksum to pass: its whole messages count. */
const decode = async (bytes: ArrayBuffer, isCut: boolean): Promise<FitFile> => {
  try {
    return fitFile.parse(await new FitParser({ force: isCut, mode: 'list' }).parseAsync(bytes))
  } catch {
    throw new FileProblem('fit-damaged')
  }
}

const given = <K extends keyof Point>(key: K, value: number | undefined) =>
  value === undefined ? {} : { [key]: value }

const pointOf = (record: z.infer<typeof point>): Point => {
  const { timestamp, heart_rate, enhanced_speed, speed, cadence, power, position_lat, position_long } = record
  return {
    at: timestamp,
    ...given('pulse', heart_rate),
    ...given('speed', enhanced_speed ?? speed),
    ...given('cadence', cadence),
    ...given('power', power),
    ...(position_lat === undefined || position_long === undefined
      ? {}
      : { place: { latitude: position_lat, longitude: position_long } }),
  }
}

const timerEvents = ({ events }: FitFile): readonly TimerEvent[] =>
  events
    .filter((one) => one.event === 'timer' && /^(start|stop)/.test(one.event_type ?? ''))
    .map(({ timestamp, event_type }) => ({ at: timestamp, isStart: event_type === 'start' }))

const sportOf = (one: z.infer<typeof sport> | undefined): Pick<Recording, 'code' | 'name'> => {
  const code = sportCode(one?.sub_sport === 'generic' ? '' : one?.sub_sport, one?.sport)
  return { code, ...(one?.name === undefined ? {} : { name: one.name }) }
}

/** Milliseconds that the timer ran in a session: by its own count, else by the timer's events. */
function timerOf(
  { total_timer_time, start_time }: z.infer<typeof session>,
  end: number,
  events: readonly TimerEvent[],
) {
  const elapsed = end - start_time
  const counted = total_timer_time === undefined ? undefined : total_timer_time * 1000
  // Some devices count their pauses; the events then know better.
  if (counted !== undefined && counted < elapsed - 1000) return counted
  return timeOnTimer(events, start_time, end) ?? counted
}

/** What a session tells of itself, with its own points. */
function recordingOf(one: z.infer<typeof session>, points: readonly Point[], events: readonly TimerEvent[]): Recording {
  const end = one.total_elapsed_time === undefined ? undefined : one.start_time + one.total_elapsed_time * 1000
  const own = points.filter(({ at }) => at >= one.start_time && (end === undefined || at <= end))
  const until = end ?? own.at(-1)?.at
  const timer = until === undefined ? undefined : timerOf(one, until, events)
  const { code } = sportOf({ ...one, name: undefined })
  return {
    source: 'fit file',
    code,
    start: one.start_time,
    ...(end === undefined ? {} : { end }),
    ...(timer === undefined ? {} : { timer }),
    ...(one.sport === 'transition' ? { isTransition: true } : {}),
    ...(one.sport_profile_name === undefined ? {} : { name: one.sport_profile_name }),
    ...(one.total_calories === undefined ? {} : { calories: one.total_calories }),
    ...(one.avg_heart_rate === undefined ? {} : { pulse: one.avg_heart_rate }),
    ...(one.avg_power === undefined ? {} : { power: one.avg_power }),
    points: own,
  }
}

/** Furthest that a point of a recording lies from its middle; what lies beyond has the time of a clock that was set wrong. */
const MAX_FROM_MIDDLE = 2 * DAY_MS

const withoutOutliers = (points: readonly Point[]): readonly Point[] => {
  const middle = points.map(({ at }) => at).toSorted((a, b) => a - b)[Math.floor(points.length / 2)] ?? 0
  return points.filter(({ at }) => Math.abs(at - middle) <= MAX_FROM_MIDDLE)
}

/** When the lengths of a pool began and ended, else the laps: watches write no times of points in a pool. */
const stretchPoints = ({ lengths, laps }: FitFile): readonly Point[] =>
  (lengths.length > 0 ? lengths : laps).flatMap(({ start_time, total_elapsed_time }) =>
    total_elapsed_time === undefined ? [] : [{ at: start_time }, { at: start_time + total_elapsed_time * 1000 }],
  )

/** Points that no session tells of, because the file ends before it was written. */
function unfinished(file: FitFile, points: readonly Point[], events: readonly TimerEvent[]): readonly Recording[] {
  const ends = file.sessions.map((one) => one.start_time + (one.total_elapsed_time ?? 0) * 1000)
  const after = Math.max(Number.NEGATIVE_INFINITY, ...ends)
  const isUntold = ({ at }: Point) => Number.isFinite(at) && at > after
  const timed = points.filter(isUntold)
  const own = withoutOutliers(timed.length > 1 ? timed : stretchPoints(file).filter(isUntold))
  const [first, last] = [own[0], own.at(-1)]
  if (first === undefined || last === undefined || own.length < 2) return []
  // Watches go on writing for some seconds after a session's end: that is no other leg.
  if (file.sessions.length > 0 && last.at - first.at < MINUTE_MS) return []
  const timer = timeOnTimer(events, first.at, last.at)
  return [
    { source: 'fit file', ...sportOf(file.sports.at(-1)), ...(timer === undefined ? {} : { timer }), points: own },
  ]
}

/** The sessions in a FIT file, each with its points; its times are UTC. Of a file without its end, as far as it goes. */
export async function readFit(
  bytes: ArrayBuffer,
): Promise<{ readonly recordings: readonly Recording[]; readonly isCut: boolean }> {
  const whole = withoutBrokenEnd(new Uint8Array(bytes))
  const isCut = whole !== undefined
  const file = await decode(whole ?? bytes, isCut)
  const { file_ids, sessions, records } = file
  const type = file_ids[0]?.type
  if (type !== 'activity' && sessions.length === 0) {
    throw new FileProblem('fit-no-activity', type)
  }
  const points = records.map(pointOf)
  const events = timerEvents(file)
  const told = sessions.map((one) => recordingOf(one, points, events))
  const rest = isCut || told.length === 0 ? unfinished(file, points, events) : []
  const recordings = [...told, ...rest]
  if (recordings.length === 0) throw new FileProblem('fit-damaged')
  return { recordings, isCut }
}
