export { BODY_FAT, BODY_MASS, type BodyMeasurement, dailyMeasurements, importedSources } from './body-measurement.ts'
export { waterShifts } from './day-note.ts'
