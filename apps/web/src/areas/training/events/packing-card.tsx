import { Trans, useLingui } from '@lingui/react/macro'
import { carriedStretches, packedCarbs, packingList } from '@pacemeal/nutrition/race'
import { fluidText } from '../../../languages/fluids.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { Card } from '../../../ui/card.tsx'
import { bottleFills } from './bottle-fills.ts'
import { isBroughtHere, pickedUpText } from './carried-words.ts'
import { packedText, productText } from './fuel-line-words.ts'
import type { RacePlan } from './race-plan.ts'
import { elapsedText } from './race-reason-words.ts'

/** What to buy and pack, what of it goes into the pockets where, and what goes into each bottle where it is filled. */
export function PackingCard({ plan }: { plan: RacePlan }) {
  const { t } = useLingui()
  const packed = packingList(plan.lines)
  const bottles = bottleFills(plan)
  const { inAll, left: undrunk } = packedCarbs(plan.lines)
  const placeText = (minute: number): string => {
    const name = plan.race.stations.find((station) => station.minute === minute)?.name ?? ''
    if (minute === 0) return t`At the start`
    return name === '' ? elapsedText(minute) : `${elapsedText(minute)}, ${name}`
  }
  if (plan.lines.length === 0) return null
  const pocketed = carriedStretches(plan.race, plan.schedule, plan.products).filter(
    (stretch) => stretch.pocketed.pickedUp.length > 0,
  )
  const carbsText = (amount: number): string => {
    const carbs = wholeNumber(amount)
    return t`${carbs} g carbs`
  }
  const undrunkText = (): string => {
    const [carbs, schedule, left] = [wholeNumber(inAll), wholeNumber(inAll - undrunk), wholeNumber(undrunk)]
    return t`In all ${carbs} g of carbohydrate: ${schedule} g as in the schedule, and ${left} g that stay in the bottles.`
  }
  return (
    <Card aria-label={t`Packing and shopping list`} className="flex flex-col gap-3">
      <h2 className="text-20 font-semibold text-ink">
        <Trans>Packing and shopping list</Trans>
      </h2>
      <ul className="flex flex-col divide-y divide-line">
        {packed.map((one) => (
          <li key={one.product.id} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2">
            <span className="min-w-0 text-16 wrap-anywhere text-ink">{packedText(one)}</span>
            <span className="figures shrink-0 text-14 text-muted">
              {one.product.carbs > 0 ? carbsText(one.product.carbs * one.servings) : ''}
            </span>
          </li>
        ))}
      </ul>
      {pocketed.some(({ from }) => from > 0) ? (
        <>
          <h3 className="text-16 font-semibold text-ink">
            <Trans>Fill pockets</Trans>
          </h3>
          <ul className="flex flex-col gap-1 text-14 text-ink">
            {pocketed.map((stretch) => (
              <li key={stretch.from} className="figures">
                {placeText(stretch.from)}: {pickedUpText(stretch.pocketed)}
              </li>
            ))}
          </ul>
          {pocketed.some((stretch) => isBroughtHere(stretch.pocketed)) ? (
            <p className="text-14 text-muted">
              <Trans>
                Your pockets do not hold all of it from the start. Have the rest left at these stations or handed to
                you, or carry more pieces.
              </Trans>
            </p>
          ) : null}
        </>
      ) : null}
      {bottles.length > 0 ? (
        <>
          <h3 className="text-16 font-semibold text-ink">
            <Trans>Fill bottles</Trans>
          </h3>
          <ul className="flex flex-col gap-1 text-14 text-ink">
            {bottles.map((bottle) => (
              <li key={bottle.key} className="figures">
                {placeText(bottle.minute)}: {t`${fluidText(bottle.volume)} water`}
                {bottle.items.map(({ product, servings }) => `, ${productText(product, servings)}`).join('')}
              </li>
            ))}
          </ul>
          {undrunk > 0 ? <p className="figures text-14 text-muted">{undrunkText()}</p> : null}
        </>
      ) : null}
    </Card>
  )
}
