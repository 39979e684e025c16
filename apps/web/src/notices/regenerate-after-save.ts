import type { Execution } from '../api/executions.ts'
import { regeneratePlan } from '../api/meal-plans.ts'
import { planStatusQuery } from '../api/plan-status.ts'
import { queryClient } from '../api/query-client.ts'
import { tell, tellWithUndo, withdraw } from './tell.ts'

/** Whether another plan is being made first. One that cannot be looked at is not told of. */
async function isQueued(userId: string, run: Execution): Promise<boolean> {
  const status = await queryClient.fetchQuery({ ...planStatusQuery(userId), staleTime: 0 }).catch(() => null)
  return status?.kind === 'generating' && status.runId !== run.$id
}

/** What to say at the end: the new plan counts now, or it comes later. */
export interface RegenerationWords {
  readonly replaced: 'profile-and-plan-updated' | 'schedule-and-plan-updated'
  readonly started: 'profile-updated-plan-started' | 'schedule-updated'
}

/** Something that the save has removed. */
export interface Removal {
  /** What is gone, as a person calls it. */
  readonly what: string
  readonly takeBack: () => void
}

/**
 * After a save that changed what a plan is made of: asks for the new plan and tells how it goes. The plan is made while
 * the athlete goes on; the notice comes when it is there. What was removed can be taken back from the first word to the
 * last.
 */
export async function regenerateAfterSave(userId: string, words: RegenerationWords, removal?: Removal): Promise<void> {
  let isTakenBack = false
  let isOver = false
  const takeBack =
    removal &&
    (() => {
      if (isTakenBack) return
      isTakenBack = true
      withdraw('activity-removed', words.replaced, words.started)
      removal.takeBack()
    })
  const end = await regeneratePlan(userId, async (run) => {
    tell((await isQueued(userId, run)) ? 'plan-queued' : 'plan-regenerating')
    if (removal && takeBack && !isTakenBack && !isOver) tell('activity-removed', removal.what, takeBack)
  })
  isOver = true
  // What comes of it is told by the save that took it back.
  if (isTakenBack) return
  if (removal) withdraw('activity-removed')
  if (takeBack) tellWithUndo(takeBack, words[end])
  else tell(words[end])
}
