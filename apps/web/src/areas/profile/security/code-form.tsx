import { useLingui } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/text-field.tsx'

export interface CodeFormProps {
  label: string
  /** A password is hidden while it is typed. */
  isPassword?: boolean
  hint?: string
  error: string | undefined
  isBusy: boolean
  /** The words of the button. */
  children: ReactNode
  onSubmit: (text: string) => void
  onCancel: () => void
}

/** One secret to type, a code or the password, and what then happens. */
export function CodeForm({
  label,
  isPassword = false,
  hint,
  error,
  isBusy,
  children,
  onSubmit,
  onCancel,
}: CodeFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) event.currentTarget.querySelector('input')?.focus()
    else onSubmit(text)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        label={label}
        hint={hint}
        error={isMissing ? t`Enter this first` : error}
        maxLength={256}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
        }}
        {...(isPassword
          ? { type: 'password', autoComplete: 'current-password' }
          : { autoComplete: 'one-time-code', inputMode: 'numeric' })}
      />
      <Button type="submit" full busy={isBusy}>
        {children}
      </Button>
      <Button variant="quiet" full disabled={isBusy} onClick={onCancel}>
        {t`Cancel`}
      </Button>
    </form>
  )
}
