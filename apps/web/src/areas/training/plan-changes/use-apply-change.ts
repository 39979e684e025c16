import type { ProposedInputs } from '@pacemeal/protocol'
import { useMutation, useQuery } from '@tanstack/react-query'
import { applyChange, planPreviewQuery, takeChangeBack } from '../../../api/plan-preview.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { tell, withdraw } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'

/** The server's status for a change that no longer fits what it was worked out from. */
const CONFLICT = 409

const takeBack = async (userId: string, proposal: string): Promise<void> => {
  withdraw('change-applied')
  try {
    await takeChangeBack(userId, proposal)
    tell('change-taken-back')
  } catch (thrown) {
    tellRefusal('change-plan', thrown)
  }
}

/** The preview of a change, and how it is applied; null asks for nothing. Undo stands in the notice that follows. */
export function useApplyChange(change: ProposedInputs | null, onApplied: () => void) {
  const { id: userId } = useRequiredAccount()
  const preview = useQuery({ ...planPreviewQuery(userId, change ?? {}), enabled: change !== null })
  const apply = useMutation({
    mutationFn: (proposal: string) => applyChange(userId, proposal),
    onSuccess: (_, proposal) => {
      onApplied()
      tell('change-applied', () => void takeBack(userId, proposal))
    },
    onError: (thrown) => {
      // Something else has changed since: what it would do now is shown instead.
      if (refusalOf(thrown).status === CONFLICT) void preview.refetch()
      else tellRefusal('change-plan', thrown)
    },
  })
  return { preview, apply, isOutdated: apply.isError && refusalOf(apply.error).status === CONFLICT }
}
