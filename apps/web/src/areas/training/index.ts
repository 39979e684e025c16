// What other areas may use of this one.
export { AddActivitySheet } from './add-activity-sheet.tsx'
export { useRemoveActivity } from './use-remove-activity.ts'
export { useSaveSchedule } from './use-save-schedule.ts'
export { connectWearable, type WearableProvider, wearableProviders } from './wearable/wearable-connect.ts'
export { readWearableDevice } from './wearable/wearable-device.ts'
export { WeekEditor } from './week-editor.tsx'
export { dayName, daysText, intensityName, sessionTypeName } from './words.ts'
