import {
  ATWATER,
  DAY_MINUTES,
  endAfter,
  instantText,
  type LocalDate,
  type MealLog,
  nutrients,
  recordOf,
  sessionRef,
} from '@pacemeal/domain'
import { TAKEN_SHARE, type TakenChoice } from '@pacemeal/domain/event'
import type { HomeSession } from '../day-plan.ts'
import { momentOf } from './session-moments.ts'

/** Nothing is known of it. */
const unknown = recordOf(nutrients, () => null)

/** Carbohydrate that the plan gives a session, g; 0 for one that needs none, or that no plan knows. */
export const plannedCarbs = ({ planned }: Pick<HomeSession, 'planned'>): number => planned?.during.carbs ?? 0

/** Carbohydrate that was logged of a session, g; null while a log does not say. */
export const carbsTaken = (logs: readonly Pick<MealLog, 'amounts'>[]): number | null =>
  logs.reduce<number | null>(
    (sum, { amounts }) => (sum === null || amounts.carbs === null ? null : sum + amounts.carbs),
    0,
  )

/**
 * What was taken in a session by one tap, as the meal that counts it in the session's own day: at its end, never later than
 * now. Of a session that is planned without fuel nothing is known until somebody says it.
 */
export function fuelTaken(
  session: HomeSession,
  choice: TakenChoice,
  { day, zone, now }: { readonly day: LocalDate; readonly zone: string; readonly now: number },
) {
  const { start, end, planned } = session
  const minutes = endAfter(start, end) - start
  const finished = Date.parse(momentOf(day, Math.min(endAfter(start, end), DAY_MINUTES - 1), zone))
  const carbs = Math.round(TAKEN_SHARE[choice] * plannedCarbs(session))
  const sodium = Math.round((TAKEN_SHARE[choice] * (planned?.during.sodiumPerHour ?? 0) * minutes) / 60)
  return {
    mealTime: 'general' as const,
    session: sessionRef(day, session),
    loggedAt: instantText(Math.min(now, finished)),
    amounts:
      carbs === 0
        ? unknown
        : { ...unknown, calories: ATWATER.carbs * carbs, carbs, protein: 0, fat: 0, fiber: 0, sodium },
  }
}
