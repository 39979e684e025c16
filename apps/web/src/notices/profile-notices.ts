import type { Notice } from '../ui/notice.ts'

/** Notices of the profile, the schedule and the wearable. */
export const profileNotices = {
  'wearable-needs-login': (): Notice => ({
    type: 'error',
    title: 'Authentication Required',
    message: 'Please log in to connect your wearable device',
    duration: 3000,
  }),
  'wearable-connection-failed': (message?: string): Notice => ({
    type: 'error',
    title: 'Connection Failed',
    message: message || 'Failed to connect your wearable device. Please try again.',
    duration: 5000,
  }),
  'wearable-connection-error': (message?: string): Notice => ({
    type: 'error',
    title: 'Connection Error',
    message: message || 'An error occurred while connecting your wearable. Please try again.',
  }),
  'wearable-connected': (provider: string): Notice => ({
    type: 'success',
    title: 'Wearable Connected!',
    message: `Successfully connected your ${provider.toUpperCase()} account.`,
    duration: 3000,
  }),
  'device-disconnected': (): Notice => ({
    type: 'success',
    title: 'Device Disconnected',
    message: 'Your wearable device has been successfully disconnected.',
  }),
  'disconnect-failed': (): Notice => ({
    type: 'error',
    title: 'Disconnect Failed',
    message: 'Failed to disconnect your wearable device. Please try again.',
  }),
  'profile-update-failed': (): Notice => ({
    type: 'error',
    title: 'Update Failed',
    message: 'Failed to update profile',
  }),
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
  'plan-regenerating': (): Notice => ({
    type: 'info',
    title: 'Regenerating Meal Plan',
    message: 'Your plan is being recalculated with your new data.',
    duration: 3000,
  }),
  'profile-and-plan-updated': (): Notice => ({
    type: 'success',
    title: 'Profile & Meal Plan Updated',
    message: 'Your profile is saved and your meal plan follows it.',
    duration: 5000,
  }),
  'profile-updated-plan-started': (): Notice => ({
    type: 'success',
    title: 'Profile Updated',
    message: 'Profile updated and meal plan regeneration started.',
    duration: 5000,
  }),
  'profile-updated': (): Notice => ({
    type: 'success',
    title: 'Profile Updated',
    message: 'Your profile has been updated successfully',
    duration: 3000,
  }),
  'schedule-and-plan-updated': (): Notice => ({
    type: 'success',
    title: 'Activity Schedule & Meal Plan Updated',
    message: 'Your schedule is saved and your meal plan follows it.',
    duration: 5000,
  }),
  'schedule-updated': (): Notice => ({
    type: 'success',
    title: 'Activity Schedule Updated',
    message: 'Your schedule is saved. Your meal plan follows as soon as it is calculated.',
    duration: 5000,
  }),
  'schedule-load-failed': (): Notice => ({
    type: 'error',
    title: 'Error',
    message: 'Failed to load your activity schedule',
  }),
  'schedule-save-failed': (): Notice => ({
    type: 'error',
    title: 'Save Failed',
    message: 'Failed to save your activity schedule.',
  }),
  'settings-saved': (): Notice => ({
    type: 'success',
    title: 'Settings Saved',
    message: 'Your notification settings have been saved successfully!',
  }),
  'settings-save-failed': (): Notice => ({
    type: 'error',
    title: 'Save Failed',
    message: 'Failed to save notification settings. Please try again.',
    duration: 5000,
  }),
} as const
