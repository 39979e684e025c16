// What other areas may use of this one.
import { lazyPart } from '../../ui/lazy-part.tsx'

export { AddActivitySheet } from './add-activity-sheet.tsx'
export { PlanChangeSheet } from './plan-changes/plan-change-sheet.tsx'
export { type Preview, usePreviewSheet } from './plan-changes/use-preview-sheet.ts'
export { SessionFields } from './session-fields.tsx'
export { useRemoveActivity } from './use-remove-activity.ts'
export { useSaveSchedule } from './use-save-schedule.ts'
export { useTrainingWeek } from './use-training-week.ts'
export { recordedName } from './wearable/recorded-name.ts'
export { SportQuestion } from './wearable/sport-question.tsx'
export { connectWearable, type WearableProvider, wearableProviders } from './wearable/wearable-connect.ts'
export { readWearableDevice } from './wearable/wearable-device.ts'
export { WeekEditor } from './week-editor.tsx'
export { dayName, daysText } from './words.ts'

/** Fetched for the day after an event; under a `Suspense`. */
export const EventRecovery = lazyPart(async () => (await import('./events/event-recovery.tsx')).EventRecovery, {
  isQuiet: true,
})
