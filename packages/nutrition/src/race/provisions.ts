import type { RaceProduct } from '@pacemeal/domain/event'
import type { Dissolved } from './sips.ts'

/**
 * Ways to take along what was chosen, in the order in which they are preferred: all of it carried; food that needs water, and
 * water itself, taken at the stations; without what is mixed into bottles; without food that needs water beside a mix.
 */
export const provisionNames = [
  'carried',
  'at_stations',
  'carried_without_mix',
  'carried_without_watered_food',
  'at_stations_without_mix',
] as const
export type ProvisionName = (typeof provisionNames)[number]

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
