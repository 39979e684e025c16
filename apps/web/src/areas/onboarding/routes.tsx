import type { ComponentType } from 'react'
import { paths } from '../../navigation/paths.ts'
import type { AreaScreens, Screen } from '../../navigation/screen.ts'

const loaders = () => import('./step-loader.ts')

/** A question of the onboarding; who is through with it is led on before it shows. */
const question = (step: string, load: () => Promise<ComponentType>): Screen => ({
  path: paths.onboardingStep(step),
  load: async () => ({ Component: await load(), loader: (await loaders()).loadStep }),
})

/** The onboarding's steps. */
export const screens: AreaScreens = {
  signedIn: [
    {
      path: paths.onboardingStep('notifications'),
      load: async () => ({
        Component: (await import('./steps/notifications-step-screen.tsx')).NotificationsStepScreen,
      }),
    },
    {
      path: paths.onboardingStep('terra-callback'),
      load: async () => ({ Component: (await import('./steps/terra-callback-screen.tsx')).TerraCallbackScreen }),
    },
  ],
  verified: [
    // The loader always leads to a step; nothing is drawn here but the wait for it.
    {
      path: paths.onboarding,
      load: async () => ({
        Component: (await import('../../ui/loading-screen.tsx')).LoadingScreen,
        loader: (await loaders()).loadResume,
      }),
    },
    question('gender', async () => (await import('./steps/gender-screen.tsx')).GenderScreen),
    question('age', async () => (await import('./steps/age-screen.tsx')).AgeScreen),
    question('measurements', async () => (await import('./steps/measurements-screen.tsx')).MeasurementsScreen),
    question(
      'body-composition',
      async () => (await import('./steps/body-composition-screen.tsx')).BodyCompositionScreen,
    ),
    question(
      'dietary-preferences',
      async () => (await import('./steps/dietary-preferences-screen.tsx')).DietaryPreferencesScreen,
    ),
    question(
      'performance-objective',
      async () => (await import('./steps/performance-objective-screen.tsx')).PerformanceObjectiveScreen,
    ),
    question(
      'training-categories',
      async () => (await import('./steps/training-categories-screen.tsx')).TrainingCategoriesScreen,
    ),
    question(
      'training-schedule',
      async () => (await import('./steps/training-schedule-screen.tsx')).TrainingScheduleScreen,
    ),
    question('wearable', async () => (await import('./steps/wearable-step-screen.tsx')).WearableStepScreen),
    {
      path: paths.onboardingStep('processing'),
      load: async () => ({
        Component: (await import('./processing/processing-screen.tsx')).ProcessingScreen,
        loader: (await loaders()).loadProcessing,
      }),
    },
    {
      path: paths.onboardingStep('subscription'),
      load: async () => ({ Component: (await import('./steps/subscription-step-screen.tsx')).SubscriptionStepScreen }),
    },
  ],
}
