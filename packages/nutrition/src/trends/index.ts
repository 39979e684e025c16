export type { DayMarks, TrendLog } from './logging-state.ts'
export { LOW_AVAILABILITY } from './low-availability.ts'
export { type LearnedOn, type TrendRecords, type TrendWeighIn, trendDays } from './trend-days.ts'
export { meanOf, type TrendFigure, type TrendPoint, trendPoints } from './trend-points.ts'
