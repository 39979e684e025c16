import { Trans, useLingui } from '@lingui/react/macro'
import { readAmount } from '@pacemeal/domain'
import { CameraOff } from 'lucide-react'
import { energyFigure, energyUnit, energyUnitBeside, energyWithUnit } from '../../../languages/energy.ts'
import { readEnergy } from '../../../languages/typed-energy.ts'
import { useEnergyHidden } from '../../../ui/energy-figures.tsx'
import type { LogForm } from './log-form.ts'

/** Says why a picture brought nothing, and what does. */
export function PhotoNote() {
  return (
    <p role="status" className="flex items-center gap-2 rounded-control bg-sunken px-3 py-2.5 text-14 text-ink">
      <CameraOff size={18} className="shrink-0 text-muted" aria-hidden />
      <Trans>Photo recognition is off. Say what you ate in words, or search the foods.</Trans>
    </p>
  )
}

const wholeNumber = (text: string): string => String(Math.round(readAmount(text).value ?? 0))

/** Asks once about a meal that is larger than most are; null asks nothing. Saving it again is the answer. */
export function UnusualMeal({ calories }: { calories: number | null }) {
  const isHidden = useEnergyHidden()
  const energy = calories === null ? '' : energyWithUnit(calories)
  return (
    <p
      role="status"
      className={calories === null ? 'hidden' : 'rounded-control bg-warning-tint px-3 py-2 text-14 text-warning-ink'}
    >
      {calories === null ? null : isHidden ? (
        <Trans>Check this one: a meal this large is rare. Save it again if it is right.</Trans>
      ) : (
        <Trans>Check this one: {energy} in one meal is rare. Save it again if it is right.</Trans>
      )}
    </p>
  )
}

/** What the foods come to, in sight while the figures' fields are scrolled away. Figures nobody knows are left out. */
export function MealTotal({ amounts: { calories, carbs, protein, fat } }: Pick<LogForm, 'amounts'>) {
  const { t } = useLingui()
  const energy = readEnergy(calories).value ?? 0
  const macros = [
    { key: 'carbs', text: carbs, letter: t({ message: 'C', comment: 'Carbs, in one letter' }), unit: t`g carbs` },
    {
      key: 'protein',
      text: protein,
      letter: t({ message: 'P', comment: 'Protein, in one letter' }),
      unit: t`g protein`,
    },
    { key: 'fat', text: fat, letter: t({ message: 'F', comment: 'Fat, in one letter' }), unit: t`g fat` },
  ].filter(({ text }) => text !== '')
  return (
    <p aria-live="polite" className="figures text-14 text-muted">
      <strong className="text-16 font-bold text-ink">{calories === '' ? '?' : energyFigure(energy)}</strong>{' '}
      {calories === '' ? energyUnit() : energyUnitBeside(energy)}
      {macros.map(({ key, text, letter, unit }) => (
        <span key={key}>
          {` · ${wholeNumber(text)} `}
          <span aria-hidden>{letter}</span>
          <span className="sr-only">{unit}</span>
        </span>
      ))}
    </p>
  )
}
