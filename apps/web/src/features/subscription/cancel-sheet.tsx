import { useMutation } from '@tanstack/react-query'
import { cancelSubscription } from '../../api/subscriptions.ts'
import { tellRefusal } from '../../app/tell-refusal.ts'
import { tell } from '../../notices/tell.ts'
import { dateText } from '../../subscription/words.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'

export interface CancelSheetProps {
  userId: string
  /** What runs goes on until then. */
  until: string
  isOpen: boolean
  onClose: () => void
}

/** Asks once, and says what stays. */
export function CancelSheet({ userId, until, isOpen, onClose }: CancelSheetProps) {
  const cancel = useMutation({
    mutationFn: () => cancelSubscription(userId),
    onSuccess: () => {
      tell('subscription-cancelled', dateText(until))
      onClose()
    },
    onError: (thrown) => tellRefusal('cancel-subscription', thrown),
  })
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title="Cancel subscription"
      footer={
        <>
          <Button variant="danger" size="large" full busy={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel Subscription
          </Button>
          <Button variant="quiet" size="large" full disabled={cancel.isPending} onClick={onClose}>
            Keep It
          </Button>
        </>
      }
    >
      <p className="figures text-16 text-ink">
        Nothing more will be charged. Everything stays as it is until {dateText(until)}, and you can take this back
        until then.
      </p>
    </Sheet>
  )
}
