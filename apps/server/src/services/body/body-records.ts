import { addDays, dayBounds, type LocalDate } from '@pacemeal/domain'
import { type BodyMeasurement, dailyMeasurements } from '@pacemeal/domain/body'
import { type HealthDay, healthDays } from '@pacemeal/domain/health'
import { bodyLog, readBodyMeasurement, readHealthRecord, wearableData } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'

/** Whose records, of which days of their zone, both included. */
export interface RecordSpan {
  readonly owner: string
  readonly first: LocalDate
  readonly last: LocalDate
  readonly zone: string
}

/** More than anybody keeps in the days that are read at once. */
export const MAX_RECORDS = 5000

/** The moments of the span with a day on either side: a record is kept by when it ended, by a clock that may differ. */
export const momentsAround = ({ first, last, zone }: RecordSpan): { readonly from: string; readonly to: string } => ({
  from: dayBounds(addDays(first, -1), zone).from,
  to: dayBounds(addDays(last, 1), zone).to,
})

/** The weighing that counts for each day, oldest first. */
export async function readWeighings(
  handle: Handle,
  { owner, first, last }: RecordSpan,
): Promise<readonly BodyMeasurement[]> {
  const between = { field: 'day', from: first, to: last } as const
  const documents = await listOwnDocuments(handle, bodyLog, { owner, between, limit: MAX_RECORDS })
  return dailyMeasurements(documents.flatMap((document) => readBodyMeasurement(document) ?? []))
}

/** What devices said of so many days, up to the span's last. */
export async function readDeviceDays(handle: Handle, span: RecordSpan, count: number): Promise<readonly HealthDay[]> {
  const documents = await listOwnDocuments(handle, wearableData, {
    owner: span.owner,
    where: { data_type: 'daily' },
    between: { field: 'data_timestamp', ...momentsAround(span) },
    select: ['provider', 'data_type', 'metadata', 'data_timestamp', 'healthSummary'],
    limit: MAX_RECORDS,
  })
  const readings = documents.flatMap((document) => readHealthRecord(document, span.zone) ?? [])
  return healthDays(readings, span.last, count)
}
