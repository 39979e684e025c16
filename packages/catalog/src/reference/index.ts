export { type FoodFind, type FoodSearch, openFoodSearch, type SearchedFood } from './food-search.ts'
export { type HabitLog, habitsAt } from './habits.ts'
export * from './open-food-finder.ts'
export type { ReferenceFood, ReferenceFoods, ReferencePortion } from './reference-food.ts'
