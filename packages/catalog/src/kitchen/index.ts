export { type FoodCooking, findFoodCooking } from './food-cooking.ts'
export { type FoodKeeping, findFoodKeeping, type KeepingPlace, keepingPlaces } from './food-keeping.ts'
export { findRecipeKitchen, type RecipeKitchen } from './recipe-kitchen.ts'
