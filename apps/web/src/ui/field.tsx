import { type ReactNode, useId } from 'react'
import { classNames } from './class-names.ts'

/** The box that text fields and selects share. Inputs are 16 px, else iOS zooms in on focus. */
export const controlClass = (invalid: boolean): string =>
  classNames(
    'h-13 w-full rounded-control border bg-surface px-4 text-16 text-ink transition-colors duration-150',
    'focus:border-ember-ink focus:outline-2 focus:outline-offset-0 focus:outline-ember-ink disabled:opacity-60',
    invalid ? 'border-danger' : 'border-edge',
  )

export interface FieldText {
  label: string
  /** Said under the field, read with it. */
  hint?: ReactNode
  /** What is wrong and what is accepted. While set, the control is marked invalid. */
  error?: string | undefined
}

/** Ids that tie label, hint and error to a control, with the attributes the control must carry. */
export function useFieldIds({ hint, error }: Pick<FieldText, 'hint' | 'error'>, wantedId?: string) {
  const made = useId()
  const id = wantedId ?? made
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return {
    id,
    attributes: { id, 'aria-invalid': error ? true : undefined, 'aria-describedby': described || undefined },
  }
}

/** Label above, control, then hint and error below. Side by side in `grid-cols-2` their controls stand in line. */
export function FieldFrame({ id, label, hint, error, children }: FieldText & { id: string; children: ReactNode }) {
  return (
    <div className="field flex w-full flex-col gap-1.5">
      <label htmlFor={id} className="text-14 font-semibold text-ink">
        {label}
      </label>
      <div className="flex flex-col gap-1.5">
        {children}
        {hint ? (
          <div id={`${id}-hint`} className="text-14 text-muted">
            {hint}
          </div>
        ) : null}
        <p id={`${id}-error`} role="alert" className={error ? 'text-14 font-medium text-danger' : 'hidden'}>
          {error}
        </p>
      </div>
    </div>
  )
}

/** Hint and error below a group of controls. */
export const FieldFrameNote = ({ id, hint, error }: Pick<FieldText, 'hint' | 'error'> & { id: string }) => (
  <div id={id}>
    {hint ? <p className="pt-1.5 text-14 text-muted">{hint}</p> : null}
    <p role="alert" className={error ? 'pt-1.5 text-14 font-medium text-danger' : 'hidden'}>
      {error}
    </p>
  </div>
)
