import { kilocaloriesToKilojoules } from '@pacemeal/domain'
import { energyIn, energyUnit } from './energy.ts'
import { signedNumber } from './numbers.ts'
import { chosenUnits } from './units.ts'

/** `+160 kcal`, `−669 kJ`: a difference. */
export const energyDifference = (kilocalories: number): string =>
  chosenUnits().energy === 'both'
    ? `${signedNumber(kilocalories)} kcal (${signedNumber(kilocaloriesToKilojoules(kilocalories))} kJ)`
    : `${signedNumber(energyIn(kilocalories))} ${energyUnit()}`
