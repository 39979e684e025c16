import { type Kilograms, kilogramsToPounds } from '@pacemeal/domain'
import { useState } from 'react'

/** Units that weights are shown in. */
export type WeightUnit = 'lb' | 'kg'

/** The figure of a mass in the unit. */
export const massIn = (mass: Kilograms, unit: WeightUnit): number => (unit === 'kg' ? mass : kilogramsToPounds(mass))

/** The unit that was chosen last in this browser; kept here alone, since it changes nothing but how figures are shown. */
const KEY = 'weight-unit'

const readUnit = (): WeightUnit => (localStorage.getItem(KEY) === 'kg' ? 'kg' : 'lb')

/** The unit that weights are shown in, and how another is chosen. */
export function useWeightUnit(): readonly [WeightUnit, (unit: WeightUnit) => void] {
  const [unit, setUnit] = useState(readUnit)
  const choose = (chosen: WeightUnit) => {
    localStorage.setItem(KEY, chosen)
    setUnit(chosen)
  }
  return [unit, choose]
}
