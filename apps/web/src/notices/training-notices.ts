import type { Notice } from '../ui/notice.ts'

/** Notices of the training form. */
export const trainingNotices = {
  'activity-incomplete': (): Notice => ({
    type: 'error',
    title: 'Validation Error',
    message: 'Please fill in all required fields',
    duration: 5000,
  }),
  'invalid-start-time': (): Notice => ({
    type: 'error',
    title: 'Invalid Start Time',
    message: 'Please enter a valid time format (HH:MM)',
    duration: 5000,
  }),
  'invalid-end-time': (): Notice => ({
    type: 'error',
    title: 'Invalid End Time',
    message: 'Please enter a valid time format (HH:MM)',
    duration: 5000,
  }),
  'end-equals-start': (): Notice => ({
    type: 'error',
    title: 'Invalid End Time',
    message: 'The end must differ from the start. An end before the start is taken as the next day.',
    duration: 5000,
  }),
} as const
