import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { ReceiptText } from 'lucide-react'
import { paymentsQuery, type StoredPayment } from '../../api/payments.ts'
import { useReadingFailure } from '../../api/use-reading-failure.ts'
import { instantRange, shortInstantDate } from '../../languages/dates.ts'
import { moneyText } from '../../languages/numbers.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { paths } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { Chip } from '../../ui/chip.tsx'
import { Screen } from '../../ui/screen.tsx'
import { LoadingRegion, Skeleton } from '../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../ui/states.tsx'
import { TestBillingNote } from './test-billing-note.tsx'
import { useTestBilling } from './use-subscription.ts'
import { paymentTitle } from './words.ts'

const statusWords: Readonly<Record<StoredPayment['status'], MessageDescriptor>> = {
  paid: msg`Paid`,
  failed: msg`Failed`,
  refunded: msg`Refunded`,
}

const tones = { paid: 'success', failed: 'warning', refunded: 'neutral' } as const

/** What was charged, newest first, as it was recorded. */
export function PaymentHistoryScreen() {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const reading = useQuery(paymentsQuery(id))
  const { data, refetch, isFetching } = reading
  const failure = useReadingFailure(reading)
  return (
    <Screen title={t`Payment History`} back={<BackLink to={paths.subscription} label={t`Back to subscription`} />}>
      {data ? (
        <Payments payments={data} />
      ) : failure ? (
        <ErrorState title={t`Your payments could not be loaded`} onRetry={() => refetch()} isRetrying={isFetching} />
      ) : (
        <LoadingRegion label={t`Loading payments`}>
          <Skeleton className="h-40 rounded-card" />
        </LoadingRegion>
      )}
    </Screen>
  )
}

function Payments({ payments }: { payments: readonly StoredPayment[] }) {
  const { t } = useLingui()
  const isTest = useTestBilling()
  if (payments.length === 0) {
    return (
      <EmptyState title={t`No Payment History`} icon={ReceiptText}>
        <Trans>Your payment history will appear here once you make your first payment.</Trans>
      </EmptyState>
    )
  }
  return (
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card bg-surface shadow-soft">
        {payments.map((payment) => (
          <PaymentRow key={payment.$id} payment={payment} />
        ))}
      </ul>
      {isTest ? (
        <TestBillingNote>
          <Trans>This installation uses test billing: these payments took no money.</Trans>
        </TestBillingNote>
      ) : null}
    </>
  )
}

function PaymentRow({ payment }: { payment: StoredPayment }) {
  const { t } = useLingui()
  const { amount, currency, description, paidAt, status, refunded, periodFrom, periodTo } = payment
  const period = periodFrom && periodTo ? instantRange(new Date(periodFrom), new Date(periodTo)) : null
  const back = refunded && status === 'paid' ? moneyText(refunded, currency) : null
  return (
    <li className="flex items-start justify-between gap-4 p-4">
      <div className="flex min-w-0 flex-col">
        <span className="text-16 font-medium text-ink">{paymentTitle(description)}</span>
        <time dateTime={paidAt} className="figures text-14 text-muted">
          {shortInstantDate(new Date(paidAt))}
        </time>
        {period ? (
          <span className="figures text-14 text-muted">
            <Trans>For {period}</Trans>
          </span>
        ) : null}
        {back ? (
          <span className="figures text-14 text-muted">
            <Trans>{back} refunded</Trans>
          </span>
        ) : null}
      </div>
      <div className="flex shrink-0 flex-col items-end gap-1">
        <span className={`figures text-16 font-semibold ${status === 'paid' ? 'text-ink' : 'text-muted line-through'}`}>
          {moneyText(amount, currency)}
        </span>
        <Chip tone={tones[status]}>{t(statusWords[status])}</Chip>
      </div>
    </li>
  )
}
