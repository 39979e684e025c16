import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

interface DiscardSheetProps {
  isOpen: boolean
  /** The question. */
  title: string
  /** What would be gone. */
  children: ReactNode
  /** What the button says that keeps it. */
  keep: string
  onKeep: () => void
  /** It is not decided; left out, it is kept. */
  onClose?: () => void
  onDiscard: () => void
}

/** Asks before a photo, or a scan that was not saved, is thrown away. */
export function DiscardSheet({
  isOpen,
  title,
  children,
  keep,
  onKeep,
  onClose = onKeep,
  onDiscard,
}: DiscardSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onClose}
      title={title}
      footer={
        <>
          <Button variant="danger" size="large" full onClick={onDiscard}>
            <Trans>Discard</Trans>
          </Button>
          <Button variant="quiet" size="large" full onClick={onKeep}>
            {keep}
          </Button>
        </>
      }
    >
      <p className="text-16 text-ink">{children}</p>
    </Sheet>
  )
}
