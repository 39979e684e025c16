import { dayAt } from '@pacemeal/domain'
import { MEASURED_DAYS, type MeasuredBody, measuredBody, measuredSpan } from '@pacemeal/domain/body'
import type { Ports } from '../../ports.ts'
import type { Handle } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { readDeviceDays, readWeighings } from './body-records.ts'

/** Body fat and steps of the person's usual day, by their body log and devices. */
export async function readMeasuredBody(
  handle: Handle,
  { clock }: Ports<'clock'>,
  owner: string,
): Promise<MeasuredBody> {
  const zone = await zoneOf(handle, owner)
  const today = dayAt(clock.now(), zone)
  const span = { owner, zone, ...measuredSpan(today) }
  return measuredBody(await readWeighings(handle, span), await readDeviceDays(handle, span, MEASURED_DAYS), today)
}
