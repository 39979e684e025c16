import { kilocaloriesToKilojoules, type Locale, type UnitChoices } from '@pacemeal/domain'

/**
 * Kilocalories in kilojoules within a sentence, for those who chose these alone; null for those who hide figures of energy.
 * Undefined for everybody else, who reads the sentence as it is.
 */
export const energyWords = (
  locale: Locale,
  { energy }: UnitChoices,
  hidesEnergy = false,
): ((kilocalories: number) => string) | null | undefined => {
  if (hidesEnergy) return null
  if (energy !== 'kJ') return undefined
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  return (kilocalories) => `${numbers.format(kilocaloriesToKilojoules(kilocalories))} kJ`
}
