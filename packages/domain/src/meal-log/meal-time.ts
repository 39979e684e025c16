export const mealTimes = ['pre-workout', 'post-workout', 'breakfast', 'lunch', 'dinner', 'snack', 'general'] as const
export type MealTime = (typeof mealTimes)[number]
