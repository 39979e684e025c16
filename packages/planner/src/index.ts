export * from './plan.ts'
export { planWeek } from './plan-week.ts'
