import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import type { PlanProblemProps } from './plan-problem.tsx'

/** Why there is no plan, and the way on: fetched when that is so. */
export const PlanProblem: ComponentType<PlanProblemProps> = lazyPart(
  async () => (await import('./plan-problem.tsx')).PlanProblem,
)

/** That there is no plan, and the way to one: fetched when that is so. */
export const NoPlanCard = lazyPart(async () => (await import('./plan-problem.tsx')).NoPlanCard)
