import type { Notice } from '../ui/notice.ts'

/** Long enough to read a title and reach for Undo, in milliseconds. */
const UNDO_MS = 8000

/** Notices of the installed app, notifications, subscription and support. */
export const settingsNotices = {
  'new-version': (reload: () => void): Notice => ({
    type: 'info',
    title: 'A new version is ready',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', act: reload },
  }),
  'kept-answer': (): Notice => ({
    type: 'warning',
    title: 'Pacemeal Cannot Be Reached',
    message: 'You see what this device last knew. What you log is kept and sent later.',
    duration: 6000,
  }),
  'feedback-wanted': (answer: () => void): Notice => ({
    type: 'info',
    title: 'How was setting up?',
    message: 'Tell us what was unclear or missing. One sentence helps.',
    duration: 12_000,
    action: { label: 'Send Feedback', act: answer },
  }),
  'push-not-allowed': (): Notice => ({
    type: 'info',
    title: 'Push Stays Off',
    message: 'It needs your permission to show notifications. Switch it on again to be asked once more.',
    duration: 6000,
  }),
  'push-failed': (): Notice => ({
    type: 'error',
    title: 'Push Not Switched On',
    message: 'The push service of this browser did not answer. Nothing was changed. Try again in a moment.',
    duration: 6000,
  }),
  'notification-deleted': (title: string, takeBack: () => void): Notice => ({
    type: 'info',
    title: 'Notification Deleted',
    message: title,
    duration: UNDO_MS,
    action: { label: 'Undo', act: takeBack },
  }),
  'activity-removed': (what: string, takeBack: () => void): Notice => ({
    type: 'info',
    title: 'Activity Removed',
    message: what,
    duration: UNDO_MS,
    action: { label: 'Undo', act: takeBack },
  }),
  'notification-not-deleted': (): Notice => ({
    type: 'error',
    title: 'Notification Not Deleted',
    message: 'It is back in your list. Please try again.',
    duration: 5000,
  }),
  'notifications-not-marked': (): Notice => ({
    type: 'error',
    title: 'Not Marked as Read',
    message: 'Nothing was lost. Please try again.',
    duration: 5000,
  }),
  'subscribe-failed': (message?: string): Notice => ({
    type: 'error',
    title: 'Subscription Not Started',
    message: message || 'Nothing was charged. Please try again.',
    duration: 5000,
  }),
  'plan-changed': (plan: string): Notice => ({
    type: 'success',
    title: 'Subscription Updated',
    message: `You are on the ${plan} plan.`,
    duration: 5000,
  }),
  'subscription-cancelled': (until: string, resume: () => void): Notice => ({
    type: 'success',
    title: 'Subscription Cancelled',
    message: `Nothing will be charged. It stays yours until ${until}.`,
    duration: UNDO_MS,
    action: { label: 'Undo', act: resume },
  }),
  'subscription-ended': (): Notice => ({
    type: 'success',
    title: 'Subscription Ended',
    message: 'Nothing more will be charged.',
    duration: 5000,
  }),
  'subscription-resumed': (): Notice => ({
    type: 'success',
    title: 'Subscription Resumed',
    message: 'It goes on as before.',
    duration: 5000,
  }),
  'card-chosen': (): Notice => ({
    type: 'success',
    title: 'Test Card Saved',
    message: 'It is used for the next charge.',
    duration: 5000,
  }),
  'billing-failed': (message?: string): Notice => ({
    type: 'error',
    title: 'Nothing Was Changed',
    message: message || 'The payment service could not be reached. Please try again.',
    duration: 5000,
  }),
  'cancel-failed': (message?: string): Notice => ({
    type: 'error',
    title: 'Subscription Not Cancelled',
    message: message || 'It goes on as before. Please try again.',
    duration: 5000,
  }),
  'support-not-sent': (): Notice => ({
    type: 'error',
    title: 'Message Not Sent',
    message: 'Your text is kept. Please try again.',
    duration: 5000,
  }),
} as const
