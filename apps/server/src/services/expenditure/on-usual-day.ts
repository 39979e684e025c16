import { kcal } from '@pacemeal/domain'
import type { UsualDay } from '@pacemeal/nutrition'
import type { ExpenditureEstimate } from '@pacemeal/nutrition/expenditure'

/**
 * The estimate for the mean day of the training week, kcal. It is learned with the sessions of the last weeks; targets are made
 * for those of the schedule, so that a race or a week off would else look like another expenditure. Every screen tells this one.
 */
export function onUsualDay(
  estimate: ExpenditureEstimate,
  { usualSessions }: Pick<UsualDay, 'usualSessions'>,
): ExpenditureEstimate {
  const { expenditure, interval, sessionScale } = estimate
  const shift = sessionScale * (usualSessions - estimate.usualSessions)
  return {
    ...estimate,
    usualSessions,
    expenditure: kcal(expenditure + shift),
    interval: { low: kcal(interval.low + shift), high: kcal(interval.high + shift) },
  }
}
