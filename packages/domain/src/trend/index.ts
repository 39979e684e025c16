export { type BodySign, bodySigns } from './body-sign.ts'
export * from './planned-figures.ts'
export * from './trend-day.ts'
