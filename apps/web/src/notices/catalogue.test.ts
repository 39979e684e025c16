import { expect, test } from 'vitest'
import { notices } from './catalogue.ts'

/** Titles and messages that the product specification quotes. */
const quoted = [
  [notices['login-incomplete'](), 'Validation Error', 'Please fill in all required fields'],
  [notices['account-not-found'](), 'Account not found', 'Please sign up to create a new account'],
  [notices['account-exists'](), 'Account Already Exists', 'Please sign in instead'],
  [notices['password-mismatch'](), 'Password Mismatch', 'Passwords do not match'],
  [notices['permission-denied'](), 'Permission Denied', "You don't have permission to perform this action."],
  [notices['device-disconnected'](), 'Device Disconnected', 'Your wearable device has been successfully disconnected.'],
  [notices['disconnect-failed'](), 'Disconnect Failed', 'Failed to disconnect your wearable device. Please try again.'],
  [notices['wearable-connected']('oura'), 'Wearable Connected!', 'Successfully connected your OURA account.'],
  [
    notices['wearable-connection-failed'](),
    'Connection Failed',
    'Failed to connect your wearable device. Please try again.',
  ],
  [notices['profile-updated'](), 'Profile Updated', 'Your profile has been updated successfully'],
  [notices['profile-updated-plan-started'](), 'Profile Updated', 'Profile updated and meal plan regeneration started.'],
  [notices['profile-update-failed'](), 'Update Failed', 'Failed to update profile'],
  [notices['schedule-load-failed'](), 'Error', 'Failed to load your activity schedule'],
  [notices['schedule-save-failed'](), 'Save Failed', 'Failed to save your activity schedule.'],
  [notices['settings-saved'](), 'Settings Saved', 'Your notification settings have been saved successfully!'],
  [notices['settings-save-failed'](), 'Save Failed', 'Failed to save notification settings. Please try again.'],
  [notices['invalid-start-time'](), 'Invalid Start Time', 'Please enter a valid time format (HH:MM)'],
] as const

test.each(quoted)('%o reads %s / %s', (notice, title, message) => expect(notice).toMatchObject({ title, message }))
