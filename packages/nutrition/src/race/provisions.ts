import type { RaceProduct } from '@pacemeal/domain/event'
import type { ProvisionName } from './schedule-types.ts'
import type { Dissolved } from './sips.ts'

/** What is eaten and what is mixed, and whether what needs water waits for a station. */
export interface Provision {
  readonly solids: readonly RaceProduct[]
  readonly dissolved: Dissolved
  readonly isAtStations: boolean
}

/** The products of a provision. */
export function provisionOf(name: ProvisionName, solids: readonly RaceProduct[], dissolved: Dissolved): Provision {
  const hasMix = name !== 'carried_without_mix' && name !== 'at_stations_without_mix'
  return {
    solids: name === 'carried_without_watered_food' ? solids.filter(({ water }) => water === 0) : solids,
    dissolved: hasMix ? dissolved : { ...dissolved, mixes: [] },
    isAtStations: name === 'at_stations' || name === 'at_stations_without_mix',
  }
}
