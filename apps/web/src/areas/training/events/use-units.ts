import type { UnitChoices } from '@pacemeal/domain'
import { chooseUnits, roadUnitsOf, useUnitChoices } from '../../../languages/units.ts'
import type { Units } from './units.ts'

/** Weights are shown in the unit that fits the others until one is chosen. */
const unitsOf = (chosen: UnitChoices): Units => {
  const { distance, temperature } = roadUnitsOf(chosen)
  return { distance, temperature, mass: chosen.mass ?? (temperature === 'C' ? 'kg' : 'lb') }
}

/** The units of events, and how some of them are chosen. */
export const useUnits = (): [Units, (units: Partial<Units>) => void] => [unitsOf(useUnitChoices()), chooseUnits]
