export * from './food.ts'
