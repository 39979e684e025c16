import type { HealthAnswers } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { saveHealthAnswers } from '../../../api/health-answers.ts'
import { refreshPlan } from '../../../api/plan-status.ts'
import { paths } from '../../../navigation/paths.ts'
import { useNavigateFromHere } from '../../../navigation/use-navigate-from-here.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'

interface SaveHealthOptions {
  userId: string
  onSaved: () => void
}

/** Keeps what was told and goes back to the profile; the server asks for the plan that follows. */
export function useSaveHealth({ userId, onSaved }: SaveHealthOptions) {
  const navigate = useNavigateFromHere()
  return useMutation({
    mutationFn: (answers: HealthAnswers) => saveHealthAnswers(userId, answers),
    onSuccess: () => {
      onSaved()
      tell('health-saved')
      void refreshPlan(userId)
      navigate(paths.profile)
    },
    onError: (thrown) => tellRefusal('save-health', thrown),
  })
}
