import { t } from '@lingui/core/macro'
import type { Notice } from '../ui/notice.ts'
import { UNDO_MS, undo } from './timed-notice.ts'

/** Notices of the installed app, notifications, subscription and support. */
export const settingsNotices = {
  'new-version': (reload: () => void): Notice => ({
    type: 'info',
    title: t`A new version is ready`,
    duration: Number.POSITIVE_INFINITY,
    action: { label: t`Reload`, act: reload },
  }),
  'kept-answer': (): Notice => ({
    type: 'warning',
    title: t`Pacemeal Cannot Be Reached`,
    message: t`You see what this device last knew. What you log is kept and sent later.`,
    duration: 6000,
  }),
  'feedback-wanted': (answer: () => void): Notice => ({
    type: 'info',
    title: t`How was setting up?`,
    message: t`Tell us what was unclear or missing. One sentence helps.`,
    duration: 12_000,
    action: { label: t`Send Feedback`, act: answer },
  }),
  'push-not-allowed': (): Notice => ({
    type: 'info',
    title: t`Push Stays Off`,
    message: t`It needs your permission to show notifications. Switch it on again to be asked once more.`,
    duration: 6000,
  }),
  'push-failed': (): Notice => ({
    type: 'error',
    title: t`Push Not Switched On`,
    message: t`The push service of this browser did not answer. Nothing was changed. Try again in a moment.`,
    duration: 6000,
  }),
  'notification-deleted': (title: string, takeBack: () => void): Notice => ({
    type: 'info',
    title: t`Notification Deleted`,
    message: title,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'activity-removed': (what: string, takeBack: () => void): Notice => ({
    type: 'info',
    title: t`Activity Removed`,
    message: what,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'notification-not-deleted': (): Notice => ({
    type: 'error',
    title: t`Notification Not Deleted`,
    message: t`It is back in your list. Please try again.`,
    duration: 5000,
  }),
  'notifications-not-marked': (): Notice => ({
    type: 'error',
    title: t`Not Marked as Read`,
    message: t`Nothing was lost. Please try again.`,
    duration: 5000,
  }),
  'subscribe-failed': (message?: string): Notice => ({
    type: 'error',
    title: t`Subscription Not Started`,
    message: message || t`Nothing was charged. Please try again.`,
    duration: 5000,
  }),
  'plan-changed': (plan: string): Notice => ({
    type: 'success',
    title: t`Subscription Updated`,
    message: t`You are on the ${plan} plan.`,
    duration: 5000,
  }),
  'subscription-cancelled': (until: string, resume: () => void): Notice => ({
    type: 'success',
    title: t`Subscription Cancelled`,
    message: t`Nothing will be charged. It stays yours until ${until}.`,
    duration: UNDO_MS,
    ...undo(resume),
  }),
  'subscription-ended': (): Notice => ({
    type: 'success',
    title: t`Subscription Ended`,
    message: t`Nothing more will be charged.`,
    duration: 5000,
  }),
  'subscription-resumed': (): Notice => ({
    type: 'success',
    title: t`Subscription Resumed`,
    message: t`It goes on as before.`,
    duration: 5000,
  }),
  'card-chosen': (): Notice => ({
    type: 'success',
    title: t`Test Card Saved`,
    message: t`It is used for the next charge.`,
    duration: 5000,
  }),
  'billing-failed': (message?: string): Notice => ({
    type: 'error',
    title: t`Nothing Was Changed`,
    message: message || t`The payment service could not be reached. Please try again.`,
    duration: 5000,
  }),
  'cancel-failed': (message?: string): Notice => ({
    type: 'error',
    title: t`Subscription Not Cancelled`,
    message: message || t`It goes on as before. Please try again.`,
    duration: 5000,
  }),
  'support-not-sent': (): Notice => ({
    type: 'error',
    title: t`Message Not Sent`,
    message: t`Your text is kept. Please try again.`,
    duration: 5000,
  }),
} as const
