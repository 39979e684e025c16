import { GENERATION_POLLS } from '@pacemeal/protocol'
import type { Execution } from '../../api/executions.ts'
import { readPlanRun } from '../../api/meal-plans.ts'
import { readRunState } from '../../api/plan-run.ts'
import { ApiRefusal } from '../../api/refusal.ts'

const pause = () => new Promise((resolve) => setTimeout(resolve, GENERATION_POLLS.everyMilliseconds))

/** Follows a run to its end. `late`: it is still going after a minute, and what it makes shows when it is there. */
export async function followRun(started: Execution): Promise<'replaced' | 'late'> {
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
