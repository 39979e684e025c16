import { notices } from '@pacemeal/protocol'

/** Notices of the onboarding; their words stand in the shared table. */
export const onboardingNotices = {
  /** Stands over the next question, so it goes sooner than others. */
  'step-unavailable': () => ({ ...notices['step-unavailable'](), duration: 4000 }),
} as const
