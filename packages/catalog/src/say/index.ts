export * from '../uncooked.ts'
export * from './read-meal.ts'
export * from './said-meal.ts'
export * from './usual-portion.ts'
