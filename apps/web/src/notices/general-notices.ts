import type { Notice } from '../ui/notice.ts'

/** Notices of no screen in particular. */
export const generalNotices = {
  'network-error': (): Notice => ({
    type: 'error',
    title: 'Network Error',
    message: 'Please check your internet connection and try again.',
  }),
  'server-error': (): Notice => ({
    type: 'error',
    title: 'Server Error',
    message: 'Something went wrong on our side. Please try again later.',
  }),
  'permission-denied': (): Notice => ({
    type: 'error',
    title: 'Permission Denied',
    message: "You don't have permission to perform this action.",
  }),
  'coming-soon': (what: string): Notice => ({
    type: 'info',
    title: 'Coming Soon',
    message: `${what} is not available yet.`,
  }),
  'validation-error': (message: string): Notice => ({ type: 'error', title: 'Validation Error', message }),
  'feedback-sent': (): Notice => ({
    type: 'success',
    title: 'Feedback Sent',
    message: 'Thank you. We read every message.',
    duration: 5000,
  }),
  'feedback-failed': (): Notice => ({
    type: 'error',
    title: 'Feedback Not Sent',
    message: 'Your text is kept. Please try again.',
    duration: 5000,
  }),
} as const
