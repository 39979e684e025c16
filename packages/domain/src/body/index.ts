export { BODY_FAT, BODY_MASS, type BodyMeasurement, importedSources } from './body-measurement.ts'
export { waterShifts } from './day-note.ts'
