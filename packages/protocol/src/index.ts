export * from './collection.ts'
export * from './collections.ts'
export * from './ids.ts'
