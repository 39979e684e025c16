import { notices as sharedNotices } from '@pacemeal/protocol'
import { fuelNotices } from './fuel-notices.ts'
import { onboardingNotices } from './onboarding-notices.ts'
import { profileNotices } from './profile-notices.ts'
import { settingsNotices } from './settings-notices.ts'

/** Every outcome that shows a notice, and its words: the shared table, then what only this app shows or can act on. */
export const notices = {
  ...sharedNotices,
  ...profileNotices,
  ...settingsNotices,
  ...fuelNotices,
  ...onboardingNotices,
}
