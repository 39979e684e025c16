import { Trans, useLingui } from '@lingui/react/macro'
import { MAX_ANSWER_LENGTH } from '@pacemeal/protocol/admin'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { refusalWords } from './refusal-words.ts'

export interface AnswerFormProps {
  /** Settles when the answer is kept; rejects when it is not, and the text stays. */
  onSend: (text: string) => Promise<void>
  onSent?: () => void
  onCancel?: () => void
}

/** Where an answer to a person is written. It is sent by the button alone: there is no taking it back. */
export function AnswerForm({ onSend, onSent, onCancel }: AnswerFormProps) {
  const { t } = useLingui()
  const [text, setText] = useState('')
  const [isMissing, setMissing] = useState(false)
  const send = useMutation({
    mutationFn: onSend,
    onSuccess: () => {
      setText('')
      onSent?.()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const isEmpty = text.trim() === ''
    setMissing(isEmpty)
    if (isEmpty) event.currentTarget.querySelector('textarea')?.focus()
    else send.mutate(text.trim())
  }
  const failure = send.isError ? refusalWords(send.error) : undefined
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextArea
        label={t`Answer`}
        hint={t`It appears in their support chat and is mailed to them.`}
        error={isMissing ? t`Write the answer first` : failure}
        maxLength={MAX_ANSWER_LENGTH}
        value={text}
        readOnly={send.isPending}
        onChange={(event) => {
          setText(event.target.value)
          setMissing(false)
        }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={send.isPending}>
          <Trans>Send Answer</Trans>
        </Button>
        {onCancel ? (
          <Button variant="quiet" disabled={send.isPending} onClick={onCancel}>
            <Trans>Cancel</Trans>
          </Button>
        ) : null}
      </div>
      {send.isSuccess && text === '' ? (
        <p role="status" className="text-14 text-success-ink">
          <Trans>The answer is on its way.</Trans>
        </p>
      ) : null}
    </form>
  )
}
