import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { calendarFeedQuery, renewCalendarFeed, revokeCalendarFeed } from '../../../api/calendar-feed.ts'
import { useReadingFailure } from '../../../api/use-reading-failure.ts'
import { tell } from '../../../notices/tell.ts'
import { tellRefusal } from '../../../notices/tell-refusal.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { TextField } from '../../../ui/text-field.tsx'

/** The athlete's own sessions and events for calendar apps, at a secret address. */
export function FeedCard({ userId }: { userId: string }) {
  const { t } = useLingui()
  const query = useQuery(calendarFeedQuery(userId))
  const failure = useReadingFailure(query)
  const onError = (thrown: unknown) => tellRefusal('save-calendar', thrown)
  const renew = useMutation({ mutationFn: () => renewCalendarFeed(userId), onError })
  const revoke = useMutation({ mutationFn: () => revokeCalendarFeed(userId), onError })
  const address = query.data
  return (
    <Card aria-label={t`Your sessions in your calendar app`} className="flex flex-col gap-4">
      <h2 className="text-20 font-semibold text-ink">
        <Trans>Your sessions in your calendar app</Trans>
      </h2>
      <p className="text-14 text-muted">
        <Trans>
          Your schedule and your events at a secret address. Whoever knows the address can read them, until you renew it
          or stop.
        </Trans>
      </p>
      {address === undefined ? (
        failure === null ? null : (
          <Button variant="secondary" busy={query.isFetching} onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        )
      ) : address === null ? (
        <Button variant="secondary" busy={renew.isPending} onClick={() => renew.mutate()}>
          <Trans>Create Address</Trans>
        </Button>
      ) : (
        <Address
          address={address}
          onRenew={renew.mutate}
          onRevoke={revoke.mutate}
          isBusy={renew.isPending || revoke.isPending}
        />
      )}
    </Card>
  )
}

interface AddressProps {
  address: string
  onRenew: () => void
  onRevoke: () => void
  isBusy: boolean
}

function Address({ address, onRenew, onRevoke, isBusy }: AddressProps) {
  const { t } = useLingui()
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => tell('calendar-address-copied'),
      // Where the clipboard is not to be had, the field can be copied from.
      () => document.querySelector<HTMLInputElement>('[name="feed-address"]')?.select(),
    )
  return (
    <>
      <TextField name="feed-address" label={t`Secret address`} readOnly value={address} />
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => void copy()}>
          <Trans>Copy Address</Trans>
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onRenew}>
          <Trans>New Address</Trans>
        </Button>
        <Button variant="danger-quiet" disabled={isBusy} onClick={onRevoke}>
          <Trans>Stop Publishing</Trans>
        </Button>
      </div>
    </>
  )
}
