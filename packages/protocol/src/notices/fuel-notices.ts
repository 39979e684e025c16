import { GENERATION_POLLS } from '../functions.ts'
import { fuelNotice } from './notice.ts'
import { generationTimedOutMessage } from './service-messages.ts'

/** Where calories went and when, as the success of a log says it. */
export interface LoggedMeal {
  readonly calories: number
  /** The meal type's label: `Breakfast`. */
  readonly mealType: string
  /** The day in words: `Tuesday, November 17`. */
  readonly date: string
}

/** Notices of the plan, the log, the scanner and the training form. */
export const fuelNotices = {
  'plan-load-failed': () =>
    fuelNotice({
      type: 'error',
      title: 'Failed to Load Meal Plan',
      message: 'Unable to load your meal plan. Please try again.',
      duration: 5000,
    }),
  'regeneration-failed': (message?: string) =>
    fuelNotice({
      type: 'error',
      title: 'Regeneration Failed',
      message: message || 'Failed to regenerate meal plan. Please try again.',
      duration: 5000,
    }),
  'regeneration-timed-out': () =>
    fuelNotice({
      type: 'warning',
      title: 'Regeneration Not Finished',
      message: `${generationTimedOutMessage(GENERATION_POLLS.attempts)}. It goes on, and your new plan shows here once it is ready.`,
      duration: 8000,
    }),
  'plan-regenerated': () =>
    fuelNotice({
      type: 'success',
      title: 'Meal Plan Regenerated',
      message: 'Your meal plan has been successfully regenerated!',
    }),
  'generation-started': () =>
    fuelNotice({
      type: 'success',
      title: 'Generation Started',
      message: 'Your meal plan is being made. This may take a few minutes.',
    }),
  'plan-building': () =>
    fuelNotice({
      type: 'warning',
      title: 'Building Your Fuel Plan!',
      message: 'This could take a few minutes.',
      duration: 12_000,
    }),
  'log-needs-login': () =>
    fuelNotice({ type: 'error', title: 'Authentication Error', message: 'Please log in to log your food.' }),
  'future-log-date': () =>
    fuelNotice({ type: 'error', title: 'Invalid Date', message: 'You cannot log meals for future dates' }),
  'past-log-date': () => fuelNotice({ type: 'warning', title: 'Past Date', message: 'Logging meal for a past date' }),
  'log-not-stored': () =>
    fuelNotice({ type: 'error', title: 'Logging Failed', message: 'Failed to log meal to database' }),
  'log-failed': () =>
    fuelNotice({ type: 'error', title: 'Logging Failed', message: 'Failed to log your food. Please try again.' }),
  'analysed-log-not-updated': () =>
    fuelNotice({ type: 'error', title: 'Logging Failed', message: 'Failed to update analyzed meal log' }),
  'meal-logged': ({ calories, mealType, date }: LoggedMeal) =>
    fuelNotice({
      type: 'success',
      title: 'Meal Logged',
      message: `Logged ${Math.round(calories)} calories to ${mealType} for ${date}`,
    }),
  'analysed-meal-updated': (calories: number) =>
    fuelNotice({
      type: 'success',
      title: 'Meal Updated',
      message: `Updated analyzed meal with ${Math.round(calories)} calories`,
    }),
  'analysis-failed': (errors?: string) =>
    fuelNotice({
      type: 'error',
      title: 'Analysis Failed',
      message: errors || "We couldn't analyze your food image. Please try again or enter the details manually.",
    }),
  'analysis-not-started': () =>
    fuelNotice({
      type: 'error',
      title: 'Analysis Failed',
      message: 'Failed to analyze your food. Please try again.',
    }),
  'analysis-not-read': () =>
    fuelNotice({
      type: 'error',
      title: 'Analysis Failed',
      message: 'Failed to fetch analysis results. Please try again.',
    }),
  'camera-unsupported': () =>
    fuelNotice({
      type: 'error',
      title: 'Camera Unavailable',
      message: 'Camera is not supported on this device',
    }),
  'camera-feed-failed': () =>
    fuelNotice({ type: 'error', title: 'Camera Unavailable', message: 'Failed to load camera feed' }),
  'tutorial-coming-soon': (supportAddress: string) =>
    fuelNotice({
      type: 'info',
      title: 'Tutorial Coming Soon',
      message: `For help, write to ${supportAddress}.`,
      duration: 8000,
    }),
  'activity-incomplete': () =>
    fuelNotice({ type: 'error', title: 'Validation Error', message: 'Please fill in all required fields' }),
  'invalid-start-time': () =>
    fuelNotice({
      type: 'error',
      title: 'Invalid Start Time',
      message: 'Please enter a valid time format (HH:MM)',
    }),
  'invalid-end-time': () =>
    fuelNotice({ type: 'error', title: 'Invalid End Time', message: 'Please enter a valid time format (HH:MM)' }),
  'end-equals-start': () =>
    fuelNotice({
      type: 'error',
      title: 'Invalid End Time',
      message: 'The end must differ from the start. An end before the start is taken as the next day.',
    }),
} as const
