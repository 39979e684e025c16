import { useId } from 'react'
import { classNames } from './class-names.ts'
import type { SelectOption } from './select.tsx'

export interface SegmentedControlProps<V extends string> {
  /** What is being chosen, for screen readers. */
  label: string
  options: readonly SelectOption<V>[]
  /** The chosen one; null while none is. */
  value: V | null
  onChange: (value: V) => void
  /** Shown above as a field's label instead of being read only. */
  isLabelShown?: boolean
  className?: string
}

/** One of two to four short choices, all in sight: as wide as one another, unless a word asks for more, and in rows where even that is too little. */
export function SegmentedControl<V extends string>({
  label,
  options,
  value,
  onChange,
  isLabelShown = false,
  className,
}: SegmentedControlProps<V>) {
  const name = useId()
  return (
    <fieldset className={classNames('min-w-0', className)}>
      <legend className={isLabelShown ? 'mb-1.5 text-14 font-semibold text-ink' : 'sr-only'}>{label}</legend>
      <div className="flex min-h-13 flex-wrap rounded-control bg-sunken p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative flex min-h-11 grow basis-11 items-center justify-center rounded-small px-1.5 text-center text-14 leading-tight font-semibold text-muted transition-colors duration-150 has-checked:bg-thumb has-checked:text-ink has-checked:shadow-soft has-focus-visible:outline-2 has-focus-visible:outline-ember-ink"
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
