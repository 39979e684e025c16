import { lazy, Suspense } from 'react'
import { useWasTrue } from '../../../ui/use-was-true.ts'
import type { PlanChangeSheetProps } from './plan-change-props.ts'

const PreviewSheet = lazy(async () => ({ default: (await import('./preview-sheet.tsx')).PreviewSheet }))

/** What a change would do to the plans, with Apply and Undo; fetched when there is something to look at. */
export function PlanChangeSheet(props: PlanChangeSheetProps) {
  return useWasTrue(props.preview.change !== null) ? (
    <Suspense fallback={null}>
      <PreviewSheet {...props} />
    </Suspense>
  ) : null
}
