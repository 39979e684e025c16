import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  label: ReactNode
  error?: string | undefined
}

/** A tick box with its words; the whole row is the target. */
export function Checkbox({ label, error, className, id: wantedId, ...rest }: CheckboxProps) {
  const made = useId()
  const id = wantedId ?? made
  return (
    <div className={className}>
      <label htmlFor={id} className="flex min-h-11 items-center gap-3 py-1 text-14 text-ink">
        <span className="relative inline-flex size-6 shrink-0">
          <input
            {...rest}
            id={id}
            type="checkbox"
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? `${id}-error` : undefined}
            className={classNames(
              'peer size-6 shrink-0 appearance-none rounded-small border bg-surface transition-colors duration-150 checked:border-action checked:bg-action disabled:opacity-60',
              error ? 'border-danger' : 'border-edge',
            )}
          />
          <Check
            size={16}
            strokeWidth={3}
            aria-hidden
            className="pointer-events-none absolute inset-0 m-auto text-on-action opacity-0 transition-opacity duration-150 peer-checked:opacity-100"
          />
        </span>
        <span>{label}</span>
      </label>
      <p id={`${id}-error`} role="alert" className={error ? 'pl-9 text-14 font-medium text-danger' : 'hidden'}>
        {error}
      </p>
    </div>
  )
}
