// What other areas may use of this one.
import { lazy } from 'react'

export { ComingDayNote, DateNote } from './date-note.tsx'
export { FeltFueled } from './felt-fueled.tsx'
export { draftOf, type LogDraft, noAmounts } from './log-draft.ts'
export { showLogFood, useLogFoodEvent } from './log-food-event.ts'
export { confirmLog, logMeal, removeLoggedMeal } from './log-meal.ts'
export { mealTimeName } from './meal-time-names.ts'
export { draftOfAll, replaceLoggedMeals } from './replace-logged-meals.ts'
export { useLogRefusals, usePendingLogWrites } from './use-log-writes.ts'

/** Fetched once there is one. */
export const KeptPhotos = lazy(async () => ({ default: (await import('./scanner/kept-photos.tsx')).KeptPhotos }))
