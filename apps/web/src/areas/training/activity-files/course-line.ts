/** A point of a course, in degrees, with its metres above the sea where the file says them. */
export interface CoursePoint {
  readonly latitude: number
  readonly longitude: number
  readonly height?: number
}

/** A course as a line on the ground. */
export interface CourseLine {
  readonly points: readonly CoursePoint[]
  /** Metres from the start at each point. */
  readonly at: readonly number[]
  readonly metres: number
  /** Metres climbed, and the mean height; null where heights are missing. */
  readonly climb: number | null
  readonly altitude: number | null
}

/** Mean radius of the earth, metres (IUGG). */
const EARTH_RADIUS = 6_371_009
/** A rise or fall below this many metres is taken for the unrest of the measurement. */
const MIN_RISE = 5
/** A place farther from the course than this many metres is not on it. */
const MAX_ASIDE = 150
/** Two passes of a place lie at least this many metres of course apart. */
const MIN_LAP = 300

const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Metres east and north from one point to another; exact enough for the kilometres between two points of a course. */
function offset(from: CoursePoint, to: CoursePoint): readonly [number, number] {
  const turn = ((to.longitude - from.longitude + 540) % 360) - 180
  const middle = radians((from.latitude + to.latitude) / 2)
  return [radians(turn) * Math.cos(middle) * EARTH_RADIUS, radians(to.latitude - from.latitude) * EARTH_RADIUS]
}

/** The sum of rises, each counted once it is more than the unrest of the measurement. */
function climbOf(heights: readonly number[]): number {
  let climb = 0
  let level = heights[0] ?? 0
  for (const height of heights) {
    if (height > level + MIN_RISE) climb += height - level
    if (Math.abs(height - level) > MIN_RISE) level = height
  }
  return climb
}

/** Measures a course by its points. */
export function courseOf(points: readonly CoursePoint[]): CourseLine {
  const at: number[] = []
  let metres = 0
  points.forEach((point, index) => {
    const before = points[index - 1]
    if (before !== undefined) metres += Math.hypot(...offset(before, point))
    at.push(metres)
  })
  const heights = points.flatMap(({ height }) => (height === undefined ? [] : [height]))
  // Heights of a few points say nothing of the hills between them.
  const isKnown = heights.length > points.length / 2
  return {
    points,
    at,
    metres,
    climb: isKnown ? climbOf(heights) : null,
    altitude: isKnown ? heights.reduce((sum, one) => sum + one, 0) / heights.length : null,
  }
}

/** Metres from a place to a stretch between two points, and how far along it the nearest spot lies (0 to 1). */
function nearestOn(from: CoursePoint, to: CoursePoint, place: CoursePoint): { aside: number; along: number } {
  const [east, north] = offset(from, to)
  const [x, y] = offset(from, place)
  const square = east * east + north * north
  const along = square === 0 ? 0 : Math.min(1, Math.max(0, (x * east + y * north) / square))
  return { aside: Math.hypot(x - east * along, y - north * along), along }
}

/** Metres from the start wherever the course passes a place; none for a place beside it. */
export function passesOf({ points, at }: CourseLine, place: CoursePoint): readonly number[] {
  const passes: { metres: number; aside: number }[] = []
  for (const [index, to] of points.entries()) {
    const from = points[index - 1]
    if (from === undefined) continue
    const { aside, along } = nearestOn(from, to, place)
    if (aside > MAX_ASIDE) continue
    const start = at[index - 1] ?? 0
    const metres = start + ((at[index] ?? start) - start) * along
    const last = passes.at(-1)
    if (last === undefined || metres - last.metres >= MIN_LAP) passes.push({ metres, aside })
    else if (aside < last.aside) passes.splice(-1, 1, { metres, aside })
  }
  const nearest = Math.min(...passes.map(({ aside }) => aside))
  // A street along which the course only comes near again is no second pass.
  return passes.filter(({ aside }) => aside <= nearest + MAX_ASIDE / 3).map(({ metres }) => metres)
}
