import type { ProposedInputs } from '@pacemeal/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { applyChange, planPreviewQuery, takeChangeBack } from '../../../api/plan-preview.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { setTrainingWeeksAside, waitAgain } from '../../../api/write-queue/training-week-writes.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell, withdraw } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { undoOrWait } from '../../../notices/undo-or-wait.ts'

/** The server's status for a change that no longer fits what it was worked out from. */
const CONFLICT = 409
/** Its status for a change in whose place another one was looked at. */
const NOT_FOUND = 404
const isOutdatedBy = (thrown: unknown): boolean => [CONFLICT, NOT_FOUND].includes(refusalOf(thrown).status)

type WeeksAside = Awaited<ReturnType<typeof setTrainingWeeksAside>>

/** Runs `work`, a change of the training week, without an earlier week that waits and would go over it. Gives those weeks. */
async function withoutWaitingWeeks(userId: string, work: () => Promise<void>): Promise<WeeksAside> {
  const aside = await setTrainingWeeksAside(userId)
  try {
    await work()
  } catch (thrown) {
    await waitAgain(aside)
    throw thrown
  }
  return aside
}

const takeBack = async (userId: string, proposal: string, aside: WeeksAside | null): Promise<void> => {
  withdraw('change-applied')
  const restore = () => takeChangeBack(userId, proposal)
  if (aside === null) await restore()
  else {
    await withoutWaitingWeeks(userId, restore)
    // The week is the one before the change again, and that one was still to be sent.
    await waitAgain(aside)
  }
  tell('change-taken-back')
}

/** The preview of a change, and how it is applied; null asks for nothing. Undo stands in the notice that follows. */
export function useApplyChange(change: ProposedInputs | null, onApplied: () => void) {
  const { id: userId } = useRequiredAccount()
  const preview = useQuery({ ...planPreviewQuery(userId, change ?? {}), enabled: change !== null })
  const apply = useMutation({
    mutationFn: async (proposal: string): Promise<WeeksAside | null> => {
      const makeSo = async (): Promise<void> => {
        try {
          await applyChange(userId, proposal)
        } catch (thrown) {
          if (refusalOf(thrown).status !== NOT_FOUND) throw thrown
          // Something else was looked at in another tab. Worked out again, this is the same, or tells what it would do now.
          const { data } = await preview.refetch()
          if (data?.kind !== 'proposed' || data.proposal !== proposal) throw thrown
          await applyChange(userId, proposal)
        }
      }
      if (change?.profile?.activitySchedule !== undefined) return withoutWaitingWeeks(userId, makeSo)
      await makeSo()
      return null
    },
    onSuccess: (aside, proposal) => {
      onApplied()
      tell('change-applied', () => undoOrWait('change-plan', () => takeBack(userId, proposal, aside)))
    },
    onError: (thrown) => {
      // Something else has changed since: what it would do now is shown instead.
      if (refusalOf(thrown).status === CONFLICT) void preview.refetch()
      else if (!isOutdatedBy(thrown)) tellRefusal('change-plan', thrown)
    },
  })
  return { preview, apply, isOutdated: apply.isError && isOutdatedBy(apply.error) }
}
