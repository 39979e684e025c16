import { useEffect } from 'react'
import { tell } from '../../notices/tell.ts'
import type { PlanReading } from './use-week-plans.ts'

/**
 * Tells that the plan could not be read, at the moment when that happens: not later, as when the network is back and it is
 * being read again. Without a network the banner says so already.
 */
export function useTellPlanFailure({ errorUpdatedAt, isFetching }: PlanReading, hasFailed: boolean): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each failure, not when it is asked for again.
  useEffect(() => {
    if (hasFailed && !isFetching && navigator.onLine) tell('plan-load-failed')
  }, [hasFailed, errorUpdatedAt])
}
