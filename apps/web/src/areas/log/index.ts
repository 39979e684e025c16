// What other areas may use of this one.
import { lazy } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'

export { ComingDayNote } from './coming-day-note.tsx'
export { DateNote } from './date-note.tsx'
export { draftOf, type LogDraft, noAmounts } from './log-draft.ts'
export { showLogFood, useLogFoodEvent } from './log-food-event.ts'
export { confirmLog, logMeal, removeLoggedMeal } from './log-meal.ts'
export { mealTimeName } from './meal-time-names.ts'
export { draftOfAll, replaceLoggedMeals } from './replace-logged-meals.ts'
export { ScannerFirstView } from './scanner/scanner-first-view.tsx'
export { useLogRefusals, usePendingLogWrites } from './use-log-writes.ts'

/** Fetched once something was logged; under a `Suspense`. */
export const FeltFueled = lazyPart(async () => (await import('./felt-fueled.tsx')).FeltFueled, { isQuiet: true })

/** Fetched once there is one. */
export const KeptPhotos = lazy(async () => ({ default: (await import('./scanner/kept-photos.tsx')).KeptPhotos }))
