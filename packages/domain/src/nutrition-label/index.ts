export * from './label.ts'
export * from './portion.ts'
