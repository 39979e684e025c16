import { notice, UNREADABLE_ERROR } from './notice.ts'

/** Notices of no screen in particular, and of the onboarding. */
export const generalNotices = {
  'network-error': () =>
    notice({
      type: 'error',
      title: 'Network Error',
      message: 'Please check your internet connection and try again.',
    }),
  'server-error': () =>
    notice({
      type: 'error',
      title: 'Server Error',
      message: 'Something went wrong on our side. Please try again later.',
    }),
  'permission-denied': () =>
    notice({
      type: 'error',
      title: 'Permission Denied',
      message: "You don't have permission to perform this action.",
    }),
  'unexpected-error': (message?: string) =>
    notice({ type: 'error', title: 'Error', message: message || UNREADABLE_ERROR }),
  'coming-soon': (what: string) =>
    notice({ type: 'info', title: 'Coming Soon', message: `${what} is not available yet.` }),
  'validation-error': (message?: string) =>
    notice({ type: 'error', title: 'Validation Error', message: message || UNREADABLE_ERROR }),
  'feedback-sent': () =>
    notice({ type: 'success', title: 'Feedback Sent', message: 'Thank you. We read every message.', duration: 5000 }),
  'feedback-failed': () =>
    notice({
      type: 'error',
      title: 'Feedback Not Sent',
      message: 'Your text is kept. Please try again.',
      duration: 5000,
    }),
  'step-unavailable': () =>
    notice({ type: 'info', title: 'Body Composition', message: 'This step is currently unavailable.' }),
  'no-category': () =>
    notice({ type: 'error', title: 'Validation Error', message: 'Please select at least one training category' }),
  'too-many-categories': () =>
    notice({ type: 'warning', title: 'Selection Limit', message: 'You can only select up to two categories' }),
} as const
