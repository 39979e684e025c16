import { lazy, Suspense, useState } from 'react'
import type { PlanChangeSheetProps } from './plan-change-props.ts'

const PreviewSheet = lazy(async () => ({ default: (await import('./preview-sheet.tsx')).PreviewSheet }))

/** What a change would do to the plans, with Apply and Undo; fetched when there is something to look at. */
export function PlanChangeSheet(props: PlanChangeSheetProps) {
  const [isNeeded, setNeeded] = useState(false)
  if (props.change !== null && !isNeeded) setNeeded(true)
  return isNeeded ? (
    <Suspense fallback={null}>
      <PreviewSheet {...props} />
    </Suspense>
  ) : null
}
