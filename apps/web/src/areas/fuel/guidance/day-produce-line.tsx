import { useLingui } from '@lingui/react/macro'
import { foodMassText } from '../../../languages/food-amounts.ts'
import type { HomeDay } from '../home/use-home-day.ts'
import { dayProduce } from './day-produce.ts'

/** What a day's dishes hold of fruit and vegetables; nothing where none of them says what is in it. */
export function DayProduceLine({ home: { plan } }: { home: HomeDay }) {
  const { t } = useLingui()
  const produce = dayProduce(plan.meals)
  if (produce === undefined) return null
  const weight = foodMassText(produce.grams)
  return (
    <p className="py-2 text-16 text-ink">
      {produce.isAtLeast
        ? t`Fruit and vegetables: at least ${weight} in your meals.`
        : t`Fruit and vegetables: about ${weight} in your meals.`}
    </p>
  )
}
