import { useId } from 'react'
import { FieldFrameNote } from './field.tsx'
import type { SelectOption } from './select.tsx'

interface ToggleChipsProps<V extends string> {
  label: string
  hint?: string
  error?: string | undefined
  options: readonly SelectOption<V>[]
  chosen: readonly V[]
  onChange: (chosen: readonly V[]) => void
}

/** Any of several short choices, all in sight. */
export function ToggleChips<V extends string>({ label, hint, error, options, chosen, onChange }: ToggleChipsProps<V>) {
  const id = useId()
  const toggle = (value: V) =>
    onChange(options.map((one) => one.value).filter((one) => chosen.includes(one) !== (one === value)))
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-note`}>
      <legend className="mb-1.5 text-14 font-semibold text-ink">{label}</legend>
      <div className="flex flex-wrap gap-2">
        {options.map((option) => (
          <label
            key={option.value}
            className="relative inline-flex h-11 items-center rounded-full border border-edge bg-surface px-4 text-14 font-medium text-ink transition-colors duration-150 has-checked:border-action has-checked:bg-action has-checked:text-on-action has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember-ink"
          >
            <input
              type="checkbox"
              className="absolute inset-0 size-full cursor-pointer opacity-0"
              checked={chosen.includes(option.value)}
              onChange={() => toggle(option.value)}
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldFrameNote id={`${id}-note`} hint={hint} error={error} />
    </fieldset>
  )
}
