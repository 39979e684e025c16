import { t } from '@lingui/core/macro'
import type { Notice } from '../ui/notice.ts'
import { UNDO_MS, undo } from './timed-notice.ts'

/** Notices of the foods that people make for themselves. */
export const ownFoodNotices = {
  'own-food-saved': (name: string): Notice => ({
    type: 'success',
    title: t`Food Saved`,
    message: t`The search finds it first from now on: ${name}.`,
    duration: 3000,
  }),
  'own-food-not-saved': (message?: string): Notice => ({
    type: 'error',
    title: t`Food Not Saved`,
    message: message || t`What you entered is still here. Please try again.`,
    duration: 5000,
  }),
  'own-food-deleted': (name: string, takeBack: () => void): Notice => ({
    type: 'success',
    title: t`Food Deleted`,
    message: t`What you logged of it stays: ${name}.`,
    duration: UNDO_MS,
    ...undo(takeBack),
  }),
  'own-food-not-deleted': (message?: string): Notice => ({
    type: 'error',
    title: t`Food Not Deleted`,
    message: message || t`It is still there. Please try again.`,
    duration: 5000,
  }),
} as const
