import { instantText, isWithin, kilograms, localDate } from '@pacemeal/domain'
import { BODY_MASS, type BodyMeasurement, importedSources } from '@pacemeal/domain/body'
import type { DocumentData } from './collection.ts'
import type { bodyLog } from './collections.ts'

/** The attributes of a weighing's document. */
type BodyLogData = DocumentData<typeof bodyLog>

/** A document as lists and reads give it. */
type Read<Data> = Partial<Data> & { readonly $id: string }

const findDay = (text: string | null | undefined) => {
  try {
    return localDate(text ?? '')
  } catch {
    return undefined
  }
}

/** The weighing in a document; undefined when it was taken out or cannot be read. */
export function readBodyMeasurement(document: Read<BodyLogData>): BodyMeasurement | undefined {
  const { $id: id, massKilograms, bodyFatPercent, source, provider, isRemoved } = document
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
  }
}
