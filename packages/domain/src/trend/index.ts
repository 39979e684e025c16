export * from './planned-figures.ts'
export * from './trend-day.ts'
