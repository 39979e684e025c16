import type { ProposedInputs } from '@pacemeal/protocol'

export interface PlanChangeSheetProps {
  /** What would change; null while nothing is to be looked at. */
  change: ProposedInputs | null
  /** What it is, as its person calls it: `Your new schedule`. */
  about: string
  /** Says Cancel, Escape and the close button. */
  onClose: () => void
  /** The change is stored and the plans follow it. */
  onApplied: () => void
}
