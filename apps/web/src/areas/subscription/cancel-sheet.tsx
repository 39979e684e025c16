import { Trans, useLingui } from '@lingui/react/macro'
import type { SubscriptionStatus } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { cancelSubscription, subscribe } from '../../api/subscriptions.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { dateText } from './words.ts'

export interface CancelSheetProps {
  userId: string
  status: Extract<SubscriptionStatus, { kind: 'trial' | 'active' | 'past-due' }>
  isOpen: boolean
  onClose: () => void
}

/** Asks once, and says what stays. */
export function CancelSheet({ userId, status, isOpen, onClose }: CancelSheetProps) {
  const { t } = useLingui()
  const until = status.kind === 'past-due' ? null : dateText(status.endsAt)
  const resume = useMutation({
    mutationFn: () => subscribe(userId, status.plan),
    onSuccess: () => tell('subscription-resumed'),
    onError: (thrown) => tellRefusal('manage-subscription', thrown),
  })
  const cancel = useMutation({
    mutationFn: () => cancelSubscription(userId),
    onSuccess: () => {
      if (until === null) tell('subscription-ended')
      else tell('subscription-cancelled', until, () => resume.mutate())
      onClose()
    },
    onError: (thrown) => tellRefusal('cancel-subscription', thrown),
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={t`Cancel subscription`}
      footer={
        <>
          <Button variant="danger" size="large" full busy={cancel.isPending} onClick={() => cancel.mutate()}>
            <Trans>Cancel Subscription</Trans>
          </Button>
          <Button variant="quiet" size="large" full disabled={cancel.isPending} onClick={onClose}>
            <Trans>Keep It</Trans>
          </Button>
        </>
      }
    >
      <p className="figures text-16 text-ink">
        {until === null
          ? t`The failed payment is not tried again, and the subscription ends now. Your plan, your logs and everything else stay.`
          : t`Nothing more will be charged. Everything stays as it is until ${until}, and you can take this back until then.`}
      </p>
    </Sheet>
  )
}
