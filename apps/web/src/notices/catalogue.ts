import { accountNotices } from './account-notices.ts'
import { eventNotices } from './event-notices.ts'
import { fuelNotices } from './fuel-notices.ts'
import { generalNotices } from './general-notices.ts'
import { logNotices } from './log-notices.ts'
import { ownFoodNotices } from './own-food-notices.ts'
import { profileNotices } from './profile-notices.ts'
import { settingsNotices } from './settings-notices.ts'

/**
 * Every outcome that shows a notice, with its exact words (product specification). The code is what rules and calls
 * give; the arguments are the details that its words hold, and what can be done from there.
 */
export const notices = {
  ...generalNotices,
  ...accountNotices,
  ...profileNotices,
  ...settingsNotices,
  ...fuelNotices,
  ...logNotices,
  ...eventNotices,
  ...ownFoodNotices,
} as const
