import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import type { LabelDoubt } from '@pacemeal/domain/nutrition-label'
import { TriangleAlert } from 'lucide-react'
import type { FoodAnalysis } from '../../../api/food-analysis.ts'
import { energyFigure, energyUnit, energyUnitBeside } from '../../../languages/energy.ts'
import { foodMassRange, foodMassText } from '../../../languages/food-amounts.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { doubtText } from './doubt-words.ts'

const whole = (amount: number | null): string => (amount === null ? '?' : String(Math.round(amount)))

/** What was found on the picture: the meal, its figures, and what is to be looked at before it is believed. */
export function AnalysisSummary({ found }: { found: FoodAnalysis }) {
  const { t } = useLingui()
  const { meal_name: name, calories, protein, carbs, fat } = found.analysis
  const doubts = found.label?.doubts ?? []
  return (
    <section aria-label={t`Analysis`} className="flex flex-col gap-3">
      <h2 className="text-20 font-bold text-ink">{name}</h2>
      <EnergyFigures>
        <p className="figures text-muted">
          <span className="text-40 font-bold text-ink">{calories === null ? '?' : energyFigure(calories)}</span>{' '}
          {calories === null ? energyUnit() : energyUnitBeside(calories)}
          <span className="block text-14">
            {t`${ph({ protein: whole(protein) })} g protein · ${ph({ carbs: whole(carbs) })} g carbs · ${ph({ fat: whole(fat) })} g fat`}
          </span>
        </p>
      </EnergyFigures>
      {found.items ? (
        <ul className="divide-y divide-line border-y border-line">
          {found.items.map((item) => (
            <li key={`${item.food} ${item.name}`} className="flex items-baseline justify-between gap-3 py-2 text-16">
              <span className="min-w-0 text-ink">{item.name}</span>
              <span className="figures shrink-0 text-14 text-muted">
                {foodMassText(item.grams)} ({foodMassRange(item.gramsAtLeast, item.gramsAtMost).join('-')})
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      {doubts.length > 0 ? <LabelDoubts doubts={doubts} /> : null}
    </section>
  )
}

/** The figures of a label that are to be looked at before they are believed. */
export function LabelDoubts({ doubts }: { doubts: readonly LabelDoubt[] }) {
  return (
    <div className="flex gap-3 rounded-control bg-warning-tint px-3 py-2.5 text-14 text-warning-ink">
      <TriangleAlert size={18} className="mt-0.5 shrink-0" aria-hidden />
      <div>
        <p className="font-semibold">
          <Trans>Check these figures against the pack</Trans>
        </p>
        <ul className="mt-1 list-disc pl-4">
          {doubts.map((doubt) => (
            <li key={doubtText(doubt)}>{doubtText(doubt)}</li>
          ))}
        </ul>
      </div>
    </div>
  )
}
