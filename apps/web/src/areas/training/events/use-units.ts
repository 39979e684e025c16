import type { UnitChoices } from '@pacemeal/domain'
import { chooseUnits, massUnitOf, roadUnitsOf, useUnitChoices } from '../../../languages/units.ts'
import type { Units } from './units.ts'

const unitsOf = (chosen: UnitChoices): Units => ({ ...roadUnitsOf(chosen), mass: massUnitOf(chosen) })

/** The units of events, and how some of them are chosen. */
export const useUnits = (): [Units, (units: Partial<Units>) => void] => [unitsOf(useUnitChoices()), chooseUnits]
