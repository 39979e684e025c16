import { plural, t } from '@lingui/core/macro'
import type { CarriedStretch } from '@pacemeal/nutrition/race'
import { fluidText } from '../../../languages/fluids.ts'
import { listText } from '../../../languages/formats.ts'

/**
 * `Drink 200 ml here · Leave with 2 bottles and 3 pieces`; where fluid is not told, without the bottles for what is only drunk.
 */
export function carriedText(
  stretch: Pick<CarriedStretch, 'bottles' | 'fuelBottles' | 'pieces' | 'drunk'>,
  areFluidsTold: boolean,
): string {
  const { pieces, drunk } = stretch
  const bottles = areFluidsTold ? stretch.bottles : stretch.fuelBottles
  const parts = [
    ...(bottles > 0 ? [plural(bottles, { one: '# bottle', other: '# bottles' })] : []),
    ...(pieces > 0 ? [plural(pieces, { one: '# piece', other: '# pieces' })] : []),
  ]
  const carried = listText(parts)
  const drink = drunk > 0 && areFluidsTold ? [t`Drink ${fluidText(drunk)} here`] : []
  const leave = parts.length === 0 ? t`Nothing to carry from here` : t`Leave with ${carried}`
  return [...drink, leave].join(' · ')
}
