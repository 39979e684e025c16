import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { queryKey } from '../../api/query-keys.ts'
import { refreshSubscription } from '../../api/subscriptions.ts'
import { paths } from '../../navigation/paths.ts'
import { withdrawFailures } from '../../notices/tell.ts'
import { buttonClass } from '../../ui/button.tsx'
import { LoadingScreen } from '../../ui/loading-screen.tsx'
import { useSubscription } from './use-subscription.ts'
import { dateText, isRunning, monthlyText } from './words.ts'

/**
 * Says what has begun, from the record; without one there is nothing to celebrate. Who comes from the payment provider
 * may be here before its word is: then the server asks once.
 */
export function SubscriptionSuccessScreen() {
  const { t } = useLingui()
  const { userId, status, failure, isFetching } = useSubscription()
  const isToAsk = status !== undefined && !isRunning(status)
  const news = useQuery({
    queryKey: queryKey('billing-news', userId),
    queryFn: async () => (await refreshSubscription(userId)) ?? null,
    enabled: isToAsk,
    retry: false,
  })
  const hasBegun = status !== undefined && isRunning(status)
  useEffect(() => {
    if (hasBegun) withdrawFailures('subscription')
  }, [hasBegun])
  if ((!status && (!failure || isFetching)) || (isToAsk && news.isPending)) return <LoadingScreen />
  if (!status || !isRunning(status)) return <Navigate to={paths.subscription} replace />
  const price = monthlyText(status.plan)
  const end = dateText(status.endsAt)
  return (
    <div className="mx-auto flex min-h-[60dvh] w-full max-w-120 flex-col items-center justify-center gap-4 px-4 pt-8 text-center">
      <title>{t`Subscribed · Pacemeal`}</title>
      <CircleCheck size={56} strokeWidth={1.5} className="text-success" aria-hidden />
      <h1 className="text-28 font-bold text-ink">
        <Trans>You've Started Your Subscription!</Trans>
      </h1>
      <p className="figures text-16 text-ink">
        <Trans>{price} - Full access unlocked.</Trans>
      </p>
      <p className="figures text-14 text-muted">
        {status.kind === 'trial' ? t`Your free trial runs until ${end}.` : t`It is paid until ${end}.`}
      </p>
      <Link to={paths.home} className={buttonClass({ size: 'large', full: true })}>
        <Trans>Back to Home</Trans>
      </Link>
    </div>
  )
}
