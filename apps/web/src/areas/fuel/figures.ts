import { t } from '@lingui/core/macro'
import type { Macros, NutrientAmounts, NutrientTotal } from '@pacemeal/domain'
import { timeOfDay } from '../../languages/dates.ts'
import { energyFigure, energyWithUnit } from '../../languages/energy.ts'
import { wholeNumber } from '../../languages/numbers.ts'

/** Keeps a figure with its unit, and the dot at the end of a line, not at the beginning of the next. */
const unbroken = (text: string): string => text.replaceAll(' ', '\u00a0')
const listed = (figures: readonly string[]): string => figures.map(unbroken).join('\u00a0· ')

/** `640 kcal`, in the chosen unit. */
export const energyText = (calories: number): string => unbroken(energyWithUnit(calories))

/** `38 g carbs · 8 g protein · 3 g fat`. */
export const macrosText = (macros: Pick<Macros, 'carbs' | 'protein' | 'fat'>): string => {
  const [carbs, protein, fat] = [wholeNumber(macros.carbs), wholeNumber(macros.protein), wholeNumber(macros.fat)]
  return listed([t`${carbs} g carbs`, t`${protein} g protein`, t`${fat} g fat`])
}

/** `38 C · 8 P · 3 F`, beside figures in full; `?` is unknown. */
export const shortMacrosText = (macros: Pick<NutrientAmounts, 'carbs' | 'protein' | 'fat'>): string => {
  const [carbs, protein, fat] = [knownText(macros.carbs), knownText(macros.protein), knownText(macros.fat)]
  return listed([
    t({ message: `${carbs} C`, comment: 'Grams of carbs, shortened' }),
    t({ message: `${protein} P`, comment: 'Grams of protein, shortened' }),
    t({ message: `${fat} F`, comment: 'Grams of fat, shortened' }),
  ])
}

const knownText = (figure: number | null): string => (figure === null ? '?' : wholeNumber(figure))

/** Whether nothing at all is known of what was eaten, which is not the same as nothing. */
const isUnknown = ({ atLeast, unknownFrom }: NutrientTotal): boolean => atLeast === 0 && unknownFrom > 0

/** `640`, the energy of what is known, without its unit; `?` when that is nothing. */
export const eatenText = (eaten: NutrientTotal): string => (isUnknown(eaten) ? '?' : energyFigure(eaten.atLeast))

/** `640 kcal logged`. */
export const loggedText = (eaten: NutrientTotal): string => {
  const energy = energyText(eaten.atLeast)
  return isUnknown(eaten) ? t`Logged, calories unknown` : t`${energy} logged`
}

/** `7:30 AM – 8:30 AM`. */
export const spanText = (start: number, end: number): string => `${timeOfDay(start)} – ${timeOfDay(end)}`
