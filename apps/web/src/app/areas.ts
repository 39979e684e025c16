import { screens as fuel } from '../areas/fuel/routes.tsx'
import { screens as log } from '../areas/log/routes.tsx'
import { screens as notifications } from '../areas/notifications/routes.tsx'
import { screens as onboarding } from '../areas/onboarding/routes.tsx'
import { screens as profile } from '../areas/profile/routes.tsx'
import { screens as subscription } from '../areas/subscription/routes.tsx'
import { screens as support } from '../areas/support/routes.tsx'
import { screens as training } from '../areas/training/routes.tsx'
import { screens as trends } from '../areas/trends/routes.tsx'
import type { Screen, ScreenGroup } from '../navigation/screen.ts'
import { publicAreas } from './public-areas.ts'

/** The areas behind the login, in no order that matters. Their list is fetched when one of their paths is first opened. */
export const appAreas = [onboarding, fuel, log, training, trends, profile, subscription, notifications, support]

/** The screens of all areas that a group may see. */
export const screensOf = (group: ScreenGroup): readonly Screen[] =>
  [...publicAreas, ...appAreas].flatMap((screens) => screens[group] ?? [])
