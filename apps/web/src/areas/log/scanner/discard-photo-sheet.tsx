import { Trans, useLingui } from '@lingui/react/macro'
import { DiscardSheet } from './discard-sheet.tsx'

interface DiscardPhotoSheetProps {
  isOpen: boolean
  /** It is not decided: everything goes on as before. */
  onClose: () => void
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a photo goes that nobody has checked: there is nothing to bring it back. */
export function DiscardPhotoSheet(props: DiscardPhotoSheetProps) {
  const { t } = useLingui()
  return (
    <DiscardSheet {...props} title={t`Discard this photo?`} keep={t`Keep Photo`}>
      <Trans>It is not checked yet. What was read from it goes with it.</Trans>
    </DiscardSheet>
  )
}
