import { Trans, useLingui } from '@lingui/react/macro'
import { type NutrientAmounts, nutrients } from '@pacemeal/domain'
import { energyWithUnit } from '../../../languages/energy.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { carriesEnergy, nutrientNames, nutrientUnits } from '../words/nutrients.ts'

const amountText = (amount: number): string =>
  amount < 10 ? String(Math.round(amount * 10) / 10) : wholeNumber(amount)

/** What is known of a logged meal; what nobody knows is left out, never shown as zero. */
export function LogFigures({ amounts }: { amounts: NutrientAmounts }) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const known = nutrients.flatMap((nutrient) => {
    const amount = amounts[nutrient]
    return amount === null || (isLight && carriesEnergy(nutrient)) ? [] : [{ nutrient, amount }]
  })
  if (known.length === 0 && isLight) return null
  if (known.length === 0)
    return (
      <p className="text-16 text-muted">
        <Trans>Nothing is known of what it held.</Trans>
      </p>
    )
  return (
    <dl className="divide-y divide-line rounded-card bg-surface px-4 shadow-soft">
      {known.map(({ nutrient, amount }) => (
        <div key={nutrient} className="flex justify-between gap-3 py-2.5 text-16">
          <dt className="text-muted">{t(nutrientNames[nutrient])}</dt>
          <dd className="figures font-semibold text-ink">
            {nutrient === 'calories' ? energyWithUnit(amount) : `${amountText(amount)} ${nutrientUnits[nutrient]}`}
          </dd>
        </div>
      ))}
    </dl>
  )
}
