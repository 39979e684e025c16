import type { HealthAnswers } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { saveHealthAnswers } from '../../../api/health-answers.ts'
import { refreshPlan } from '../../../api/plan-status.ts'
import { paths } from '../../../navigation/paths.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'

interface SaveHealthOptions {
  userId: string
  onSaved: () => void
}

/** Keeps what was told and goes back to the profile; the server asks for the plan that follows. */
export function useSaveHealth({ userId, onSaved }: SaveHealthOptions) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (answers: HealthAnswers) => saveHealthAnswers(userId, answers),
    onSuccess: () => {
      onSaved()
      tell('health-saved')
      void refreshPlan(userId)
      void navigate(paths.profile)
    },
    onError: (thrown) => tellRefusal('save-health', thrown),
  })
}
