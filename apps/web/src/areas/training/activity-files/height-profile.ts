import { type CourseHeight, EVENT_BOUNDS } from '@pacemeal/domain/event'
import type { CourseLine } from './course-line.ts'

/** Heights may differ from the profile by this many metres at first, like the unrest of their measurement. */
const FIRST_TOLERANCE = 5

interface Point {
  readonly metres: number
  readonly height: number
}

/** The points between two that lie farthest above or below the line from one to the other. */
function farthest(points: readonly Point[], from: number, to: number): { at: number; away: number } {
  const [start, end] = [points[from], points[to]]
  let found = { at: from, away: 0 }
  if (start === undefined || end === undefined) return found
  const rise = (end.height - start.height) / Math.max(1e-9, end.metres - start.metres)
  for (let at = from + 1; at < to; at += 1) {
    const point = points[at]
    if (point === undefined) continue
    const away = Math.abs(point.height - start.height - rise * (point.metres - start.metres))
    if (away > found.away) found = { at, away }
  }
  return found
}

/** Leaves points out as long as none is farther than `tolerance` from the line that is left (Ramer, Douglas, Peucker). */
function simplify(points: readonly Point[], tolerance: number): readonly Point[] {
  const kept = new Set([0, points.length - 1])
  const open: [number, number][] = [[0, points.length - 1]]
  for (let stretch = open.pop(); stretch !== undefined; stretch = open.pop()) {
    const [from, to] = stretch
    const { at, away } = farthest(points, from, to)
    if (away <= tolerance) continue
    kept.add(at)
    open.push([from, at], [at, to])
  }
  return points.filter((_, index) => kept.has(index))
}

/**
 * The heights along a course in as few points as tell its slopes; none where most heights are missing. The unrest of
 * measured heights would make every flat stretch a chain of hills.
 */
export function heightProfileOf({ points, at, climb }: CourseLine): readonly CourseHeight[] {
  if (climb === null) return []
  const measured = points.flatMap(({ height }, index) =>
    height === undefined ? [] : [{ metres: at[index] ?? 0, height }],
  )
  // Two heights at one spot are no slope.
  const apart = measured.filter(({ metres }, index) => index === 0 || metres > (measured[index - 1]?.metres ?? 0))
  if (apart.length < 2) return []
  let tolerance = FIRST_TOLERANCE
  let kept = simplify(apart, tolerance)
  while (kept.length > EVENT_BOUNDS.heights.max) {
    tolerance *= 1.5
    kept = simplify(apart, tolerance)
  }
  return kept.map(({ metres, height }) => ({ kilometre: Math.round(metres) / 1000, height: Math.round(height) }))
}
