import { Trans, useLingui } from '@lingui/react/macro'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

interface DiscardSheetProps {
  isOpen: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a scan that was not saved is thrown away. */
export function DiscardSheet({ isOpen, onKeep, onDiscard }: DiscardSheetProps) {
  const { t } = useLingui()
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onKeep}
      title={t`Discard this scan?`}
      footer={
        <>
          <Button variant="danger" size="large" full onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
          <Button variant="quiet" size="large" full onClick={onKeep}>
            <Trans>Keep Editing</Trans>
          </Button>
        </>
      }
    >
      <p className="text-16 text-ink">
        <Trans>It is not saved yet. The photo and what was read from it are removed.</Trans>
      </p>
    </Sheet>
  )
}
