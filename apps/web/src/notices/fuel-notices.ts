import { t } from '@lingui/core/macro'
import { GENERATION_POLLS } from '@pacemeal/protocol'
import type { Notice } from '../ui/notice.ts'
import { fuelNotice, fuelNoticeDurations, UNDO_MS, undo } from './timed-notice.ts'

/** Notices of the plan, the training form and the tutorial. */
export const fuelNotices = {
  'plan-load-failed': () =>
    fuelNotice({
      type: 'error',
      title: t`Failed to Load Meal Plan`,
      message: t`Unable to load your meal plan. Please try again.`,
      duration: 5000,
    }),
  'regeneration-failed': (message?: string) =>
    fuelNotice({
      type: 'error',
      title: t`Regeneration Failed`,
      message: message || t`Failed to regenerate meal plan. Please try again.`,
      duration: 5000,
    }),
  'regeneration-timed-out': () => {
    const { attempts } = GENERATION_POLLS
    return fuelNotice({
      type: 'warning',
      title: t`Regeneration Not Finished`,
      message: t`Meal plan generation timed out after ${attempts} polls. It goes on, and your new plan shows here once it is ready.`,
      duration: 8000,
    })
  },
  'plan-regenerated': () =>
    fuelNotice({
      type: 'success',
      title: t`Meal Plan Regenerated`,
      message: t`Your meal plan has been successfully regenerated!`,
    }),
  'generation-started': () =>
    fuelNotice({
      type: 'success',
      title: t`Generation Started`,
      message: t`Your meal plan is being made. This may take a few minutes.`,
    }),
  'plan-building': () =>
    fuelNotice({
      type: 'warning',
      title: t`Building Your Fuel Plan!`,
      message: t`This could take a few minutes.`,
      duration: 12_000,
    }),
  'tutorial-coming-soon': (supportAddress: string) =>
    fuelNotice({
      type: 'info',
      title: t`Tutorial Coming Soon`,
      message: t`For help, write to ${supportAddress}.`,
      duration: 8000,
    }),
  'activity-incomplete': () =>
    fuelNotice({ type: 'error', title: t`Validation Error`, message: t`Please fill in all required fields` }),
  'invalid-start-time': () =>
    fuelNotice({
      type: 'error',
      title: t`Invalid Start Time`,
      message: t`Please enter a valid time format (HH:MM)`,
    }),
  'invalid-end-time': () =>
    fuelNotice({ type: 'error', title: t`Invalid End Time`, message: t`Please enter a valid time format (HH:MM)` }),
  'end-equals-start': () =>
    fuelNotice({
      type: 'error',
      title: t`Invalid End Time`,
      message: t`The end must differ from the start. An end before the start is taken as the next day.`,
    }),
  'meal-swapped': (meal: string, dish: string, takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Meal Swapped`,
    message: t`${meal} is now ${dish}.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'meal-edited': (meal: string, takeBack?: () => void): Notice => ({
    type: 'success',
    title: t`Meal Updated`,
    message: t`${meal} stays as you wrote it until your plan is made anew.`,
    duration: UNDO_MS,
    ...(takeBack && undo(takeBack)),
  }),
  'basket-emptied': (takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Basket Emptied`,
    message: t`Nothing on this list is ticked any more.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'list-copied': (): Notice => ({
    type: 'success',
    title: t`Shopping List Copied`,
    message: t`Paste it into a message or a note.`,
    duration: fuelNoticeDurations.success,
  }),
  'list-not-shared': (): Notice => ({
    type: 'error',
    title: t`Shopping List Not Shared`,
    message: t`This browser would not hand it over. Print it instead.`,
    duration: fuelNoticeDurations.error,
  }),
  'day-adjusted': (takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Day Adjusted`,
    message: t`The rest of your plan follows what happened.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'change-applied': (takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Changed`,
    message: t`Your plan follows it, and Undo brings everything back.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'nothing-different': (): Notice => ({
    type: 'info',
    title: t`Nothing Is Different`,
    message: t`Choose what changes first.`,
    duration: fuelNoticeDurations.info,
  }),
  'undo-waits': (why: 'offline' | 'out-of-reach' | 'in-trouble', takeBack: () => void): Notice => ({
    type: 'warning',
    title: t`Not Undone Yet`,
    message:
      why === 'offline'
        ? t`There is no connection. Undo it here once you are online again.`
        : why === 'out-of-reach'
          ? t`The server could not be reached. Undo it here in a moment.`
          : t`The server had a problem. Undo it here in a moment.`,
    duration: Number.POSITIVE_INFINITY,
    ...undo(takeBack),
  }),
  'change-taken-back': (): Notice => ({
    type: 'success',
    title: t`Taken Back`,
    message: t`Your plan is as it was before.`,
    duration: fuelNoticeDurations.success,
  }),
  'meal-not-changed': (why?: string): Notice => ({
    type: 'error',
    title: t`Your plan was not changed`,
    message: why || t`The server did not say why. Please try again.`,
    duration: fuelNoticeDurations.error,
  }),
} as const
