import type { Athlete } from '@pacemeal/domain'
import { usualDay } from '../usual-day.ts'
import type { ExpenditurePrior } from './day-log.ts'

/** Years of age from which no cycle is looked for: nearly all have had their last one (own choice). */
const PAST_CYCLES = 55

/**
 * What is believed of an athlete's expenditure before the first day of the log: the formula's figures for their body,
 * without what was learned, and without steps. Steps already tell the filter when daily living changes; a base that had
 * followed them would count them twice, and would move under days that were replayed before.
 */
export function formulaPrior({ learned: _, body: stated, ...athlete }: Athlete): ExpenditurePrior {
  const { averageSteps: __, ...body } = stated
  const { base, goalChange } = usualDay({ ...athlete, body }, athlete.schedule)
  return { base, goalChange, mayHaveCycle: body.sex !== 'Male' && body.age < PAST_CYCLES }
}
