import { Check } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

export interface ChoiceCardProps extends Omit<ComponentProps<'input'>, 'type' | 'title' | 'children'> {
  /** One of several (`radio`, share a `name`) or any of several (`checkbox`). */
  type: 'radio' | 'checkbox'
  title: string
  description?: ReactNode
  icon?: ReactNode
}

/** A large answer to tap. A real radio or checkbox underneath, so keyboard and screen readers know it. */
export function ChoiceCard({ type, title, description, icon, className, id: wantedId, ...rest }: ChoiceCardProps) {
  const made = useId()
  const id = wantedId ?? made
  return (
    <label
      htmlFor={id}
      className={classNames(
        'group relative flex min-h-16 w-full items-center gap-4 rounded-card border border-line bg-surface px-4 py-3 text-left transition-colors duration-150',
        'hover:border-edge has-checked:border-ember-ink has-checked:bg-ember-tint has-disabled:opacity-60',
        'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ember-ink',
        className,
      )}
    >
      <input
        {...rest}
        id={id}
        type={type}
        aria-labelledby={`${id}-title`}
        aria-describedby={description ? `${id}-about` : undefined}
        // The input itself covers the card, so that touch exploration and pointers meet it.
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      {icon ? <span className="shrink-0 text-muted group-has-checked:text-ember-ink">{icon}</span> : null}
      <span className="flex min-w-0 grow flex-col">
        <span id={`${id}-title`} className="text-16 font-semibold text-ink">
          {title}
        </span>
        {description ? (
          <span id={`${id}-about`} className="text-14 text-muted">
            {description}
          </span>
        ) : null}
      </span>
      <span
        aria-hidden
        className={classNames(
          'inline-flex size-6 shrink-0 items-center justify-center border border-edge text-on-action group-has-checked:border-action group-has-checked:bg-action',
          type === 'radio' ? 'rounded-full' : 'rounded-small',
        )}
      >
        <Check size={16} strokeWidth={3} className="opacity-0 group-has-checked:opacity-100" />
      </span>
    </label>
  )
}
