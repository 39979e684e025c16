import { addDays, kcal, kilograms, localDate } from '@pacemeal/domain'
import type { ExpenditureDay, ExpenditurePrior } from '../expenditure/day-log.ts'

/** The formula's 2,200 kcal for an athlete who wants to keep the weight. */
export const formulaPrior: ExpenditurePrior = { base: kcal(2200), goalChange: kcal(0), mayHaveCycle: false }
const FIRST_DAY = localDate('2026-03-02')

/** The n-th day of the log, from 0. */
export const dayNumber = (n: number) => addDays(FIRST_DAY, n)

/**
 * Days of an athlete who eats the same each day and weighs in each morning. The scale follows the true expenditure to
 * the gram and swings a little from day to day, the same way on every run.
 */
export function steadyDays(
  days: number,
  {
    eaten = 2200,
    spent = 2200,
    sessionEnergy = 0,
    start = 70,
  }: Partial<Record<'eaten' | 'spent' | 'sessionEnergy' | 'start', number>>,
): readonly ExpenditureDay[] {
  return Array.from({ length: days }, (_, n) => ({
    date: dayNumber(n),
    intake: { kind: 'full', energy: kcal(eaten) },
    mass: kilograms(start + (n * (eaten - spent - sessionEnergy)) / 7700 + 0.2 * Math.sin(n * 2.4)),
    sessionEnergy: kcal(sessionEnergy),
  }))
}
