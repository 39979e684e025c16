import { clockText, type Macros, type NutrientAmounts } from '@pacemeal/domain'

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })

/** `1,240`: a whole figure. */
export const wholeText = (figure: number): string => whole.format(figure)

/** `640 kcal`. */
export const energyText = (calories: number): string => `${wholeText(calories)} kcal`

/** `38 g carbs · 8 g protein · 3 g fat`. */
export const macrosText = ({ carbs, protein, fat }: Pick<Macros, 'carbs' | 'protein' | 'fat'>): string =>
  `${wholeText(carbs)} g carbs · ${wholeText(protein)} g protein · ${wholeText(fat)} g fat`

/** `38 C · 8 P · 3 F`, beside figures in full; `?` is unknown. */
export const shortMacrosText = ({ carbs, protein, fat }: Pick<NutrientAmounts, 'carbs' | 'protein' | 'fat'>): string =>
  `${knownText(carbs)} C · ${knownText(protein)} P · ${knownText(fat)} F`

const knownText = (figure: number | null): string => (figure === null ? '?' : wholeText(figure))

/** `7:30 AM – 8:30 AM`. */
export const spanText = (start: number, end: number): string => `${clockText(start)} – ${clockText(end)}`
