import { Trans, useLingui } from '@lingui/react/macro'
import type { DetailedNutrient, LoggedItem } from '@pacemeal/domain'
import { useEffect, useState } from 'react'
import { amountText } from '../../../languages/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import { nutrientGroups, nutrientNames } from '../../../ui/nutrient-names.ts'
import type { HeldNutrient } from './held-nutrients.ts'
import { useOwnFoods } from './use-own-foods.ts'

interface FoodNutrientsProps {
  name: string
  items: readonly LoggedItem[]
}

/** Every nutrient of a picked food in its amount, once it is asked for. */
export function FoodNutrients({ name, items }: FoodNutrientsProps) {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  const [held, setHeld] = useState<ReadonlyMap<DetailedNutrient, HeldNutrient> | 'failed' | null>(null)
  const isLight = useEnergyHidden()
  const own = useOwnFoods(isOpen)
  useEffect(() => {
    if (!isOpen) return
    let isHere = true
    import('./held-nutrients.ts').then(
      ({ heldNutrients }) => isHere && setHeld(heldNutrients(items, own)),
      () => isHere && setHeld('failed'),
    )
    return () => {
      isHere = false
    }
  }, [isOpen, items, own])
  if (items.length === 0) return null
  const rows = nutrientGroups.filter(({ id }) => !(isLight && id === 'energy')).flatMap(({ nutrients }) => nutrients)
  return (
    <div className="flex flex-col">
      <Button
        variant="quiet"
        size="small"
        className="-ml-3 self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Trans>Nutrients</Trans>
      </Button>
      {!isOpen ? null : held === 'failed' ? (
        <p role="alert" className="text-14 text-muted">
          <Trans>The figures need a connection once.</Trans>
        </p>
      ) : held === null ? (
        <p className="text-14 text-muted">
          <Trans>Loading the figures</Trans>
        </p>
      ) : (
        <dl aria-label={t`Nutrients of ${name}`} className="grid grid-cols-[1fr_auto] gap-x-3 gap-y-1 text-14">
          {rows.map((nutrient) => {
            const { amount, isWhole } = held.get(nutrient) ?? { amount: null, isWhole: false }
            return (
              <div key={nutrient} className="contents">
                <dt className="text-muted">{t(nutrientNames[nutrient].label)}</dt>
                <dd className="figures text-right text-ink">
                  {amount === null
                    ? t`Unknown`
                    : `${isWhole ? '' : '≥ '}${amountText(amount, nutrientNames[nutrient])}`}
                </dd>
              </div>
            )
          })}
        </dl>
      )}
    </div>
  )
}
