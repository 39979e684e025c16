import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { energyWithUnit } from '../../../languages/energy.ts'
import { classNames } from '../../../ui/class-names.ts'
import { EnergyFigures } from '../../../ui/energy-figures.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'

interface UsualRowProps {
  name: string
  /** The portion in words. */
  words: string
  calories: number | null
  /** Something is chosen already: a tap chooses, too. */
  isChoosing: boolean
  isChosen: boolean
  onLog: () => void
  onChoose: () => void
  /** Said below the portion. */
  children?: ReactNode
}

/** Something to eat in a known portion: a tap logs it, the button beside chooses it to be logged with others. */
export function UsualRow({ name, words, calories, isChoosing, isChosen, onLog, onChoose, children }: UsualRowProps) {
  const { t } = useLingui()
  return (
    <li className={classNames('flex items-center pr-1', isChosen && 'bg-sunken')}>
      <button
        type="button"
        className="flex min-h-13 min-w-0 grow items-center gap-3 py-1.5 pl-3 text-left hover:bg-sunken large-text:flex-col large-text:items-start large-text:gap-0"
        onClick={isChoosing ? onChoose : onLog}
      >
        <span className="sr-only">
          {isChosen ? <Trans>Leave out:</Trans> : isChoosing ? <Trans>Choose:</Trans> : <Trans>Log again:</Trans>}{' '}
        </span>
        <span className="min-w-0 grow">
          <span className="line-clamp-2 text-16 leading-tight text-ink">{name}</span>
          <span className="figures block truncate text-14 text-muted">{words}</span>
          {children}
        </span>
        {calories === null ? null : (
          <EnergyFigures>
            <span className="figures shrink-0 text-14 text-muted">{energyWithUnit(calories)}</span>
          </EnergyFigures>
        )}
      </button>
      <IconButton
        label={t`Choose ${name}`}
        aria-pressed={isChosen}
        className={isChosen ? 'text-ember-ink!' : 'text-muted'}
        onClick={onChoose}
      >
        {isChosen ? <Check size={20} aria-hidden /> : <Plus size={20} aria-hidden />}
      </IconButton>
    </li>
  )
}
