import { lazy, Suspense } from 'react'
import { useWasTrue } from '../../ui/use-was-true.ts'
import type { ActivityFormProps } from './activity-form-props.ts'

const ActivityFormSheet = lazy(async () => ({
  default: (await import('./activity-form-sheet.tsx')).ActivityFormSheet,
}))

/** The form for a training activity, in a sheet; fetched when it is first opened. */
export function AddActivitySheet(props: ActivityFormProps) {
  return useWasTrue(props.isOpen) ? (
    <Suspense fallback={null}>
      <ActivityFormSheet {...props} />
    </Suspense>
  ) : null
}
