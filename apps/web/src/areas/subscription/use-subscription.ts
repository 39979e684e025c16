import { type SubscriptionStatus, subscriptionStatus } from '@pacemeal/domain'
import { useQuery } from '@tanstack/react-query'
import { settingQuery } from '../../api/settings.ts'
import { subscriptionQuery } from '../../api/subscriptions.ts'
import { useReadingFailure } from '../../api/use-reading-failure.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { useMinute } from '../../navigation/use-minute.ts'

/** The person's subscription as it stands now; `status` is undefined until it is known. */
export function useSubscription() {
  const { id } = useRequiredAccount()
  const reading = useQuery(subscriptionQuery(id))
  const { data, refetch, isFetching, dataUpdatedAt } = reading
  const failure = useReadingFailure(reading)
  // The record may be younger than the last full minute.
  const now = Math.max(useMinute(), dataUpdatedAt)
  const status: SubscriptionStatus | undefined = data === undefined ? undefined : subscriptionStatus(data, now)
  return { userId: id, status, testCard: data?.testCard ?? null, failure, refetch, isFetching }
}

/** Whether this installation charges nobody: it runs on the embedded test billing. */
export const useTestBilling = (): boolean => useQuery(settingQuery('billing')).data?.value === 'embedded'
