import { instantText, kilograms, MINUTE_MS } from '@pacemeal/domain'
import type { ImportedWeighing } from '@pacemeal/protocol'
import { inTurns } from '../../in-turns.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { lookAfterWeighing } from '../health/body-signs.ts'
import { keepMeasurement } from './keep-measurement.ts'

/** How far a device's clock may be ahead. */
const MAX_AHEAD_MS = 10 * MINUTE_MS

/** Refuses weighings that are still to come. */
export const checkWeighed = (weighings: readonly ImportedWeighing[], now: number): void => {
  if (weighings.every(({ measured_at }) => Date.parse(measured_at) <= now + MAX_AHEAD_MS)) return
  throw new Refusal('general_argument_invalid', 'Invalid `weighings` param: takes weighings of the past')
}

/** Keeps weighings that were read from a file; the same file again changes nothing. Gives how many are new and changed. */
export const importWeighings = (
  backend: Ports<'clock' | 'events' | 'store' | 'timers'>,
  user: string,
  weighings: readonly ImportedWeighing[],
): Promise<{ readonly fresh: number; readonly changed: number }> =>
  backend.store.transact(async (tx) => {
    const zone = await zoneOf(tx, user)
    const count = { fresh: 0, changed: 0 }
    for await (const { measured_at, mass_kilograms, body_fat_percent } of inTurns(weighings)) {
      const measurement = {
        user,
        source: 'csv',
        provider: null,
        measuredAt: instantText(Date.parse(measured_at)),
        mass: kilograms(mass_kilograms),
        bodyFat: body_fat_percent,
      } as const
      const outcome = await keepMeasurement(tx, backend, measurement, zone)
      if (outcome === 'new') count.fresh += 1
      if (outcome === 'changed') count.changed += 1
    }
    if (count.fresh + count.changed > 0) await lookAfterWeighing(tx, backend, user, 'file')
    return count
  })
