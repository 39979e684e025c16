export * from './targets.ts'
