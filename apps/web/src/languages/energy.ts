import { type AmountEntry, kilocaloriesToKilojoules, kilojoulesToKilocalories, readAmount } from '@pacemeal/domain'
import { signedNumber, wholeNumber } from './numbers.ts'
import { chosenUnits } from './units.ts'

/** The unit that figures of energy are in: the first of both. */
export const energyUnit = (): 'kcal' | 'kJ' => (chosenUnits().energy === 'kJ' ? 'kJ' : 'kcal')

/** Kilocalories in the chosen unit. */
export const energyIn = (kilocalories: number): number =>
  energyUnit() === 'kJ' ? kilocaloriesToKilojoules(kilocalories) : kilocalories

/** `640`, `2,678`: a whole figure in the chosen unit. Each unit is rounded from what is stored, never from the other. */
export const energyFigure = (kilocalories: number): string => wholeNumber(energyIn(kilocalories))

/** What stands behind the figure: `kcal`, `kJ`, or with both `kcal (2,678 kJ)`. */
export const energyUnitBeside = (kilocalories: number): string =>
  chosenUnits().energy === 'both' ? `kcal (${wholeNumber(kilocaloriesToKilojoules(kilocalories))} kJ)` : energyUnit()

/** `640 kcal`, `2,678 kJ`, `640 kcal (2,678 kJ)`. */
export const energyWithUnit = (kilocalories: number): string =>
  `${energyFigure(kilocalories)} ${energyUnitBeside(kilocalories)}`

/** `2,678 kJ` for who reads no calories; undefined for everybody else. */
export const energyInKilojoules = (kilocalories: number): string | undefined =>
  energyUnit() === 'kJ' ? energyWithUnit(kilocalories) : undefined

/** `+160 kcal`, `−669 kJ`: a difference. */
export const energyDifference = (kilocalories: number): string =>
  chosenUnits().energy === 'both'
    ? `${signedNumber(kilocalories)} kcal (${signedNumber(kilocaloriesToKilojoules(kilocalories))} kJ)`
    : `${signedNumber(energyIn(kilocalories))} ${energyUnit()}`

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
