import { t as translate } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { readPlanRun } from '../../../api/meal-plans.ts'
import { type PlanRunState, readRunState } from '../../../api/plan-run.ts'
import { profileQuery } from '../../../api/profile.ts'
import { queryKey, queryScope } from '../../../api/query-keys.ts'
import { executionChannel, useRealtime } from '../../../api/realtime.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { takeRememberedPath } from '../../../navigation/remembered-path.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { completeOnboarding } from '../answers.ts'
import { OnboardingPage } from '../onboarding-page.tsx'
import { useWalk } from '../use-walk.ts'
import { FailedPlan } from './failed-plan.tsx'
import { makeFirstPlan } from './make-plan.ts'
import { StageList } from './stage-list.tsx'

/** How often the run is asked about; realtime only makes it quicker. In milliseconds. */
const LOOK_EVERY_MS = 2000

const lostRun = (): PlanRunState => ({
  kind: 'failed',
  message: translate`This plan did not arrive. Please try again.`,
})

/** Starts the work once for each attempt of this visit and follows it. */
function useFirstPlan(attempt: string): { isStarted: boolean; state: PlanRunState } {
  const account = useRequiredAccount()
  const queryClient = useQueryClient()
  const start = useQuery({
    queryKey: queryKey('first-plan', account.id, attempt),
    queryFn: async () => makeFirstPlan(account, (await queryClient.fetchQuery(profileQuery(account.id))) !== null),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // A start that failed waits for Try Again, also when the person was away: they may be reading why, or correcting it.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  const runId = start.data?.$id
  const run = useQuery({
    // Another reading of the run than the panel's, whose key is `plan-run`.
    queryKey: queryKey('first-plan-run', runId),
    queryFn: () => readPlanRun(runId ?? ''),
    enabled: runId !== undefined,
    initialData: start.data,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) => (data && readRunState(data).kind !== 'running' ? false : LOOK_EVERY_MS),
  })
  useRealtime(runId === undefined ? [] : [executionChannel(runId)], () => run.refetch())

  if (start.error) return { isStarted: false, state: { kind: 'failed', message: refusalOf(start.error).message } }
  // A look that fails is tried again; a run that is not there any more never ends.
  if (run.error && refusalOf(run.error).code === 'not-found') return { isStarted: true, state: lostRun() }
  return {
    isStarted: start.data !== undefined,
    state: run.data ? readRunState(run.data) : { kind: 'running', progress: null },
  }
}

/** Turns the answers into a profile and the profile into the first plan, and shows how far that really is. */
export function ProcessingScreen() {
  const { t } = useLingui()
  const walk = useWalk('processing')
  const queryClient = useQueryClient()
  const [visit] = useState(() => String(Date.now()))
  const [attempt, setAttempt] = useState(1)
  const { isStarted, state } = useFirstPlan(`${visit}-${attempt}`)

  const isDone = state.kind === 'done'
  const finish = useEffectEvent(() => {
    completeOnboarding()
    queryClient.removeQueries({ queryKey: queryScope('meal-plan') })
    walk.leaveFor(takeRememberedPath())
  })
  useEffect(() => {
    if (isDone) finish()
  }, [isDone])

  if (state.kind === 'failed') {
    return <FailedPlan walk={walk} message={state.message} onRetry={() => setAttempt(attempt + 1)} />
  }
  return (
    <OnboardingPage
      walk={walk}
      hasBack={false}
      title={t`Building Your Fuel Plan`}
      lead={t`Every meal is chosen to meet your own targets. This takes a few seconds.`}
    >
      <StageList
        isProfileSaved={isStarted}
        progress={state.kind === 'running' ? state.progress : null}
        isDone={isDone}
      />
    </OnboardingPage>
  )
}
