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
  return { value: isKilojoules(unit) ? kilojoulesToKilocalories(value) : value }
}

/**
 * The whole kilocalories that were typed into a field that refuses nothing: the figure at the start counts, in the chosen
 * unit unless another stands behind it, and anything else is 0.
 */
export function readWholeEnergy(text: string): number {
  const { figure = text, unit } = TYPED.exec(text.trim())?.groups ?? {}
  const { value, hint } = readAmount(/^[\d.,]*/.exec(figure.trim())?.[0] ?? '')
  const leading = hint === undefined ? (value ?? 0) : Number.parseInt(figure, 10) || 0
  return isKilojoules(unit) ? Math.round(kilojoulesToKilocalories(leading)) : Math.trunc(leading)
}

const isKilojoules = (unit: string | undefined): boolean =>
  unit === undefined ? energyUnit() === 'kJ' : /^kj$/i.test(unit)
