import { Trans } from '@lingui/react/macro'
import { readAmount } from '@pacemeal/domain'
import { CameraOff } from 'lucide-react'
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

/** What the foods come to, in sight while the figures' fields are scrolled away. Figures nobody knows are left out. */
export function MealTotal({ amounts: { calories, carbs, protein, fat } }: Pick<LogForm, 'amounts'>) {
  const macros = [
    { grams: carbs, letter: 'C', name: 'carbs' },
    { grams: protein, letter: 'P', name: 'protein' },
    { grams: fat, letter: 'F', name: 'fat' },
  ].filter(({ grams }) => grams !== '')
  return (
    <p aria-live="polite" className="figures text-14 text-muted">
      <strong className="text-16 font-bold text-ink">{calories === '' ? '?' : wholeNumber(calories)}</strong>{' '}
      <Trans>kcal</Trans>
      {macros.map(({ grams, letter, name }) => (
        <span key={letter}>
          {` · ${wholeNumber(grams)} `}
          <span aria-hidden>{letter}</span>
          <span className="sr-only">
            <Trans>g {name}</Trans>
          </span>
        </span>
      ))}
    </p>
  )
}
