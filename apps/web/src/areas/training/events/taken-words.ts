import { t } from '@lingui/core/macro'
import { type EventReport, type RaceProduct, type TakenProduct, takenTotals } from '@pacemeal/domain/event'
import { unbroken, wholeNumber } from '../../../languages/numbers.ts'
import { productText, servingsText } from './fuel-line-words.ts'
import { productName } from './product-names.ts'

/** `2 × Gel`, `¼ tsp / 1.5 g table salt`: as the schedule says it, also of a product that is not in the table any more. */
export function takenText(taken: TakenProduct, products: readonly RaceProduct[]): string {
  const product = products.find(({ id }) => id === taken.product)
  return product
    ? productText(product, taken.servings)
    : servingsText(productName({ id: taken.product, name: taken.name }), taken.servings)
}

/** What was taken in all; carbohydrate alone where a doctor may have set the salt. */
export function takenTotalsText(report: Pick<EventReport, 'taken' | 'fluid'>, areFluidsTold: boolean): string {
  const { carbs, sodium } = takenTotals(report)
  return unbroken(
    areFluidsTold
      ? t`${wholeNumber(carbs)} g of carbohydrate, ${wholeNumber(sodium)} mg of sodium`
      : t`${wholeNumber(carbs)} g of carbohydrate`,
  )
}
