import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { ChevronRight } from 'lucide-react'
import { Link, useSearchParams } from 'react-router'
import { queryKey } from '../../api/query-keys.ts'
import { openPortal, refreshSubscription } from '../../api/subscriptions.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { goToPage } from '../../navigation/go-to-page.ts'
import { paths } from '../../navigation/paths.ts'
import { usePageSheets } from '../../navigation/use-page-sheets.ts'
import { useSheets } from '../../navigation/use-sheets.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { CancelSheet } from './cancel-sheet.tsx'
import { StatusCard } from './status-card.tsx'
import { TestBillingNote } from './test-billing-note.tsx'
import { TestCardSheet } from './test-card-sheet.tsx'
import { useSubscription, useTestBilling } from './use-subscription.ts'
import { isRunning, planOf } from './words.ts'

/** Somebody who comes back from the provider's pages sees what they did there, also before the provider tells the server. */
const useNews = (userId: string): void => {
  const [search] = useSearchParams()
  useQuery({
    queryKey: queryKey('billing-news', userId),
    queryFn: async () => (await refreshSubscription(userId)) ?? null,
    enabled: search.has('updated'),
    retry: false,
  })
}

/** Where the subscription stands, and everything that can be done about it. */
export function SubscriptionScreen() {
  const { t } = useLingui()
  const { userId, status, testCard, failure, refetch, isFetching } = useSubscription()
  useNews(userId)
  const isTest = useTestBilling()
  const sheets = usePageSheets(['cancel-subscription', 'test-card'])
  const sheet = sheets.shown?.name
  const portal = useMutation({
    mutationFn: () => openPortal(userId),
    onSuccess: (url) => url && goToPage(url),
    onError: (thrown) => tellRefusal('manage-subscription', thrown),
  })
  const manageCard = () => (isTest ? sheets.open('test-card') : portal.mutate())
  const plan = status && planOf(status)
  const mayCancel = plan && !(isRunning(status) && status.isCancelled)
  return (
    <Screen title={t`Subscription`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      {status ? (
        <>
          <StatusCard status={status} />
          {isTest ? (
            <TestBillingNote>
              <Trans>
                This installation uses test billing: subscriptions run and payments are recorded, but no money is taken.
              </Trans>
            </TestBillingNote>
          ) : null}
          {status.kind === 'past-due' ? (
            <Button size="large" full busy={portal.isPending} onClick={manageCard}>
              <Trans>Update Card</Trans>
            </Button>
          ) : mayCancel ? null : (
            <Link to={paths.subscriptionPlans} className={buttonClass({ size: 'large', full: true })}>
              {plan ? t`Resume Subscription` : t`Subscribe Now`}
            </Link>
          )}
        </>
      ) : failure ? (
        <ErrorState
          title={t`Your subscription could not be loaded`}
          onRetry={() => refetch()}
          isRetrying={isFetching}
        />
      ) : (
        <LoadingRegion label={t`Loading your subscription`}>
          <Skeleton className="h-44 rounded-card" />
        </LoadingRegion>
      )}
      <Links
        hasPlan={Boolean(mayCancel)}
        card={
          status && status.kind !== 'none'
            ? { label: isTest ? t`Test Card` : t`Cards and Invoices`, open: manageCard }
            : null
        }
      />
      {mayCancel ? (
        <Button variant="danger-quiet" size="large" full onClick={() => sheets.open('cancel-subscription')}>
          <Trans>Cancel Subscription</Trans>
        </Button>
      ) : null}
      {status && (status.kind === 'past-due' || isRunning(status)) ? (
        <CancelSheet userId={userId} status={status} isOpen={sheet === 'cancel-subscription'} onClose={sheets.close} />
      ) : null}
      {isTest ? (
        <TestCardSheet
          userId={userId}
          card={testCard ?? 'accepted'}
          isOpen={sheet === 'test-card'}
          onClose={sheets.close}
        />
      ) : null}
    </Screen>
  )
}

const rowClass =
  'flex min-h-14 w-full items-center justify-between gap-4 px-4 text-left text-16 text-ink transition-colors duration-150 hover:bg-sunken'
const chevron = <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden />

function Links({ hasPlan, card }: { hasPlan: boolean; card: { label: string; open: () => void } | null }) {
  const { t } = useLingui()
  const { openSheet } = useSheets()
  const links = [
    ...(hasPlan ? [{ to: paths.subscriptionPlans, label: t`Change Plan` }] : []),
    { to: paths.paymentHistory, label: t`Payment History` },
    { to: paths.support, label: t`Contact Support` },
  ]
  const buttons = [...(card === null ? [] : [card]), { label: t`FAQ`, open: () => openSheet('faq') }]
  return (
    <nav aria-label={t`Subscription`} className="overflow-hidden rounded-card bg-surface shadow-soft">
      <ul className="divide-y divide-line">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={rowClass}>
              {label}
              {chevron}
            </Link>
          </li>
        ))}
        {buttons.map(({ label, open }) => (
          <li key={label}>
            <button type="button" className={rowClass} onClick={open}>
              {label}
              {chevron}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
