import { msg } from '@lingui/core/macro'

/** What a subscription brings (product specification). */
export const subscriptionFeatures = [
  msg`Unlimited Personalized AI Meal Plans`,
  msg`AI-Enhanced Nutrition Guidance`,
  msg`Intelligent Meal Timing Suggestions`,
  msg`Weekly Plan Updates Based On Training`,
  msg`Wearable Syncing And Fitness Data Integration`,
] as const
