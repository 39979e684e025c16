import type { UnitChoices } from '@pacemeal/domain'
import { chooseUnits, massUnitOf, roadUnitsOf, useUnitChoices } from '../../../languages/units.ts'
import type { Units } from './units.ts'

/** Until a unit of weights is chosen, they are shown in the one that fits degrees that were chosen. */
const unitsOf = (chosen: UnitChoices): Units => {
  const fitting = { C: 'kg', F: 'lb' } as const
  const mass = chosen.mass ?? (chosen.temperature === undefined ? massUnitOf(chosen) : fitting[chosen.temperature])
  return { ...roadUnitsOf(chosen), mass }
}

/** The units of events, and how some of them are chosen. */
export const useUnits = (): [Units, (units: Partial<Units>) => void] => [unitsOf(useUnitChoices()), chooseUnits]
