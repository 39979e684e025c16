import { ATWATER, type PlannedDay } from '@pacemeal/domain'

/** Nearer to the sum of its dishes than this share is only rounding. */
const TOLERANCE = 0.01

/**
 * Whether the sum of a day holds what was eaten beside its dishes: it was planned again after something else was eaten. Without
 * that it is the first dish of each meal, and what is taken during the sessions.
 */
export function holdsEaten({ planned, meals, sessions }: PlannedDay): boolean {
  const dishes = meals.reduce((sum, { options }) => sum + options[0].calories, 0)
  const during = sessions.reduce((sum, session) => sum + ATWATER.carbs * session.during.carbs, 0)
  return Math.abs(planned.calories - dishes - during) > TOLERANCE * planned.calories
}
