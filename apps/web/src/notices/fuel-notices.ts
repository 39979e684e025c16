import { fuelNoticeDurations, type LoggedMeal, notices as words } from '@pacemeal/protocol'
import type { Notice } from '../ui/notice.ts'

/** Long enough to read a name and reach for Undo, in milliseconds. */
const UNDO_MS = 8000

const undo = (act: () => void): Pick<Notice, 'action'> => ({ action: { label: 'Undo', act } })

/** Notices of plan and log: the shared words, with what can be done from here. */
export const fuelNotices = {
  'regeneration-failed': words['regeneration-failed'],
  'generation-started': words['generation-started'],
  'plan-building': words['plan-building'],
  'tutorial-coming-soon': words['tutorial-coming-soon'],
  'log-needs-login': words['log-needs-login'],
  'future-log-date': words['future-log-date'],
  'past-log-date': words['past-log-date'],
  'log-not-stored': (again?: () => void): Notice => ({
    ...words['log-not-stored'](),
    ...(again ? { action: { label: 'Edit', act: again } } : {}),
  }),
  'analysed-log-not-updated': words['analysed-log-not-updated'],
  'meal-logged': (meal: LoggedMeal, isKept: boolean, takeBack: () => void): Notice => {
    const notice = words['meal-logged'](meal)
    const message = isKept ? `${notice.message}. Kept here and sent when you are online.` : notice.message
    return { ...notice, message, ...undo(takeBack) }
  },
  'analysed-meal-updated': words['analysed-meal-updated'],
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
} as const
