import { useLingui } from '@lingui/react/macro'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, FieldFrame, type FieldText, useFieldIds } from './field.tsx'

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'prefix'>, FieldText {
  /** A short unit at the right edge, like `lbs`. Name it in the label too when it is not obvious. */
  unit?: ReactNode
  /** What stands in the same row, like AM/PM; label, hint and error have the width of both. */
  beside?: ReactNode
}

/**
 * One line of text. Takes every attribute of an input (`maxLength`, `min`, `max`, `inputMode`, `autoComplete`).
 * A password can be shown and hidden.
 */
export function TextField({
  label,
  hint,
  error,
  unit,
  beside,
  type = 'text',
  className,
  id: wantedId,
  ...rest
}: TextFieldProps) {
  const { t } = useLingui()
  const { id, attributes } = useFieldIds({ hint, error }, wantedId)
  const [isShown, setShown] = useState(false)
  const isPassword = type === 'password'
  const hasTail = isPassword || unit !== undefined
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <div className={beside ? 'flex flex-wrap gap-2' : 'contents'}>
        <div className={classNames('relative', beside !== undefined && 'min-w-0 grow basis-28')}>
          <input
            {...rest}
            {...attributes}
            type={isPassword && isShown ? 'text' : type}
            className={classNames(
              controlClass(Boolean(error)),
              hasTail && 'pr-13',
              type === 'number' && 'figures',
              className,
            )}
          />
          {isPassword ? (
            <button
              type="button"
              aria-label={isShown ? t`Hide characters` : t`Show characters`}
              aria-controls={id}
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-0 right-1 my-auto inline-flex size-11 items-center justify-center rounded-full text-muted hover:text-ink"
            >
              {isShown ? <EyeOff size={20} aria-hidden /> : <Eye size={20} aria-hidden />}
            </button>
          ) : null}
          {!isPassword && unit !== undefined ? (
            <span
              aria-hidden
              className="pointer-events-none absolute inset-y-0 right-4 flex items-center text-14 text-muted"
            >
              {unit}
            </span>
          ) : null}
        </div>
        {beside}
      </div>
    </FieldFrame>
  )
}
