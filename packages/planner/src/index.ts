export * from './plan.ts'
