import { notice } from './notice.ts'

/** Notices of the profile, the schedule, the settings and the wearable. */
export const profileNotices = {
  'wearable-needs-login': () =>
    notice({
      type: 'error',
      title: 'Authentication Required',
      message: 'Please log in to connect your wearable device',
      duration: 3000,
    }),
  'wearable-connection-failed': (message?: string) =>
    notice({
      type: 'error',
      title: 'Connection Failed',
      message: message || 'Failed to connect your wearable device. Please try again.',
      duration: 5000,
    }),
  'wearable-connection-error': () =>
    notice({
      type: 'error',
      title: 'Connection Error',
      message: 'An error occurred while connecting your wearable. Please try again.',
    }),
  'wearable-denied': (message?: string) =>
    notice({
      type: 'error',
      title: 'Connection Failed',
      message: message || 'Authorization was denied or failed',
      duration: 5000,
    }),
  'wearable-connected': (provider: string) =>
    notice({
      type: 'success',
      title: 'Wearable Connected!',
      message: `Successfully connected your ${provider.toUpperCase()} account.`,
      duration: 3000,
    }),
  'device-disconnected': () =>
    notice({
      type: 'success',
      title: 'Device Disconnected',
      message: 'Your wearable device has been successfully disconnected.',
    }),
  'disconnect-failed': () =>
    notice({
      type: 'error',
      title: 'Disconnect Failed',
      message: 'Failed to disconnect your wearable device. Please try again.',
    }),
  'profile-update-failed': () => notice({ type: 'error', title: 'Update Failed', message: 'Failed to update profile' }),
  'plan-regenerating': () =>
    notice({
      type: 'info',
      title: 'Regenerating Meal Plan',
      message: 'Your plan is being recalculated with your new data.',
      duration: 3000,
    }),
  'plan-queued': () =>
    notice({
      type: 'info',
      title: 'Regenerating Meal Plan',
      message: 'A plan is being made right now. Yours with the new data follows right after it.',
      duration: 3000,
    }),
  'profile-and-plan-updated': () =>
    notice({
      type: 'success',
      title: 'Profile & Meal Plan Updated',
      message: 'Your profile is saved and your meal plan follows it.',
      duration: 5000,
    }),
  'profile-updated-plan-started': () =>
    notice({
      type: 'success',
      title: 'Profile Updated',
      message: 'Profile updated and meal plan regeneration started.',
      duration: 5000,
    }),
  'profile-updated': () =>
    notice({
      type: 'success',
      title: 'Profile Updated',
      message: 'Your profile has been updated successfully',
      duration: 3000,
    }),
  'schedule-and-plan-updated': () =>
    notice({
      type: 'success',
      title: 'Activity Schedule & Meal Plan Updated',
      message: 'Your schedule is saved and your meal plan follows it.',
      duration: 5000,
    }),
  'schedule-updated': () =>
    notice({
      type: 'success',
      title: 'Activity Schedule Updated',
      message: 'Your schedule is saved. Your meal plan follows as soon as it is calculated.',
      duration: 5000,
    }),
  'schedule-load-failed': () =>
    notice({ type: 'error', title: 'Error', message: 'Failed to load your activity schedule' }),
  'schedule-save-failed': () =>
    notice({ type: 'error', title: 'Save Failed', message: 'Failed to save your activity schedule.' }),
  'settings-saved': () =>
    notice({
      type: 'success',
      title: 'Settings Saved',
      message: 'Your notification settings have been saved successfully!',
    }),
  'settings-save-failed': () =>
    notice({
      type: 'error',
      title: 'Save Failed',
      message: 'Failed to save notification settings. Please try again.',
      duration: 5000,
    }),
} as const
