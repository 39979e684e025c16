import { GENERATION_POLLS } from '@pacemeal/protocol'
import { useMutation } from '@tanstack/react-query'
import type { Execution } from '../../../api/executions.ts'
import { readPlanRun, startPlan } from '../../../api/meal-plans.ts'
import { readRunState } from '../../../api/plan-run.ts'
import { refreshPlan } from '../../../api/plan-status.ts'
import { ApiRefusal } from '../../../api/refusal.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, GENERATION_POLLS.everyMilliseconds))

/** Follows a run to its end. `late`: it is still going after a minute, and what it makes shows when it is there. */
async function follow(started: Execution): Promise<'replaced' | 'late'> {
  let run = started
  for (let look = 0; look < GENERATION_POLLS.attempts; look++) {
    const state = readRunState(run)
    if (state.kind === 'done') return 'replaced'
    if (state.kind === 'failed') throw new ApiRefusal('invalid-input', state.message)
    await pause()
    // A look that fails says nothing of the run; the next one may see more.
    run = await readPlanRun(run.$id).catch(() => run)
  }
  return 'late'
}

/** Makes a new plan from the same inputs, and tells how it went. The server keeps people from asking all the time. */
export function useRegenerate(userId: string) {
  return useMutation({
    mutationFn: async () => {
      try {
        const run = await startPlan(userId, true)
        void refreshPlan(userId)
        return await follow(run)
      } finally {
        void refreshPlan(userId)
      }
    },
    onSuccess: (end) => tell(end === 'replaced' ? 'plan-regenerated' : 'regeneration-timed-out'),
    onError: (thrown) => tellRefusal('regenerate-plan', thrown),
  })
}
