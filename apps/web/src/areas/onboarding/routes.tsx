import type { ComponentType } from 'react'
import { paths } from '../../navigation/paths.ts'
import type { AreaScreens, Screen } from '../../navigation/screen.ts'

const loaders = () => import('./step-loader.ts')
/** Small, and one after the other: they come with the first, so that a slow network is not waited for between two. */
const questions = () => import('./steps/questions.ts')

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
    question('gender', async () => (await questions()).GenderScreen),
    question('age', async () => (await questions()).AgeScreen),
    question('measurements', async () => (await questions()).MeasurementsScreen),
    question('body-composition', async () => (await questions()).BodyCompositionScreen),
    question('dietary-preferences', async () => (await questions()).DietaryPreferencesScreen),
    question('performance-objective', async () => (await questions()).PerformanceObjectiveScreen),
    question('training-categories', async () => (await questions()).TrainingCategoriesScreen),
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
