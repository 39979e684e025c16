import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, FieldFrame, type FieldText, useFieldIds } from './field.tsx'

export interface SelectOption<V extends string = string> {
  readonly value: V
  readonly label: string
}

export interface SelectProps<V extends string = string> extends Omit<ComponentProps<'select'>, 'children'>, FieldText {
  options: readonly SelectOption<V>[]
  /** Shown while nothing is chosen; it cannot be chosen again. */
  placeholder?: string
}

/** The platform's own list of choices: on a phone it is the wheel or sheet that a thumb already knows. */
export function Select<V extends string = string>({
  label,
  hint,
  error,
  options,
  placeholder,
  className,
  id: wantedId,
  ...rest
}: SelectProps<V>) {
  const { id, attributes } = useFieldIds({ hint, error }, wantedId)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className="relative">
        <select
          {...rest}
          {...attributes}
          className={classNames(controlClass(Boolean(error)), 'appearance-none pr-11', className)}
        >
          {placeholder !== undefined ? (
            <option value="" disabled>
              {placeholder}
            </option>
          ) : null}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <ChevronDown
          size={20}
          aria-hidden
          className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-muted"
        />
      </div>
    </FieldFrame>
  )
}
