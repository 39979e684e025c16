import { type Kilograms, kilogramsToPounds, type MassUnit } from '@pacemeal/domain'
import { chooseUnits, massUnitOf, useUnitChoices } from './units.ts'

/** Units that weights are shown in. */
export type WeightUnit = MassUnit

/** The figure of a mass in the unit. */
export const massIn = (mass: Kilograms, unit: WeightUnit): number => (unit === 'kg' ? mass : kilogramsToPounds(mass))

const choose = (mass: WeightUnit): void => chooseUnits({ mass })

/** The unit that weights are shown in, and how another is chosen. */
export const useWeightUnit = (): readonly [WeightUnit, (unit: WeightUnit) => void] => [
  massUnitOf(useUnitChoices()),
  choose,
]
