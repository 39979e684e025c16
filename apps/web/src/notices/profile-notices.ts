import { plural, t } from '@lingui/core/macro'
import type { WriteOutcome } from '../api/write-queue/entry.ts'
import type { Notice } from '../ui/notice.ts'
import { notice, UNDO_MS, undo } from './timed-notice.ts'
import { waitingText } from './waiting-text.ts'

/** That a weighing is kept, and where, as long as the server does not know it. */
function weighingSavedText(weight: string, outcome: WriteOutcome): string {
  if (outcome === 'stored') return t`${weight} is in your body log.`
  if (outcome === 'held') return t`${weight} is sent from this page only.`
  return navigator.onLine
    ? t`${weight} could not be sent now. It is kept here and tried again by itself.`
    : t`${weight} is sent when you are online.`
}

/** Notices of the profile and its picture, the schedule, the settings and the wearable. */
export const profileNotices = {
  'wearable-needs-login': () =>
    notice({
      type: 'error',
      title: t`Authentication Required`,
      message: t`Please log in to connect your wearable device`,
      duration: 3000,
    }),
  'wearable-connection-failed': (message?: string) =>
    notice({
      type: 'error',
      title: t`Connection Failed`,
      message: message || t`Failed to connect your wearable device. Please try again.`,
      duration: 5000,
    }),
  'wearable-connection-error': () =>
    notice({
      type: 'error',
      title: t`Connection Error`,
      message: t`An error occurred while connecting your wearable. Please try again.`,
    }),
  'wearable-denied': (message?: string) =>
    notice({
      type: 'error',
      title: t`Connection Failed`,
      message: message || t`Authorization was denied or failed`,
      duration: 5000,
    }),
  'wearable-connected': (providerName: string) => {
    const provider = providerName.toUpperCase()
    return notice({
      type: 'success',
      title: t`Wearable Connected!`,
      message: t`Successfully connected your ${provider} account.`,
      duration: 3000,
    })
  },
  'device-disconnected': () =>
    notice({
      type: 'success',
      title: t`Device Disconnected`,
      message: t`Your wearable device has been successfully disconnected.`,
    }),
  'disconnect-failed': () =>
    notice({
      type: 'error',
      title: t`Disconnect Failed`,
      message: t`Failed to disconnect your wearable device. Please try again.`,
    }),
  'profile-update-failed': () =>
    notice({ type: 'error', title: t`Update Failed`, message: t`Failed to update profile` }),
  'plan-regenerating': () =>
    notice({
      type: 'info',
      title: t`Regenerating Meal Plan`,
      message: t`Your plan is being recalculated with your new data.`,
      duration: 3000,
    }),
  'plan-queued': () =>
    notice({
      type: 'info',
      title: t`Regenerating Meal Plan`,
      message: t`A plan is being made right now. Yours with the new data follows right after it.`,
      duration: 3000,
    }),
  'profile-and-plan-updated': () =>
    notice({
      type: 'success',
      title: t`Profile & Meal Plan Updated`,
      message: t`Your profile is saved and your meal plan follows it.`,
      duration: 5000,
    }),
  'profile-updated-plan-started': () =>
    notice({
      type: 'success',
      title: t`Profile Updated`,
      message: t`Profile updated and meal plan regeneration started.`,
      duration: 5000,
    }),
  'profile-updated': () =>
    notice({
      type: 'success',
      title: t`Profile Updated`,
      message: t`Your profile has been updated successfully`,
      duration: 3000,
    }),
  'schedule-and-plan-updated': () =>
    notice({
      type: 'success',
      title: t`Activity Schedule & Meal Plan Updated`,
      message: t`Your schedule is saved and your meal plan follows it.`,
      duration: 5000,
    }),
  'schedule-updated': () =>
    notice({
      type: 'success',
      title: t`Activity Schedule Updated`,
      message: t`Your schedule is saved. Your meal plan follows as soon as it is calculated.`,
      duration: 5000,
    }),
  'schedule-kept': (outcome: 'kept' | 'held') =>
    notice({
      type: 'success',
      title: t`Activity Schedule Kept`,
      message: `${waitingText(outcome)} ${t`Your meal plan follows then.`}`,
    }),
  'schedule-overwritten': () =>
    notice({
      type: 'warning',
      title: t`Activity Schedule Sent`,
      message: t`Another device had changed your schedule meanwhile. What you saved on this one counts now.`,
    }),
  'schedule-load-failed': () =>
    notice({ type: 'error', title: t`Error`, message: t`Failed to load your activity schedule` }),
  'schedule-save-failed': () =>
    notice({ type: 'error', title: t`Save Failed`, message: t`Failed to save your activity schedule.` }),
  'kitchen-saved': (): Notice => ({
    type: 'success',
    title: t`Kitchen Saved`,
    message: t`A new plan that follows it is being made.`,
    duration: 5000,
  }),
  'kitchen-unchanged': (): Notice => ({
    type: 'success',
    title: t`Kitchen Saved`,
    message: t`Your plan follows it already.`,
    duration: 3000,
  }),
  'kitchen-not-saved': (message?: string): Notice => ({
    type: 'error',
    title: t`Kitchen Not Saved`,
    message: message || t`Your changes are still here. Please try again.`,
    duration: 5000,
  }),
  'health-saved': (): Notice => ({
    type: 'success',
    title: t`Health Saved`,
    message: t`Your plan follows it.`,
    duration: 5000,
  }),
  'health-not-saved': (message?: string): Notice => ({
    type: 'error',
    title: t`Health Not Saved`,
    message: message || t`Your answers are still here. Please try again.`,
    duration: 5000,
  }),
  'dish-liked': (dish: string, takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Liked`,
    message: t`${dish} comes more often.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'weighing-saved': (weight: string, outcome: WriteOutcome): Notice => ({
    type: 'success',
    title: t`Weight Saved`,
    message: weighingSavedText(weight, outcome),
    duration: 3000,
  }),
  'weighing-removed': (weight: string): Notice => ({
    type: 'success',
    title: t`Weighing Deleted`,
    message: t`${weight} is out of your body log.`,
    duration: UNDO_MS,
  }),
  'check-in-answered': (isAccepted: boolean): Notice => ({
    type: 'success',
    title: isAccepted ? t`Check-In Accepted` : t`Targets Kept`,
    message: isAccepted ? t`A new plan that follows it is being made.` : t`Nothing changes.`,
    duration: 5000,
  }),
  'weighing-not-saved': (message?: string): Notice => ({
    type: 'error',
    title: t`Weight Not Saved`,
    message: message || t`Your body log is as it was. Please try again.`,
    duration: 5000,
  }),
  'check-in-not-answered': (message?: string): Notice => ({
    type: 'error',
    title: t`Check-In Not Answered`,
    message: message || t`Your targets are as they were. Please try again.`,
    duration: 5000,
  }),
  'day-not-noted': (message?: string): Notice => ({
    type: 'error',
    title: t`Not Noted`,
    message: message || t`The day is as it was. Please try again.`,
    duration: 5000,
  }),
  'settings-saved': () =>
    notice({
      type: 'success',
      title: t`Settings Saved`,
      message: t`Your notification settings have been saved successfully!`,
    }),
  'settings-save-failed': () =>
    notice({
      type: 'error',
      title: t`Save Failed`,
      message: t`Failed to save notification settings. Please try again.`,
      duration: 5000,
    }),
  'picture-updated': (): Notice => ({ type: 'success', title: t`Picture Updated`, duration: 3000 }),
  'picture-upload-failed': (isUnfit: boolean): Notice => ({
    type: 'error',
    title: t`Picture Not Saved`,
    message: isUnfit
      ? t`Choose a JPEG, PNG or WebP picture. Your old picture is kept.`
      : t`Failed to upload profile image. Your old picture is kept.`,
    duration: 5000,
  }),
  'picture-removal-failed': (): Notice => ({
    type: 'error',
    title: t`Picture Not Removed`,
    message: t`Failed to delete profile image. Please try again.`,
    duration: 5000,
  }),
  'wearable-synced': (providerName: string, fresh: number): Notice => {
    const provider = providerName.toUpperCase()
    return {
      type: 'success',
      title: fresh === 0 ? t`Already Up to Date` : t`Synced`,
      message:
        fresh === 0
          ? t`${provider} has nothing that is not here yet.`
          : plural(fresh, { one: `# new record from ${provider}.`, other: `# new records from ${provider}.` }),
      duration: 3000,
    }
  },
  'wearable-sync-failed': (message?: string): Notice => ({
    type: 'error',
    title: t`Sync Failed`,
    message: message || t`Failed to fetch health data. Please try again.`,
    duration: 5000,
  }),
} as const
