import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { refreshMealLogs } from '../../../api/meal-logs.ts'
import { type PlanStatus, refreshPlan } from '../../../api/plan-status.ts'
import { queryKey } from '../../../api/query-keys.ts'
import { useSheets } from '../../../navigation/use-sheets.ts'
import { tell, withdraw } from '../../../notices/tell.ts'

/** After longer than this away, plan and log are read again on return. Milliseconds (product specification). */
const AWAY_MS = 30_000

/** A reading younger than this is not repeated when the screen opens. Milliseconds. */
const JUST_READ_MS = 5_000

const TOLD_KEY = 'told_plan_run'

/** Says once for each generation that a plan is being built; a reload of the page is the same generation. */
function tellBuilding(runId: string): void {
  if (sessionStorage.getItem(TOLD_KEY) === runId) return
  sessionStorage.setItem(TOLD_KEY, runId)
  tell('plan-building')
}

/** Reads again when the page is looked at after a while: another device may have logged, a plan may be ready. */
function useReturn(userId: string): void {
  useEffect(() => {
    let leftAt: number | null = null
    const leave = () => {
      leftAt ??= Date.now()
    }
    const comeBack = () => {
      if (leftAt !== null && Date.now() - leftAt > AWAY_MS) {
        void refreshPlan(userId)
        void refreshMealLogs(userId)
      }
      leftAt = null
    }
    const change = () => (document.visibilityState === 'hidden' ? leave() : comeBack())
    document.addEventListener('visibilitychange', change)
    addEventListener('blur', leave)
    addEventListener('focus', comeBack)
    return () => {
      document.removeEventListener('visibilitychange', change)
      removeEventListener('blur', leave)
      removeEventListener('focus', comeBack)
    }
  }, [userId])
}

/**
 * Keeps the plan fresh: it is asked for again when the screen opens, for another person, when the log sheet closes, when
 * a generation ends, and after a while away.
 */
export function usePlanWatch(userId: string, status: PlanStatus | undefined, hasRefetchFailed: boolean): void {
  const { open } = useSheets()
  const wasLogging = useRef(false)
  const queryClient = useQueryClient()
  const runId = status?.kind === 'generating' ? status.runId : null

  useEffect(() => {
    // What the loader has only just asked for is fresh enough.
    void refreshPlan(userId, JUST_READ_MS)
  }, [userId])

  useEffect(() => {
    if (wasLogging.current && open !== 'log') void refreshPlan(userId)
    wasLogging.current = open === 'log'
  }, [open, userId])

  useEffect(() => {
    if (runId === null) return
    tellBuilding(runId)
    return () => {
      // The run is over (or another one took its place, or home is left): what it made counts now.
      withdraw('plan-building', 'generation-started')
      void refreshPlan(userId)
      queryClient.removeQueries({ queryKey: queryKey('plan-run', runId) })
    }
  }, [runId, userId, queryClient])

  // The plan that is shown may be out of date; without a network the banner says so already.
  useEffect(() => {
    if (hasRefetchFailed && navigator.onLine) tell('plan-load-failed')
  }, [hasRefetchFailed])

  useReturn(userId)
}
