import { notices } from '@pacemeal/protocol'

/** Notices of the onboarding; their words stand in the shared table. */
export const onboardingNotices = {
  'step-unavailable': notices['step-unavailable'],
  'no-category': notices['no-category'],
  'too-many-categories': notices['too-many-categories'],
} as const
