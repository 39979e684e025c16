import { fuelNoticeDurations, type LoggedMeal, notices as words } from '@pacemeal/protocol'
import type { Notice } from '../ui/notice.ts'

/** Long enough to read a name and reach for Undo, in milliseconds. */
const UNDO_MS = 8000

const undo = (act: () => void): Pick<Notice, 'action'> => ({ action: { label: 'Undo', act } })

/** What was typed is one tap away. */
const edit = (again?: () => void): Pick<Notice, 'action'> => (again ? { action: { label: 'Edit', act: again } } : {})

/** Notices of plan and log: the shared words, with what can be done from here. */
export const fuelNotices = {
  'log-not-stored': (again?: () => void): Notice => ({ ...words['log-not-stored'](), ...edit(again) }),
  'log-failed': (again?: () => void): Notice => ({ ...words['log-failed'](), ...edit(again) }),
  'meal-logged': (meal: LoggedMeal, isKept: boolean, takeBack: () => void): Notice => {
    const notice = words['meal-logged'](meal)
    const message = isKept ? `${notice.message}. Kept here and sent when you are online.` : notice.message
    return { ...notice, message, ...undo(takeBack) }
  },
  'log-changed': (name: string, takeBack: () => void): Notice => ({
    type: 'success',
    title: 'Meal Updated',
    message: `${name || 'Logged meal'} is changed.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'log-removed': (name: string, takeBack: () => void): Notice => ({
    type: 'info',
    title: 'Meal Removed',
    message: `${name} no longer counts into this day.`,
    duration: Math.max(fuelNoticeDurations.info, UNDO_MS),
    ...undo(takeBack),
  }),
  'meal-swapped': (meal: string, dish: string, takeBack: () => void): Notice => ({
    type: 'success',
    title: 'Meal Swapped',
    message: `${meal} is now ${dish}.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'meal-edited': (meal: string): Notice => ({
    type: 'success',
    title: 'Meal Updated',
    message: `${meal} stays as you wrote it until your plan is made anew.`,
    duration: fuelNoticeDurations.success,
  }),
  'list-copied': (): Notice => ({
    type: 'success',
    title: 'Shopping List Copied',
    message: 'Paste it into a message or a note.',
    duration: fuelNoticeDurations.success,
  }),
  'list-not-shared': (): Notice => ({
    type: 'error',
    title: 'Shopping List Not Shared',
    message: 'This browser would not hand it over. Print it instead.',
    duration: fuelNoticeDurations.error,
  }),
  'day-adjusted': (takeBack: () => void): Notice => ({
    type: 'success',
    title: 'Day Adjusted',
    message: 'The rest of your plan follows what happened.',
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'meal-not-changed': (why?: string): Notice => ({
    type: 'error',
    title: 'Your plan was not changed',
    message: why || 'The server did not say why. Please try again.',
    duration: fuelNoticeDurations.error,
  }),
} as const
