/** What a subscription brings (product specification). */
export const subscriptionFeatures = [
  'Unlimited Personalized AI Meal Plans',
  'AI-Enhanced Nutrition Guidance',
  'Intelligent Meal Timing Suggestions',
  'Weekly Plan Updates Based On Training',
  'Wearable Syncing And Fitness Data Integration',
] as const
