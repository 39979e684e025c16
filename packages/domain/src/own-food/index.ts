export * from './own-food.ts'
