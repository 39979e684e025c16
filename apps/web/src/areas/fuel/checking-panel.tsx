import { Trans } from '@lingui/react/macro'
import { Card } from '../../ui/card.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'

/** Shown while it is not known yet whether a plan is being made. */
export function CheckingPanel() {
  return (
    <Card className="flex flex-col gap-3">
      <p role="status" className="text-16 font-semibold text-ink">
        <Trans>Checking Status...</Trans>
      </p>
      <Skeleton className="h-2 w-full rounded-full" />
    </Card>
  )
}
