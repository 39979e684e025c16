export { type BodySign, bodySigns, type PressingSign, pressingSigns } from './body-sign.ts'
export * from './planned-figures.ts'
export * from './trend-day.ts'
