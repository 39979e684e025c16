import { t } from '@lingui/core/macro'
import { beyondLogBounds, itemBeyondBounds, LOG_BOUNDS, LOG_ITEM_MASS, type Nutrient } from '@pacemeal/domain'
import type { SavedMeal } from '@pacemeal/protocol'
import { energyIn, energyUnit } from '../../languages/energy.ts'
import { fluidText } from '../../languages/fluids.ts'
import { foodMassText, isInOunces } from '../../languages/food-amounts.ts'
import { wholeNumber } from '../../languages/numbers.ts'
import { nutrientLabel } from '../../languages/nutrient-label.ts'
import { isEnergyHidden } from '../../ui/energy-figures.tsx'

/** What the field of a nutrient is called, with its unit. */
export const amountLabel = (nutrient: Nutrient): string =>
  nutrient !== 'calories' ? nutrientLabel(nutrient) : energyUnit() === 'kJ' ? t`Energy (kJ)` : t`Calories`

/** What number-light mode hides: what carries energy, and its parts. */
const ofEnergy: ReadonlySet<Nutrient> = new Set(['calories', 'protein', 'carbs', 'fat', 'sugar'])

/** Whether nothing of a nutrient is shown: it carries energy, in number-light mode. */
export const isAmountHidden = (nutrient: Nutrient): boolean => isEnergyHidden() && ofEnergy.has(nutrient)

/** The field of a nutrient by its name, and what a log takes of it; without its figures where they are hidden. */
export function amountBounds(nutrient: Nutrient): string {
  if (isAmountHidden(nutrient)) return t`This is more than one log can hold`
  const { min, max } = LOG_BOUNDS[nutrient]
  const [label, least, most] = [
    amountLabel(nutrient),
    wholeNumber(min),
    wholeNumber(nutrient === 'calories' ? energyIn(max) : max),
  ]
  return t`${label}: enter ${least} to ${most}`
}

/** The most of one food that a log takes: `5 kg`, `11 lb`, `5,000 ml`, `169 fl oz`. */
export const mostOfFood = (max: number, isVolume: boolean): string =>
  isVolume ? fluidText(max) : isInOunces() ? foodMassText(max) : `${max / 1000} kg`

/** What is beyond the bounds of a meal that is logged again or by one tap, in words; undefined for nothing. */
export function faultOfMeal({ amounts, items = [] }: Pick<SavedMeal, 'amounts' | 'items'>): string | undefined {
  const [beyond] = beyondLogBounds(amounts)
  if (beyond !== undefined) return amountBounds(beyond)
  if (itemBeyondBounds(items) === undefined) return undefined
  const most = mostOfFood(LOG_ITEM_MASS.max, false)
  return t`One food: enter up to ${most}`
}
