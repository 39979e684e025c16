import { type LocalDate, localDate, type PerformanceObjective, readObjective } from '@pacemeal/domain'
import { type BodySign, bodySigns } from '@pacemeal/domain/trends'
import type { DocumentData } from './collection.ts'
import type { goalPeriods } from './collections.ts'

/** How somebody's goal goes: since when they have it, whether a cut is over, and what they should look at. */
export interface GoalPeriod {
  readonly objective: PerformanceObjective
  readonly since: LocalDate
  readonly cutEnd: 'duration' | 'availability' | null
  /** The most pressing first. */
  readonly signs: readonly BodySign[]
}

/** Reads a goal's period; signs that a later release knows are left out. */
export const readGoalPeriod = (document: DocumentData<typeof goalPeriods>): GoalPeriod => ({
  objective: readObjective(document.objective),
  since: localDate(document.since),
  cutEnd: document.cutEnd,
  signs: bodySigns.filter((one) => document.signs?.includes(one)),
})
