import { Button } from '../../../ui/button.tsx'
import { Sheet } from '../../../ui/sheet.tsx'

interface DiscardSheetProps {
  isOpen: boolean
  onKeep: () => void
  onDiscard: () => void
}

/** Asks before a scan that was not saved is thrown away. */
export function DiscardSheet({ isOpen, onKeep, onDiscard }: DiscardSheetProps) {
  return (
    <Sheet
      isOpen={isOpen}
      onClose={onKeep}
      title="Discard this scan?"
      footer={
        <>
          <Button variant="danger" size="large" full onClick={onDiscard}>
            Discard
          </Button>
          <Button variant="quiet" size="large" full onClick={onKeep}>
            Keep Editing
          </Button>
        </>
      }
    >
      <p className="text-16 text-ink">It is not saved yet. The photo and what was read from it are removed.</p>
    </Sheet>
  )
}
