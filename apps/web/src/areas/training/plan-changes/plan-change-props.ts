import type { Preview } from './use-preview-sheet.ts'

export interface PlanChangeSheetProps {
  preview: Preview
  /** What it is, as its person calls it: `Your new schedule`. */
  about: string
  /** The change is stored and the plans follow it; without this, the preview and the sheet below it are closed. */
  onApplied?: () => void
}
