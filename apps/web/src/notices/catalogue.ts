import { accountNotices } from './account-notices.ts'
import { fuelNotices } from './fuel-notices.ts'
import { generalNotices } from './general-notices.ts'
import { onboardingNotices } from './onboarding-notices.ts'
import { profileNotices } from './profile-notices.ts'
import { settingsNotices } from './settings-notices.ts'
import { trainingNotices } from './training-notices.ts'

/** Every outcome that shows a notice, and its words. A part of the product adds its own list here. */
export const notices = {
  ...generalNotices,
  ...accountNotices,
  ...profileNotices,
  ...settingsNotices,
  ...trainingNotices,
  ...fuelNotices,
  ...onboardingNotices,
}
