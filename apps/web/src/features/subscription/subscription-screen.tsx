import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { BackLink } from '../../app/back-link.tsx'
import { paths } from '../../app/paths.ts'
import { useSheets } from '../../app/sheets.tsx'
import { TestBillingNote } from '../../subscription/test-billing-note.tsx'
import { useSubscription, useTestBilling } from '../../subscription/use-subscription.ts'
import { isRunning } from '../../subscription/words.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { ErrorState } from '../../ui/states.tsx'
import { CancelSheet } from './cancel-sheet.tsx'
import { StatusCard } from './status-card.tsx'

/** Where the subscription stands, and everything that can be done about it. */
export function SubscriptionScreen() {
  const { userId, status, error, refetch, isFetching } = useSubscription()
  const isTest = useTestBilling()
  const [isAsking, setAsking] = useState(false)
  const mayCancel = status !== undefined && isRunning(status) && !status.isCancelled
  return (
    <Screen title="Subscription" back={<BackLink to={paths.profile} label="Back to profile" />}>
      {status ? (
        <>
          <StatusCard status={status} isTest={isTest} />
          {isTest && status.kind !== 'none' ? (
            <TestBillingNote>
              This installation uses the embedded test billing: nothing is charged, and nothing you use is locked.
            </TestBillingNote>
          ) : null}
          {mayCancel ? null : (
            <Link to={paths.subscriptionPlans} className={buttonClass({ size: 'large', full: true })}>
              {isRunning(status) ? 'Resume Subscription' : 'Subscribe Now'}
            </Link>
          )}
        </>
      ) : error ? (
        <ErrorState title="Your subscription could not be loaded" onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <LoadingRegion label="Loading your subscription">
          <Skeleton className="h-44 rounded-card" />
        </LoadingRegion>
      )}
      <Links hasPlan={mayCancel} />
      {mayCancel ? (
        <Button variant="danger-quiet" size="large" full onClick={() => setAsking(true)}>
          Cancel Subscription
        </Button>
      ) : null}
      {status !== undefined && isRunning(status) ? (
        <CancelSheet userId={userId} until={status.endsAt} isOpen={isAsking} onClose={() => setAsking(false)} />
      ) : null}
    </Screen>
  )
}

const rowClass =
  'flex min-h-14 w-full items-center justify-between gap-4 px-4 text-left text-16 text-ink transition-colors duration-150 hover:bg-sunken'
const chevron = <ChevronRight size={18} className="shrink-0 text-muted" aria-hidden />

function Links({ hasPlan }: { hasPlan: boolean }) {
  const { openSheet } = useSheets()
  const links = [
    ...(hasPlan ? [{ to: paths.subscriptionPlans, label: 'Change Plan' }] : []),
    { to: paths.paymentHistory, label: 'Payment History' },
    { to: paths.support, label: 'Contact Support' },
  ]
  return (
    <nav aria-label="Subscription" className="overflow-hidden rounded-card bg-surface shadow-soft">
      <ul className="divide-y divide-line">
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to} className={rowClass}>
              {label}
              {chevron}
            </Link>
          </li>
        ))}
        <li>
          <button type="button" className={rowClass} onClick={() => openSheet('faq')}>
            FAQ
            {chevron}
          </button>
        </li>
      </ul>
    </nav>
  )
}
