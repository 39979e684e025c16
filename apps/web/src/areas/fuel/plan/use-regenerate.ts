import type { LocalDate } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { startPlan } from '../../../api/meal-plans.ts'
import { refreshPlan } from '../../../api/plan-status.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { followRun } from '../follow-run.ts'

/**
 * Makes a new plan from the same inputs, and tells how it went: of the next week where its Monday is given, else of the
 * present one. The server keeps people from asking all the time.
 */
export function useRegenerate(userId: string, weekStart?: LocalDate) {
  return useMutation({
    mutationFn: async () => {
      try {
        const run = await startPlan(userId, true, weekStart)
        void refreshPlan(userId)
        return await followRun(run)
      } finally {
        void refreshPlan(userId)
      }
    },
    onSuccess: (end) => tell(end === 'replaced' ? 'plan-regenerated' : 'regeneration-timed-out'),
    onError: (thrown) => tellRefusal('regenerate-plan', thrown),
  })
}
