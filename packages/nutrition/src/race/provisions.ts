import type { RaceProduct } from '@pacemeal/domain/event'
import type { ProvisionName } from './schedule-types.ts'
import type { Dissolved } from './sips.ts'

/** What is eaten and what is mixed, whether what needs water waits for a station, and whether what lacks is drunk there. */
export interface Provision {
  readonly solids: readonly RaceProduct[]
  readonly dissolved: Dissolved
  readonly isAtStations: boolean
  readonly hasCups: boolean
}

/** Whether a provision leaves nothing out, so that it gives what one before it gives. */
export const isRepeated = (name: ProvisionName, solids: readonly RaceProduct[], dissolved: Dissolved): boolean =>
  name.endsWith('without_mix')
    ? dissolved.mixes.length === 0
    : name.endsWith('without_watered_food') && provisionOf(name, solids, dissolved).solids.length === solids.length

/** The products of a provision. */
export function provisionOf(name: ProvisionName, solids: readonly RaceProduct[], dissolved: Dissolved): Provision {
  const isAtStations = name.startsWith('at_stations')
  const hasMix = !name.endsWith('without_mix')
  return {
    solids: name.endsWith('without_watered_food')
      ? solids.filter(({ kind, water }) => water === 0 || (isAtStations && kind === 'capsule'))
      : solids,
    dissolved: hasMix ? dissolved : { ...dissolved, mixes: [] },
    isAtStations,
    hasCups: name !== 'carried',
  }
}
