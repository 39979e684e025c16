import { plural, t } from '@lingui/core/macro'
import type { CarriedStretch } from '@pacemeal/nutrition/race'
import { fluidText } from '../../../languages/fluids.ts'
import { listText } from '../../../languages/formats.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { productName } from './product-names.ts'

type Pocketed = CarriedStretch['pocketed']

/** `8 × Banana + 1 × Gel`: pieces that go into the pockets at one place, each with its number. */
export const pickedUpText = ({ pickedUp }: Pocketed): string =>
  pickedUp.map(({ product, servings }) => `${wholeNumber(servings)}\u00a0× ${productName(product)}`).join(' + ')

/** Whether pieces have to wait at a place where no own bag stands. */
export const isBroughtHere = ({ pickedUp, isOwnPlace }: Pocketed): boolean => pickedUp.length > 0 && !isOwnPlace

/**
 * `Drink 200 ml here · Pick up 2 × Banana · Leave with 2 bottles and 8 pieces`; where fluid is not told, without the bottles for
 * what is only drunk.
 */
export function carriedText(
  stretch: Pick<CarriedStretch, 'bottles' | 'fuelBottles' | 'pocketed' | 'drunk'>,
  areFluidsTold: boolean,
): string {
  const { pocketed, drunk } = stretch
  const bottles = areFluidsTold ? stretch.bottles : stretch.fuelBottles
  const { pieces } = pocketed
  const parts = [
    ...(bottles > 0 ? [plural(bottles, { one: '# bottle', other: '# bottles' })] : []),
    ...(pieces > 0 ? [plural(pieces, { one: '# piece', other: '# pieces' })] : []),
  ]
  const carried = listText(parts)
  const drink = drunk > 0 && areFluidsTold ? [t`Drink ${fluidText(drunk)} here`] : []
  const pickUp = isBroughtHere(pocketed) ? [t`Pick up ${pickedUpText(pocketed)}`] : []
  const leave = parts.length === 0 ? t`Nothing to carry from here` : t`Leave with ${carried}`
  return [...drink, ...pickUp, leave].join(' · ')
}
