import { activityNameOf, instantText, MINUTE_MS } from '@pacemeal/domain'
import { IMPORT_SAMPLES, type ImportedActivity, importedActivity } from '@pacemeal/protocol'
import { FileProblem, MAX_POINTS } from './file-problem.ts'
import type { Point } from './point.ts'
import { recordingName } from './recording-name.ts'
import { trainingTime } from './training-time.ts'

/** A recording as a file tells it; figures that it states itself win over those of its points. */
export interface Recording {
  readonly source: ImportedActivity['source']
  readonly name?: string
  readonly code: number | null
  readonly start?: number
  readonly end?: number
  /** Milliseconds that the device's timer ran; its pauses are left out. */
  readonly timer?: number
  /** The change between two legs of a race. */
  readonly isTransition?: boolean
  readonly calories?: number
  readonly pulse?: number
  readonly power?: number
  readonly points: readonly Point[]
}

/** What the change between two legs is called. */
const TRANSITION = 'Transition'

type Figure = 'pulse' | 'speed' | 'cadence' | 'power'
const within = (value: number | undefined, from: number, to: number): number | null =>
  value !== undefined && value >= from && value <= to ? value : null

/** The mean over the time: a figure holds until the next point. A gap of over a minute says nothing of its middle. */
const meanOf = (points: readonly Point[], figure: Figure): number | undefined => {
  let sum = 0
  let time = 0
  points.forEach((point, index) => {
    const value = point[figure]
    if (value === undefined) return
    const length = Math.min(MINUTE_MS, Math.max(1, (points[index + 1]?.at ?? point.at + 1000) - point.at))
    sum += value * length
    time += length
  })
  return time === 0 ? undefined : sum / time
}

/** Figures of a series, thinned evenly. */
const thinned = (points: readonly Point[], figure: Figure, most: number) => {
  const known = points.flatMap((point) => {
    const value = within(point[figure], 0, most)
    return value === null ? [] : [{ timestamp: instantText(point.at), value }]
  })
  const step = Math.max(1, Math.ceil(known.length / IMPORT_SAMPLES))
  return known.filter((_, index) => index % step === 0)
}

const rounded = (value: number | null): number | null => (value === null ? null : Math.round(value))

/**
 * What is sent of a recording: times, figures and thinned series. Where it was is left on the device. Refuses one without
 * a beginning and an end.
 */
export function summarise(recording: Recording): ImportedActivity {
  const { source, code, calories } = recording
  if (recording.points.length > MAX_POINTS) throw new FileProblem('too-many-points')
  const points = recording.points.filter(({ at }) => Number.isFinite(at)).toSorted((a, b) => a.at - b.at)
  const start = recording.start ?? points[0]?.at
  const end = recording.end ?? points.at(-1)?.at
  if (start === undefined || end === undefined || end - start < 1000) {
    throw new FileProblem('planned-route')
  }
  // The timer may have run through a rest, and the points may be too few to tell: the shorter time is the better known.
  const trained = [recording.timer, trainingTime(points, code)].filter((time) => time !== undefined && time >= 1000)
  const timer = trained.length === 0 ? null : Math.min(end - start, ...trained.filter((time) => time !== undefined))
  const summary = importedActivity.safeParse({
    source,
    name: recording.isTransition ? TRANSITION : (recordingName(recording.name) ?? activityNameOf(code)),
    type: code,
    start_time: instantText(start),
    end_time: instantText(end),
    timer_seconds: timer === null ? null : Math.round(timer / 1000),
    is_transition: recording.isTransition === true,
    avg_heart_rate: rounded(within(recording.pulse ?? meanOf(points, 'pulse'), 25, 250)),
    avg_power: rounded(within(recording.power ?? meanOf(points, 'power'), 1, 2000)),
    calories_burned: rounded(within(calories, 1, 30_000)),
    hr_samples: thinned(points, 'pulse', 250).map(({ timestamp, value: bpm }) => ({ timestamp, bpm })),
    speed_samples: thinned(points, 'speed', 100).map(({ timestamp, value }) => ({
      timestamp,
      speed_meters_per_second: value,
    })),
    cadence_samples: thinned(points, 'cadence', 300).map(({ timestamp, value }) => ({ timestamp, cadence_rpm: value })),
  })
  if (summary.success) return summary.data
  throw new FileProblem('implausible')
}
