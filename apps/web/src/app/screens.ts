import { paths } from '../navigation/paths.ts'
import type { Screen } from './public-screens.ts'

/**
 * One line for each screen of the app, under the guard it stands behind. The shell links only to what is listed here.
 * The list is fetched when the first of these paths is opened; the screens before the app are in public-screens.ts.
 */
export const screens: Readonly<Record<'signedIn' | 'verified' | 'withProfile' | 'withProfileBare', readonly Screen[]>> =
  {
    /** Signed in, verified or not: the onboarding's notifications and wearable callback steps. */
    signedIn: [
      {
        path: paths.onboardingStep('notifications'),
        load: () => import('../features/onboarding-notifications/route.tsx'),
      },
      {
        path: paths.onboardingStep('terra-callback'),
        load: () => import('../features/onboarding-terra-callback/route.tsx'),
      },
    ],
    /** The onboarding: verified, no profile needed, without the shell. */
    verified: [
      { path: paths.onboarding, load: () => import('../features/onboarding/route.tsx') },
      { path: paths.onboardingStep('gender'), load: () => import('../features/onboarding-gender/route.tsx') },
      { path: paths.onboardingStep('age'), load: () => import('../features/onboarding-age/route.tsx') },
      {
        path: paths.onboardingStep('measurements'),
        load: () => import('../features/onboarding-measurements/route.tsx'),
      },
      {
        path: paths.onboardingStep('body-composition'),
        load: () => import('../features/onboarding-body-composition/route.tsx'),
      },
      {
        path: paths.onboardingStep('dietary-preferences'),
        load: () => import('../features/onboarding-dietary-preferences/route.tsx'),
      },
      {
        path: paths.onboardingStep('performance-objective'),
        load: () => import('../features/onboarding-performance-objective/route.tsx'),
      },
      {
        path: paths.onboardingStep('training-categories'),
        load: () => import('../features/onboarding-training-categories/route.tsx'),
      },
      {
        path: paths.onboardingStep('training-schedule'),
        load: () => import('../features/onboarding-training-schedule/route.tsx'),
      },
      { path: paths.onboardingStep('wearable'), load: () => import('../features/onboarding-wearable/route.tsx') },
      { path: paths.onboardingStep('processing'), load: () => import('../features/onboarding-processing/route.tsx') },
      {
        path: paths.onboardingStep('subscription'),
        load: () => import('../features/onboarding-subscription/route.tsx'),
      },
    ],
    /** The app proper, inside the shell. */
    withProfile: [
      { path: paths.home, load: () => import('../features/home/route.tsx') },
      { path: paths.mealPlan, load: () => import('../features/meal-plan/route.tsx') },
      { path: paths.mealDetailsOfId, load: () => import('../features/meal-details/route.tsx') },
      { path: paths.profile, load: () => import('../features/profile/route.tsx') },
      { path: paths.editProfile, load: () => import('../features/edit-profile/route.tsx') },
      { path: paths.changePassword, load: () => import('../features/change-password/route.tsx') },
      { path: paths.schedule, load: () => import('../features/activity-schedule/route.tsx') },
      { path: paths.wearable, load: () => import('../features/wearable/route.tsx') },
      { path: paths.notifications, load: () => import('../features/notifications/route.tsx') },
      { path: paths.notificationSettings, load: () => import('../features/notification-settings/route.tsx') },
      { path: paths.yourData, load: () => import('../features/your-data/route.tsx') },
      { path: paths.subscription, load: () => import('../features/subscription/route.tsx') },
      { path: paths.subscriptionPlans, load: () => import('../features/subscription-plans/route.tsx') },
      { path: paths.subscriptionSuccess, load: () => import('../features/subscription-success/route.tsx') },
      { path: paths.paymentHistory, load: () => import('../features/payment-history/route.tsx') },
      { path: paths.support, load: () => import('../features/support/route.tsx') },
    ],
    /** Full-screen parts of the app, without the shell. */
    withProfileBare: [
      { path: paths.scanner, load: () => import('../features/scanner/route.tsx') },
      { path: paths.scannedImage, load: () => import('../features/scanner/scanned-image-route.tsx') },
    ],
  }

const built = new Set(Object.values(screens).flatMap((group) => group.map((screen) => screen.path)))

/** Whether a path leads to a screen. What does not is not offered. */
export const isBuilt = (path: string): boolean => built.has(path)
