import { Trans, useLingui } from '@lingui/react/macro'
import type { Macros, MealOption } from '@pacemeal/domain'
import { Clock } from 'lucide-react'
import { energyFigure, energyWithUnit } from '../../../languages/energy.ts'
import { useInstructionText } from '../../../languages/instructions.ts'
import { wholeNumber } from '../../../languages/numbers.ts'
import { Button } from '../../../ui/button.tsx'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { DishLimits } from '../dish-limits.tsx'

interface SwapChoiceProps {
  option: MealOption
  target: Macros
  isBusy: boolean
  isDisabled: boolean
  onChoose: () => void
}

/** One dish on offer: what it is, how long it takes, how near it comes to the meal's target, and what limits it passes. */
export function SwapChoice({ option, target, isBusy, isDisabled, onChoose }: SwapChoiceProps) {
  const { t } = useLingui()
  const { recipe, name, description, minutes, passes } = option
  const told = useInstructionText(recipe)
  const [carbs, protein, fat] = [wholeNumber(option.carbs), wholeNumber(option.protein), wholeNumber(option.fat)]
  const goal = energyWithUnit(target.calories)
  return (
    <li className="border-t border-line py-3 first:border-t-0">
      <article aria-label={name} className="flex flex-col gap-1">
        <header className="flex items-baseline justify-between gap-x-3 large-text:flex-wrap">
          <h3 className="text-16 font-semibold text-ink">{name}</h3>
          <EnergyFigures>
            <p className="shrink-0">
              <span className="figures text-20 font-bold text-ink">{energyFigure(option.calories)}</span>
              <span className="figures text-14 text-muted">
                {' '}
                <Trans>of {goal}</Trans>
              </span>
            </p>
          </EnergyFigures>
        </header>
        <p className="line-clamp-2 text-14 text-muted">{told(description)}</p>
        {passes ? (
          <p className="flex flex-wrap gap-1.5">
            <DishLimits passes={passes} />
          </p>
        ) : null}
        <div className="flex items-center justify-between gap-3 large-text:flex-wrap">
          <p className="figures flex flex-wrap items-center gap-x-3 text-14 text-ink">
            <EnergyFigures>
              <span>
                <Trans>
                  {carbs} g carbs · {protein} g protein · {fat} g fat
                </Trans>
              </span>
            </EnergyFigures>
            <span className="inline-flex items-center gap-1 text-muted">
              <Clock size={14} aria-hidden /> <Trans>{minutes} min</Trans>
            </span>
          </p>
          <Button
            size="small"
            busy={isBusy}
            disabled={isDisabled && !isBusy}
            aria-label={t`Choose ${name}`}
            onClick={onChoose}
          >
            <Trans>Choose</Trans>
          </Button>
        </div>
      </article>
    </li>
  )
}
