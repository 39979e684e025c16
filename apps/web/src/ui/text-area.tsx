import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'
import { controlClass, FieldFrame, type FieldText, useFieldIds } from './field.tsx'

/** Several lines of text. */
export function TextArea({
  label,
  hint,
  error,
  className,
  id: wantedId,
  rows = 4,
  ...rest
}: ComponentProps<'textarea'> & FieldText) {
  const { id, attributes } = useFieldIds({ hint, error }, wantedId)
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error}>
      <textarea
        {...rest}
        {...attributes}
        rows={rows}
        className={classNames(controlClass(Boolean(error)), 'h-auto resize-y py-3', className)}
      />
    </FieldFrame>
  )
}
