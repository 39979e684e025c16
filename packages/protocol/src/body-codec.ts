import { findDay, instantText, isWithin, kilograms } from '@pacemeal/domain'
import { BODY_MASS, type BodyMeasurement, type DayNote, importedSources, waterShifts } from '@pacemeal/domain/body'
import type { DocumentData } from './collection.ts'
import type { bodyLog, dayNotes } from './collections.ts'

/** The attributes of a weighing's document. */
export type BodyLogData = DocumentData<typeof bodyLog>

/** A document as lists and reads give it. */
type Read<Data> = Partial<Data> & { readonly $id: string }

/** The weighing in a document; undefined when it was taken out or cannot be read. */
export function readBodyMeasurement(document: Read<BodyLogData>): BodyMeasurement | undefined {
  const { $id: id, massKilograms, bodyFatPercent, source, sourceId, provider, isRemoved } = document
  const at = Date.parse(document.measuredAt ?? '')
  const day = findDay(document.day)
  if (isRemoved === true || day === undefined || Number.isNaN(at)) return undefined
  if (typeof massKilograms !== 'number' || !isWithin(massKilograms, BODY_MASS)) return undefined
  return {
    id,
    day,
    measuredAt: instantText(at),
    mass: kilograms(massKilograms),
    bodyFat: bodyFatPercent ?? null,
    source: importedSources.find((one) => one === source) ?? 'hand',
    provider: provider ?? null,
    isImported: typeof sourceId === 'string',
  }
}

/** The figures of a weighing as its owner writes them; one that came from elsewhere is by hand from then on. */
export const writeBodyMeasurement = (
  { day, measuredAt, mass, bodyFat }: Pick<BodyMeasurement, 'day' | 'measuredAt' | 'mass' | 'bodyFat'>,
  user: string,
): BodyLogData => ({
  user,
  day,
  measuredAt,
  massKilograms: mass,
  bodyFatPercent: bodyFat,
  source: null,
  sourceId: null,
  provider: null,
  isRemoved: false,
})

/** What was said of a day; undefined for a document that names none. */
export function readDayNote(document: Partial<DocumentData<typeof dayNotes>>): DayNote | undefined {
  const day = findDay(document.day)
  if (day === undefined) return undefined
  return {
    day,
    isWholeLog: document.isWholeLog ?? null,
    waterShift: waterShifts.find((one) => one === document.waterShift) ?? null,
    isCycleStart: document.isCycleStart === true,
  }
}
