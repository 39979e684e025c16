import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { barPercent } from '@pacemeal/domain'

const macros = {
  carbs: { name: msg`Carbs`, fill: 'bg-carbs', ink: 'text-carbs-ink' },
  protein: { name: msg`Protein`, fill: 'bg-protein', ink: 'text-protein-ink' },
  fat: { name: msg`Fat`, fill: 'bg-fat', ink: 'text-fat-ink' },
} as const

export type MacroName = keyof typeof macros

export interface MacroBarProps {
  macro: MacroName
  /** Grams eaten. */
  eaten: number
  /** Grams to reach; null when there is no target. */
  target: number | null
  /** Hides the target's figure, not the bar. */
  isTargetHidden?: boolean
}

/** One macro of the day: its name, the grams, and a bar that stops at full. Rounds only here. */
export function MacroBar({ macro, eaten, target, isTargetHidden = false }: MacroBarProps) {
  const { t } = useLingui()
  const { name: nameMessage, fill, ink } = macros[macro]
  const name = t(nameMessage)
  const shown = Math.round(eaten)
  const percent = barPercent(eaten, target ?? 0)
  const goal = target === null ? null : Math.round(target)
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-2 text-14">
        <span className={`font-semibold ${ink}`}>{name}</span>
        <span className="figures text-muted">
          <span className="font-semibold text-ink">{shown}</span>
          {goal === null || isTargetHidden ? '' : ` / ${goal}`} g
        </span>
      </div>
      <div
        role="progressbar"
        aria-label={name}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={goal === null ? `${shown} g` : t`${shown} of ${goal} g`}
        className="h-2 overflow-hidden rounded-full bg-track"
      >
        <div className={`bar-fill h-full rounded-full ${fill}`} style={{ transform: `scaleX(${percent / 100})` }} />
      </div>
    </div>
  )
}
