export * from './plan.ts'
export { planWeek } from './plan-week.ts'
export { chooseOption } from './planned-day.ts'
export { type SwapInput, swapMeal } from './swap-meal.ts'
