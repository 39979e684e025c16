import { Trans } from '@lingui/react/macro'
import { useIsOnline } from '../ui/use-is-online.ts'

/** Says that there is no network, over the content so that nothing moves; the page ends below its last line (`#offline`). */
export function OfflineBanner() {
  const isOnline = useIsOnline()
  return (
    <div role="status" className="offline-place">
      {isOnline ? null : (
        <p id="offline" className="rounded-full bg-ink px-4 py-2 text-14 font-medium text-paper shadow-soft">
          <Trans>You are offline. What you see may be out of date.</Trans>
        </p>
      )}
    </div>
  )
}
