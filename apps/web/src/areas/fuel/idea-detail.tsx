import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { findPreparationMinutes, type IdeaTag, STEPS_AT_FIRST, tagsOf } from '@pacemeal/domain'
import { Clock } from 'lucide-react'
import { useState } from 'react'
import { energyFigure, energyUnitBeside } from '../../languages/energy.ts'
import { useInstructionText } from '../../languages/instructions.ts'
import { wholeNumber } from '../../languages/numbers.ts'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { classNames } from '../../ui/class-names.ts'
import { EnergyFigures, useEnergyHidden } from '../../ui/energy-figures.tsx'
import type { MealIdea } from './day-plan.ts'
import { DishLimits } from './dish-limits.tsx'
import { shownLine } from './shown-line.ts'
import { carriesEnergy, nutrientNames, nutrientUnits } from './words/nutrients.ts'

const tagNames: Readonly<Record<IdeaTag, MessageDescriptor>> = {
  'Protein-forward': msg`Protein-forward`,
  Quick: msg`Quick`,
}

/** How long it takes, what its figures earn it, and what limits of the day it passes. */
export function IdeaTags({ idea }: { idea: MealIdea }) {
  const { t } = useLingui()
  const minutes = findPreparationMinutes(idea.preparationTime)
  return (
    <span className="flex flex-wrap gap-1.5">
      <Chip icon={<Clock size={14} aria-hidden />}>
        {minutes === undefined ? idea.preparationTime : t`${minutes} min`}
      </Chip>
      {tagsOf(idea).map((tag) => (
        <Chip key={tag} tone={tag === 'Quick' ? 'ember' : 'protein'}>
          {t(tagNames[tag])}
        </Chip>
      ))}
      <DishLimits passes={idea.passes} />
    </span>
  )
}

const macros = [
  { nutrient: 'carbs', ink: 'text-carbs-ink' },
  { nutrient: 'protein', ink: 'text-protein-ink' },
  { nutrient: 'fat', ink: 'text-fat-ink' },
] as const

const further = ['fiber', 'sugar', 'sodium', 'potassium', 'iron'] as const

const amountText = (amount: number): string =>
  amount < 10 ? String(Math.round(amount * 10) / 10) : wholeNumber(amount)

/** The figures of an idea that come first: its energy and its macronutrients. */
export function IdeaFigures({ idea }: { idea: MealIdea }) {
  const { t } = useLingui()
  return (
    <EnergyFigures>
      <div className="flex flex-wrap items-end justify-between gap-3">
        <p className="figures text-40 leading-none font-bold text-ink">
          {energyFigure(idea.calories)}
          <span className="text-16 font-medium text-muted"> {energyUnitBeside(idea.calories)}</span>
        </p>
        <dl className="flex flex-wrap gap-x-4 gap-y-1">
          {macros.map(({ nutrient, ink }) => (
            <div key={nutrient} className="flex flex-col-reverse">
              <dt className={`text-14 font-semibold ${ink}`}>{t(nutrientNames[nutrient])}</dt>
              <dd className="figures text-20 font-bold text-ink">{amountText(idea[nutrient])} g</dd>
            </div>
          ))}
        </dl>
      </div>
    </EnergyFigures>
  )
}

interface IdeaDetailProps {
  idea: MealIdea
  /** Whether its `IdeaFigures` stand elsewhere on the screen. */
  areFiguresElsewhere?: boolean
}

/** An idea in full: its nutrition, what goes in, and how it is made. */
export function IdeaDetail({ idea, areFiguresElsewhere = false }: IdeaDetailProps) {
  const { t } = useLingui()
  const isLight = useEnergyHidden()
  const known = further.filter((one) => idea.amounts[one] !== null && !(isLight && carriesEnergy(one)))
  const isBare = known.length === 0 && (isLight || areFiguresElsewhere)
  return (
    <div className="flex flex-col gap-6">
      <IdeaTags idea={idea} />
      <section aria-label={t`Nutrition`} className={isBare ? 'hidden' : ''}>
        {areFiguresElsewhere ? null : <IdeaFigures idea={idea} />}
        {known.length > 0 ? (
          <dl
            className={classNames(
              'grid grid-cols-2 gap-x-6 border-t border-line pt-2',
              areFiguresElsewhere ? '' : 'mt-3',
            )}
          >
            {known.map((nutrient) => (
              <div key={nutrient} className="flex flex-wrap justify-between gap-x-2 py-1 text-14">
                <dt className="text-muted">{t(nutrientNames[nutrient])}</dt>
                <dd className="figures text-ink">
                  {amountText(idea.amounts[nutrient] ?? 0)} {nutrientUnits[nutrient]}
                </dd>
              </div>
            ))}
          </dl>
        ) : null}
      </section>
      {idea.lines.length > 0 ? (
        <section aria-label={t`Ingredients`}>
          <h3 className="pb-1 text-16 font-bold text-ink">
            <Trans>Ingredients</Trans>
          </h3>
          <ul>
            {idea.lines.map(shownLine).map(({ amount, item }) => (
              <li
                key={`${amount} ${item}`}
                className="grid grid-cols-[1fr_auto] gap-4 border-t border-line py-2 text-16"
              >
                <span className="text-ink">{item}</span>
                <span className="figures text-right text-muted">{amount}</span>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      <Instructions recipe={idea.id} steps={idea.instructions} />
    </div>
  )
}

function Instructions({ recipe, steps }: { recipe: string; steps: readonly string[] }) {
  const { t } = useLingui()
  const told = useInstructionText(recipe)
  const [isWhole, setWhole] = useState(false)
  if (steps.length === 0) return null
  const shown = isWhole ? steps : steps.slice(0, STEPS_AT_FIRST)
  return (
    <section aria-label={t`Instructions`}>
      <h3 className="pb-1 text-16 font-bold text-ink">
        <Trans>Instructions</Trans>
      </h3>
      <ol className="flex flex-col">
        {shown.map((step, index) => (
          <li key={step} className="flex gap-3 border-t border-line py-2.5 text-16 text-ink">
            <span aria-hidden className="figures w-5 shrink-0 font-bold text-ember-ink">
              {index + 1}
            </span>
            {told(step)}
          </li>
        ))}
      </ol>
      {steps.length > shown.length ? (
        <Button variant="quiet" full onClick={() => setWhole(true)}>
          <Plural value={steps.length} one="Show # step" other="Show all # steps" />
        </Button>
      ) : null}
    </section>
  )
}
