export * from './own-food.ts'
export * from './own-food-doubts.ts'
