export {
  BODY_FAT,
  BODY_MASS,
  type BodyMeasurement,
  dailyMeasurements,
  distinctMeasurements,
  importedSources,
} from './body-measurement.ts'
export { type DayNote, type WaterShift, waterShifts } from './day-note.ts'
export { MEASURED_DAYS, type MeasuredBody, measuredBody, measuredSpan } from './measured-body.ts'
