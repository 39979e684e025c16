export { type FoodKeeping, findFoodKeeping, type KeepingPlace, keepingPlaces } from './food-keeping.ts'
export { type Equipment, equipment, findRecipeKitchen, type RecipeKitchen } from './recipe-kitchen.ts'
