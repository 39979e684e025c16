import { type ChangeEvent, type FormEvent, useRef, useState } from 'react'

/**
 * State of a small form of text fields: what stands in them, which of them were left once, and what a field was refused
 * for when the form was sent. What is right in a field is the matter of the domain's check functions.
 */
export function useTextFields<Field extends string>(initial: Readonly<Record<Field, string>>) {
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [touched, setTouched] = useState<ReadonlySet<Field>>(new Set())
  const [refusal, setRefusal] = useState<{ readonly field: Field; readonly message: string }>()

  const focus = (field: Field): void => form.current?.querySelector<HTMLInputElement>(`[name="${field}"]`)?.focus()

  return {
    values,
    touched,
    /** What a field was refused for, until it is changed or the form is sent again. */
    refusedFor: (field: Field): string | undefined => (refusal?.field === field ? refusal.message : undefined),
    focus,
    /** Says beside a field why it was refused, and takes the person there. */
    refuse: (field: Field, message: string): void => {
      setRefusal({ field, message })
      focus(field)
    },
    /** Properties of the form element. */
    formProps: (submit: () => void) => ({
      ref: form,
      noValidate: true,
      onSubmit: (event: FormEvent<HTMLFormElement>): void => {
        event.preventDefault()
        setRefusal(undefined)
        submit()
      },
    }),
    /** Properties of the input of one field. */
    fieldProps: (field: Field) => ({
      name: field,
      value: values[field],
      onChange: (event: ChangeEvent<HTMLInputElement>): void => {
        const { value } = event.target
        setValues((before) => ({ ...before, [field]: value }))
        setRefusal((before) => (before?.field === field ? undefined : before))
      },
      onBlur: (): void => setTouched((before) => new Set(before).add(field)),
    }),
  }
}
