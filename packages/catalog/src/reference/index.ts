export type { FoodFind, FoodSearch, SearchedFood } from './food-search.ts'
export * from './open-food-finder.ts'
export type { ReferenceFood, ReferenceFoods, ReferencePortion } from './reference-food.ts'
