import { type AmountEntry, kilojoulesToKilocalories, readAmount } from '@pacemeal/domain'
import { energyIn, energyUnit } from './energy.ts'

/** Kilocalories as a field holds them: a whole figure in the chosen unit. */
export const energyTyped = (kilocalories: number): string => String(Number(energyIn(kilocalories).toFixed(0)))

const TYPED = /^(?<figure>.+?)\s*(?<unit>kj|kcal|cal)$/i

/** The kilocalories that were typed: in the chosen unit, unless another stands behind the figure. */
export function readEnergy(text: string): AmountEntry {
  const { figure = text, unit } = TYPED.exec(text.trim())?.groups ?? {}
  const { value, hint } = readAmount(figure)
  if (value === null || hint !== undefined) return readAmount(text)
  const isKilojoules = unit === undefined ? energyUnit() === 'kJ' : /^kj$/i.test(unit)
  return { value: isKilojoules ? kilojoulesToKilocalories(value) : value }
}
