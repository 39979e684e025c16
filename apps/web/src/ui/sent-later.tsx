import { Trans } from '@lingui/react/macro'
import { CloudUpload } from 'lucide-react'

/** Says of something that was done that the server does not know it yet. */
export function SentLater() {
  return (
    <span className="inline-flex items-center gap-1.5 text-14 text-muted">
      <CloudUpload size={16} aria-hidden />
      <Trans>Sent later</Trans>
    </span>
  )
}
