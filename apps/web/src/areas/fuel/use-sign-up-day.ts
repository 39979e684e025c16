import { dayAt, type LocalDate } from '@pacemeal/domain'
import { browserZone } from '../../navigation/local-day.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'

/** The day on which the account was made: nothing was planned before it. */
export function useSignUpDay(): LocalDate {
  const { createdAt } = useRequiredAccount()
  return dayAt(Date.parse(createdAt), browserZone())
}
