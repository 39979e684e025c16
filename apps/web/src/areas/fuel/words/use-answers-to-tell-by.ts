import { type HealthAnswers, healthConditions } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { healthAnswersQuery } from '../../../api/health-answers.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'

/** The health answers that notes of a plan go by. While they are not known nothing is said that they may speak against. */
export function useAnswersToTellBy(): Pick<HealthAnswers, 'conditions'> {
  const { id } = useRequiredAccount()
  return useQuery(healthAnswersQuery(id)).data ?? { conditions: healthConditions }
}
