import { MINUTE_MS } from '@pacemeal/domain'
import type { Point } from './point.ts'

/** A gap this long between points is a pause when the athlete did not move on in it, in milliseconds (own choice). */
const PAUSE_MS = MINUTE_MS
/** Sparse recordings have longer gaps of their own: a pause is so many times the usual gap (own choice). */
const USUAL_GAPS = 5
/** Who stays this near for this long stands still (own choice): metres and milliseconds. */
const STANDSTILL = { within: 30, ms: 180_000 }
/** Slower than this is no way of getting anywhere, in metres a second (own choice). */
const STILL_SPEED = 0.5
/** Who covers less than this in a whole recording trains on the spot, in metres (own choice). */
const ON_THE_SPOT = 200
/** Running, cycling, walking, hiking, skiing, snowboarding: who stands still in these rests. */
const goingSomewhere: ReadonlySet<number | null> = new Set([null, 1, 2, 4, 5, 14, 15])
/** Less than this share of the whole is rather a reading error than a rest (own choice). */
const MIN_SHARE = 0.1
const EARTH_METRES = 6_371_000

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres between two points over the ground; undefined when either does not say where it was. */
function metresBetween(a: Point, b: Point): number | undefined {
  if (a.place === undefined || b.place === undefined) return undefined
  const north = radians(b.place.latitude - a.place.latitude)
  const east = radians(b.place.longitude - a.place.longitude) * Math.cos(radians(a.place.latitude))
  return Math.hypot(north, east) * EARTH_METRES
}

const usualGap = (points: readonly Point[]): number => {
  const gaps = points.slice(1).map((point, index) => point.at - (points[index]?.at ?? point.at))
  return gaps.toSorted((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0
}

const isEffort = ({ cadence = 0, power = 0 }: Point): boolean => cadence > 0 || power > 0

/**
 * The index of the last point of the standstill that begins at a point; the point itself when there is none. It ends at a
 * pause, which is told by its gap.
 */
function endOfStandstill(points: readonly Point[], from: number, pause: number): number {
  const first = points[from]
  if (first === undefined) return from
  let last = from
  for (let index = from + 1; index < points.length; index += 1) {
    const point = points[index]
    if (point === undefined || isEffort(point) || point.isNewPart) break
    if (point.at - (points[index - 1]?.at ?? point.at) > pause) break
    const metres = metresBetween(first, point)
    const isHere = metres === undefined ? (point.speed ?? STILL_SPEED) < STILL_SPEED : metres <= STANDSTILL.within
    if (!isHere) break
    last = index
  }
  return (points[last]?.at ?? first.at) - first.at >= STANDSTILL.ms ? last : from
}

const wayOf = (points: readonly Point[]): number => {
  let metres = 0
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before !== undefined)
      metres += metresBetween(before, point) ?? ((before.speed ?? 0) * (point.at - before.at)) / 1000
  })
  return metres
}

/**
 * Milliseconds of training in points by time, as far as they tell: without gaps in which the athlete did not move on, without
 * breaks between parts of a track, and without long standstills in sports that go somewhere.
 */
export function trainingTime(points: readonly Point[], code: number | null): number | undefined {
  const [first, last] = [points[0], points.at(-1)]
  if (first === undefined || last === undefined || last.at <= first.at) return undefined
  const pause = Math.max(PAUSE_MS, USUAL_GAPS * usualGap(points))
  const standsStill = goingSomewhere.has(code) && wayOf(points) >= ON_THE_SPOT
  let time = 0
  let index = 1
  while (index < points.length) {
    const [before, point] = [points[index - 1], points[index]]
    if (before === undefined || point === undefined) break
    const end = standsStill ? endOfStandstill(points, index - 1, pause) : index - 1
    if (end >= index) {
      index = end + 1
      continue
    }
    const gap = point.at - before.at
    const speed = ((metresBetween(before, point) ?? 0) / gap) * 1000
    const isPause = point.isNewPart === true || (gap > pause && speed < STILL_SPEED)
    if (!isPause) time += gap
    index += 1
  }
  return time < MIN_SHARE * (last.at - first.at) ? undefined : time
}
