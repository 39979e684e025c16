import type { Notice } from '../ui/notice.ts'

/** Notices of the profile picture and of syncing a device, which only this app knows. */
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
  'wearable-synced': (provider: string, fresh: number): Notice => ({
    type: 'success',
    title: fresh === 0 ? 'Already Up to Date' : 'Synced',
    message:
      fresh === 0
        ? `${provider.toUpperCase()} has nothing that is not here yet.`
        : `${fresh} new ${fresh === 1 ? 'record' : 'records'} from ${provider.toUpperCase()}.`,
    duration: 3000,
  }),
  'wearable-sync-failed': (message?: string): Notice => ({
    type: 'error',
    title: 'Sync Failed',
    message: message || 'Failed to fetch health data. Please try again.',
    duration: 5000,
  }),
} as const
