export { findDishFamily } from './dish-families.ts'
export { type FoodCooking, findFoodCooking } from './food-cooking.ts'
export {
  type FoodKeeping,
  findFoodKeeping,
  type KeepingPlace,
  type PackSizes,
  packSizeFor,
} from './food-keeping.ts'
export { kindsOnPlate, produceOnPlate } from './food-kinds.ts'
export { fruitAndVegetableGrams, fruitAndVegetableShare } from './fruit-and-vegetables.ts'
export { isRarelySold } from './rare-foods.ts'
export { findRecipeKitchen, type RecipeKitchen } from './recipe-kitchen.ts'
