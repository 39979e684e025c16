export * from './label.ts'
export * from './portion.ts'
export * from './read-label.ts'
export * from './words.ts'
