import type { RaceAthlete } from './race.ts'

/** Glucose that the gut takes up, g/h: 67 is what 120 g/h at 1 : 0.8 hold (J14, H). */
export const MAX_GLUCOSE_PER_HOUR = 67
/** Carbohydrate that a trained gut takes up, g/h (J14; own choice of the ceiling). */
export const MAX_CARBS_PER_HOUR = 120
/** One step of gut training, g/h (own choice). */
export const GUT_STEP = 15
/** What an untried gut may be given, g/h: one transporter's worth of sugar (J14). */
export const UNTRIED_TOLERANCE = 60
/** Caffeine in mg, at once and in a day (EFSA15). */
export const MAX_CAFFEINE_DOSE = 200
export const MAX_CAFFEINE_DAY = 400

export const toleranceOf = ({ tolerance }: Pick<RaceAthlete, 'tolerance'>): number => tolerance ?? UNTRIED_TOLERANCE

/** Carbohydrate that no rolling hour may pass, g: one step above what the gut is known to take. */
export const maxCarbsPerHour = (athlete: Pick<RaceAthlete, 'tolerance'>): number =>
  Math.min(MAX_CARBS_PER_HOUR, toleranceOf(athlete) + GUT_STEP)
