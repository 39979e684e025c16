import { plural, t } from '@lingui/core/macro'
import { notice, unreadableError } from './timed-notice.ts'

/** Notices of no screen in particular, and of the onboarding. */
export const generalNotices = {
  'network-error': () =>
    notice({
      type: 'error',
      title: t`Network Error`,
      message: t`Please check your internet connection and try again.`,
    }),
  'server-error': () =>
    notice({
      type: 'error',
      title: t`Server Error`,
      message: t`Something went wrong on our side. Please try again later.`,
    }),
  'permission-denied': () =>
    notice({
      type: 'error',
      title: t`Permission Denied`,
      message: t`You don't have permission to perform this action.`,
    }),
  'unexpected-error': (message?: string) =>
    notice({ type: 'error', title: t`Error`, message: message || unreadableError() }),
  'coming-soon': (what: string) =>
    notice({ type: 'info', title: t`Coming Soon`, message: t`${what} is not available yet.` }),
  'validation-error': (message?: string) =>
    notice({ type: 'error', title: t`Validation Error`, message: message || unreadableError() }),
  'change-refused': (said: string, show: () => void) =>
    notice({
      type: 'error',
      title: t`Not Saved`,
      message: said || t`A change of yours was not accepted.`,
      action: { label: t`Show`, act: show },
    }),
  /** `newest`: when the last of them was made, in words. */
  'changes-lost': (count: number, newest: string) =>
    notice({
      type: 'warning',
      title: t`Unsent Changes Are Gone`,
      message: plural(count, {
        one: `This browser has cleared what it stored. A change of ${newest} had not been sent and is lost. Everything that was sent is safe.`,
        other: `This browser has cleared what it stored. # changes, the last of ${newest}, had not been sent and are lost. Everything that was sent is safe.`,
      }),
      duration: Number.POSITIVE_INFINITY,
    }),
  'feedback-sent': () =>
    notice({ type: 'success', title: t`Feedback Sent`, message: t`Thank you. We read every message.`, duration: 5000 }),
  'feedback-failed': () =>
    notice({
      type: 'error',
      title: t`Feedback Not Sent`,
      message: t`Your text is kept. Please try again.`,
      duration: 5000,
    }),
  /** Stands over the next question, so it goes sooner than others. */
  'step-unavailable': () =>
    notice({
      type: 'info',
      title: t`Body Composition`,
      message: t`This step is currently unavailable.`,
      duration: 4000,
    }),
  'no-category': () =>
    notice({ type: 'error', title: t`Validation Error`, message: t`Please select at least one training category` }),
  'too-many-categories': () =>
    notice({ type: 'warning', title: t`Selection Limit`, message: t`You can only select up to two categories` }),
} as const
