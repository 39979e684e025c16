import { dayAt, type InstantText, isWithin, type Kilograms } from '@pacemeal/domain'
import { BODY_FAT, BODY_MASS, type importedSources } from '@pacemeal/domain/body'
import { bodyLog } from '@pacemeal/protocol'
import { idFromKey } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { toDocument } from '../documents/document-codec.ts'
import { changeDocument, findRow, requireChanges } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'

/** A weighing that somebody else than the person says: a device, or a file. */
export interface ImportedMeasurement {
  readonly user: string
  readonly source: (typeof importedSources)[number]
  /** Maker of the device; null for files. */
  readonly provider: string | null
  readonly measuredAt: InstantText
  readonly mass: Kilograms
  readonly bodyFat: number | null
}

/**
 * Keeps a weighing in the person's body log, in their zone. The same moment of the same source is the same weighing: it
 * never counts twice, and what the person corrected or took out stays as they left it. Figures out of bounds are left out.
 */
export async function keepMeasurement(
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  { user, source, provider, measuredAt, mass, bodyFat }: ImportedMeasurement,
  zone: string,
): Promise<'new' | 'changed' | 'same' | 'unfit'> {
  if (!isWithin(mass, BODY_MASS)) return 'unfit'
  const sourceId = `${source}/${provider ?? ''}/${measuredAt}`
  const id = idFromKey(`${user}/body/${sourceId}`)
  const figures = {
    massKilograms: mass,
    bodyFatPercent: bodyFat !== null && isWithin(bodyFat, BODY_FAT) ? bodyFat : null,
  }
  const whole = { user, day: dayAt(Date.parse(measuredAt), zone), measuredAt, ...figures, source, sourceId, provider }
  if (await ensureOwnDocument(tx, backend, bodyLog, whole, id)) return 'new'
  const row = await findRow(tx, bodyLog, id, { lock: true })
  if (row === undefined) return 'same'
  const kept = toDocument(bodyLog, row)
  const isTheirs = kept.source === null || kept.isRemoved === true
  const isSame = kept.massKilograms === figures.massKilograms && kept.bodyFatPercent === figures.bodyFatPercent
  if (isTheirs || isSame) return 'same'
  await changeDocument(tx, backend, bodyLog, row, requireChanges(bodyLog, figures), null)
  return 'changed'
}
