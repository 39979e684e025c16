/** A stretch of a course with one slope. */
interface Slope {
  readonly kilometres: number
  /** Metres of rise for each metre forward; below 0 downhill. */
  readonly grade: number
}

/** How the pace follows a slope: by the cost of going, by the power of a ride, or not at all. */
export type PaceModel = 'foot' | 'ride' | 'even'

/** Slopes that the cost of running was measured on: ±45%. */
const MAX_GRADE = 0.45
/**
 * Nobody goes as fast downhill as the cost alone would allow: braking and the ground bind. At most a quarter faster than on
 * the flat (own choice).
 */
const MIN_DOWNHILL_TIME = 0.8

/**
 * Energy cost of running on a slope, J/(kg·m): Minetti et al. 2002. At an even effort the time for a metre goes with it.
 */
const slopeCost = (grade: number): number => {
  const i = Math.min(MAX_GRADE, Math.max(-MAX_GRADE, grade))
  return 155.4 * i ** 5 - 30.4 * i ** 4 - 43.3 * i ** 3 + 46.3 * i ** 2 + 19.5 * i + 3.6
}

/** Road bicycle and rider in the power equation of Martin et al. 1998; figures of usual riders (own choice). */
const RIDE = { mass: 80, rolling: 0.005, drag: 0.35, air: 1.2, gravity: 9.81, efficiency: 0.976 } as const
/** Faster nobody lets it roll, km/h (own choice). */
const MAX_DOWNHILL_SPEED = 60

/** Newtons along a slope, without those of the air. */
const slopeForce = (grade: number): number => {
  const along = Math.atan(grade)
  return RIDE.mass * RIDE.gravity * (Math.sin(along) + RIDE.rolling * Math.cos(along))
}

/** Watts at the pedals for a speed in metres a second. */
const ridePower = (speed: number, force: number): number =>
  ((force + (RIDE.air * RIDE.drag * speed ** 2) / 2) * speed) / RIDE.efficiency

/** Halvings of a range: to a millionth of it and less. */
const HALVINGS = 32

/** The end of what `holds` from the start of a range on. */
function endOf(holds: (at: number) => boolean, from: number, to: number): number {
  let [low, high] = [from, to]
  for (let round = 0; round < HALVINGS; round += 1) {
    const middle = (low + high) / 2
    if (holds(middle)) low = middle
    else high = middle
  }
  return low
}

/** Slower nobody rides, m/s: about there one walks (own choice). */
const MIN_SPEED = 0.5

/** The speed at which these watts are needed, m/s; more power never means less of it. */
const rideSpeed = (watts: number, force: number, most: number): number =>
  endOf((speed) => ridePower(speed, force) <= watts, MIN_SPEED, most)

/** More than any rider holds: the search for the power of a ride ends here. */
const MAX_WATTS = 3000

const rideTimes = (slopes: readonly Slope[], minutes: number): readonly number[] => {
  const kilometres = slopes.reduce((sum, slope) => sum + slope.kilometres, 0)
  const mean = kilometres / (minutes / 60)
  const most = Math.max(MAX_DOWNHILL_SPEED, 1.5 * mean) / 3.6
  const stretches = slopes.map(({ kilometres: length, grade }) => ({ length, force: slopeForce(grade) }))
  const timesAt = (watts: number) =>
    stretches.map(({ length, force }) => (length * 1000) / rideSpeed(watts, force, most) / 60)
  const isTooSlow = (watts: number) => timesAt(watts).reduce((sum, one) => sum + one, 0) >= minutes
  return timesAt(endOf(isTooSlow, 0, MAX_WATTS))
}

/** How long each slope takes compared with the others. */
function timesOf(model: PaceModel, slopes: readonly Slope[], minutes: number): readonly number[] {
  if (model === 'ride') return rideTimes(slopes, minutes)
  if (model === 'even') return slopes.map(({ kilometres }) => kilometres)
  const flat = slopeCost(0)
  return slopes.map(({ kilometres, grade }) => kilometres * Math.max(MIN_DOWNHILL_TIME, slopeCost(grade) / flat))
}

/**
 * Minutes for each slope of a course at an even effort, so that together they are the time aimed at: on foot by the energy
 * cost of the slope, on a bicycle by the speed that one power gives on it. On the flat every kilometre takes the same.
 */
export function slopeMinutes(model: PaceModel, slopes: readonly Slope[], minutes: number): readonly number[] {
  const times = timesOf(model, slopes, minutes)
  const sum = times.reduce((all, one) => all + one, 0)
  return times.map((time) => (time * minutes) / sum)
}
