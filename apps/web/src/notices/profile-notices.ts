import type { Notice } from '../ui/notice.ts'

/** Notices of the profile picture, which only this app knows. */
export const profileNotices = {
  'picture-updated': (): Notice => ({ type: 'success', title: 'Picture Updated', duration: 3000 }),
  'picture-upload-failed': (isUnfit: boolean): Notice => ({
    type: 'error',
    title: 'Picture Not Saved',
    message: isUnfit
      ? 'Choose a JPEG, PNG or WebP picture. Your old picture is kept.'
      : 'Failed to upload profile image. Your old picture is kept.',
    duration: 5000,
  }),
  'picture-removal-failed': (): Notice => ({
    type: 'error',
    title: 'Picture Not Removed',
    message: 'Failed to delete profile image. Please try again.',
    duration: 5000,
  }),
} as const
