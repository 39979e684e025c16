import { useLingui } from '@lingui/react/macro'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

const tones = {
  neutral: 'bg-sunken text-ink',
  ember: 'bg-ember-tint text-ember-ink',
  carbs: 'bg-carbs-tint text-carbs-ink',
  protein: 'bg-protein-tint text-protein-ink',
  fat: 'bg-fat-tint text-fat-ink',
  success: 'bg-success-tint text-success-ink',
  warning: 'bg-warning-tint text-warning-ink',
} as const

export interface ChipProps {
  children: ReactNode
  tone?: keyof typeof tones
  icon?: ReactNode
  /** With it the chip carries a remove button, named `Remove <label>`. */
  onRemove?: { label: string; act: () => void }
  className?: string
}

/** A small fact or a removable choice. */
export function Chip({ children, tone = 'neutral', icon, onRemove, className }: ChipProps) {
  const { t } = useLingui()
  return (
    <span
      className={classNames(
        'inline-flex items-center gap-1.5 rounded-full text-14 font-medium',
        onRemove ? 'h-11 pl-4' : 'min-h-7 px-3 py-0.5',
        tones[tone],
        className,
      )}
    >
      {icon}
      {children}
      {onRemove ? (
        <button
          type="button"
          aria-label={t`Remove ${{ name: onRemove.label }}`}
          onClick={onRemove.act}
          className="inline-flex size-11 items-center justify-center rounded-full hover:bg-line"
        >
          <X size={16} aria-hidden />
        </button>
      ) : null}
    </span>
  )
}
