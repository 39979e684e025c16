import { t } from '@lingui/core/macro'
import type { WriteOutcome } from '../api/write-queue/entry.ts'
import type { Notice } from '../ui/notice.ts'
import { UNDO_MS, undo } from './timed-notice.ts'
import { waitingText } from './waiting-text.ts'

const failed = (title: string, message?: string): Notice => ({
  type: 'error',
  title,
  message: message || t`What you entered is still here. Please try again.`,
  duration: 5000,
})

/** Notices of events, their fuel, products and sweat tests. */
export const eventNotices = {
  'event-saved': (name: string, outcome: WriteOutcome): Notice => {
    const follows = t`Its fuel plan follows what you entered: ${name}.`
    return {
      type: 'success',
      title: t`Event Saved`,
      message: outcome === 'stored' ? follows : `${follows} ${waitingText(outcome)}`,
      duration: outcome === 'stored' ? 3000 : 5000,
    }
  },
  'event-not-saved': (message?: string): Notice => failed(t`Event Not Saved`, message),
  'event-deleted': (name: string, outcome: WriteOutcome, takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Event Deleted`,
    message: outcome === 'stored' ? name : `${name}. ${waitingText(outcome)}`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'event-not-deleted': (message?: string): Notice => ({
    type: 'error',
    title: t`Event Not Deleted`,
    message: message || t`It is still there. Please try again.`,
    duration: 5000,
  }),
  'race-settings-saved': (): Notice => ({
    type: 'success',
    title: t`Products Saved`,
    message: t`All your race plans follow them.`,
    duration: 3000,
  }),
  'product-deleted': (name: string, takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Product Deleted`,
    message: name,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'product-reset': (name: string, takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Product as It Was`,
    message: name,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'race-settings-not-saved': (message?: string): Notice => failed(t`Products Not Saved`, message),
  'sweat-test-saved': (): Notice => ({
    type: 'success',
    title: t`Sweat Test Saved`,
    message: t`Your race plans drink by it from now on.`,
    duration: 3000,
  }),
  'sweat-test-not-saved': (message?: string): Notice => failed(t`Sweat Test Not Saved`, message),
  'sweat-test-deleted': (takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Sweat Test Deleted`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'calendar-removed': (name: string, takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Calendar Removed`,
    message: t`The sessions of ${name} are gone from your days.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'calendar-not-saved': (message?: string): Notice => failed(t`Calendar Not Saved`, message),
  'calendar-address-copied': (): Notice => ({
    type: 'success',
    title: t`Address Copied`,
    message: t`Subscribe to it in your calendar app.`,
    duration: 3000,
  }),
  'session-fuel-logged': (carbs: number, outcome: WriteOutcome, takeBack: () => void): Notice => {
    const whole = Math.round(carbs)
    const counted = t`${whole} g of carbohydrate count in the day.`
    return {
      type: 'success',
      title: t`Fuel Logged`,
      message: outcome === 'stored' ? counted : `${counted} ${waitingText(outcome)}`,
      duration: UNDO_MS,
      ...undo(takeBack),
    }
  },
  'session-fuel-not-logged': (message?: string): Notice => failed(t`Fuel Not Logged`, message),
} as const
