/** What a failed call of a service is called, where no notice of its own tells it: logs, Try Again views, details. */
export const serviceMessages = {
  'profile-update': 'Failed to update user profile',
  'profile-create': 'Failed to create user profile',
  'profile-image-upload': 'Failed to upload profile image',
  'profile-image-delete': 'Failed to delete profile image',
  'avatar-update': 'Failed to update user avatar',
  'notification-settings-update': 'Failed to update notification settings',
  'phone-number-update': 'Failed to update phone number',
  'account-delete': 'Failed to delete user account',
  'authorization-url': 'Failed to generate authorization URL',
  'wearable-disconnect': 'Failed to disconnect wearable',
  'connected-providers': 'Failed to fetch connected providers',
  'athlete-data': 'Failed to fetch athlete data',
  'health-data': 'Failed to fetch health data',
  'wearable-unconfigured': 'Terra API is not configured. Please check your environment variables.',
  'wearable-activities': 'Failed to fetch wearable activities',
  'no-active-plan': 'No active meal plan found',
  'generation-failed': 'Meal plan generation failed',
  'generation-timed-out': 'Meal plan generation timed out',
  'no-meal-logs': 'No meal logs found for user',
  'invalid-execution-id': 'Invalid execution ID provided',
} as const
export type ServiceMessage = keyof typeof serviceMessages

/** A function that ended in a state other than completed. */
export const executionFailedMessage = (status: string): string => `Function execution failed with status: ${status}`
