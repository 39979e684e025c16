import { kilocaloriesToKilojoules } from '@pacemeal/domain'
import { wholeNumber } from './numbers.ts'
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
