export * from './read-meal.ts'
