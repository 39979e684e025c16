import { kilocaloriesToKilojoules, type Locale, type UnitChoices } from '@pacemeal/domain'

/**
 * Kilocalories in kilojoules within a sentence, for those who chose these alone; undefined for everybody else, who reads the
 * sentence as it is.
 */
export const energyWords = (
  locale: Locale,
  { energy }: UnitChoices,
): ((kilocalories: number) => string) | undefined => {
  if (energy !== 'kJ') return undefined
  const numbers = new Intl.NumberFormat(locale, { maximumFractionDigits: 0 })
  return (kilocalories) => `${numbers.format(kilocaloriesToKilojoules(kilocalories))} kJ`
}
