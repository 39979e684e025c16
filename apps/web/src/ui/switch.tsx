import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'children'> {
  label: ReactNode
  description?: ReactNode
  /** Keeps the words for screen readers only, where the row already says them. */
  isLabelHidden?: boolean
}

/** On or off, at once. The whole row is the target. */
export function Switch({ label, description, isLabelHidden = false, className, id: wantedId, ...rest }: SwitchProps) {
  const made = useId()
  const id = wantedId ?? made
  return (
    <label htmlFor={id} className={classNames('flex min-h-11 items-center justify-between gap-4', className)}>
      <span className={isLabelHidden ? 'sr-only' : 'flex min-w-0 flex-col'}>
        <span className="text-16 text-ink">{label}</span>
        {description ? (
          <span id={`${id}-about`} className="text-14 text-muted">
            {description}
          </span>
        ) : null}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          {...rest}
          id={id}
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox with this role reports its own checked state.
          role="switch"
          aria-describedby={description ? `${id}-about` : undefined}
          className="peer h-7 w-12 appearance-none rounded-full border border-edge bg-sunken transition-colors duration-150 checked:border-action checked:bg-action disabled:opacity-60"
        />
        <span
          aria-hidden
          className="pointer-events-none absolute top-1 left-1 size-5 rounded-full bg-edge transition-[translate,background-color] duration-150 motion-reduce:transition-none peer-checked:translate-x-5 peer-checked:bg-on-action"
        />
      </span>
    </label>
  )
}
