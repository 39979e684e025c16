/** The literal ids of project, database, buckets and functions. The web reads them from its configuration, these are the defaults. */
export const projectId = 'pacemeal'
export const databaseId = 'pacemeal'
export const buckets = { profileImages: 'profile_images', mealImages: 'meal_images' } as const
export const functionIds = {
  mealPlan: 'meal-plan',
  foodAnalysis: 'food-analysis',
  wearable: 'wearable',
  billing: 'billing',
} as const
