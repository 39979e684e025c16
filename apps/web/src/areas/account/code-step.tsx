import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { refusalOf } from '../../api/refusal.ts'
import { type CodeSource, finishSignIn } from '../../api/second-factor.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PublicFrame } from './public-frame.tsx'

/** The second step of a sign-in: a code of the authenticator app, or one of the recovery codes. */
export function CodeStep({ onDone, onBack }: { onDone: () => void; onBack: () => void }) {
  const { t } = useLingui()
  const [source, setSource] = useState<CodeSource>('app')
  const [code, setCode] = useState('')
  const [error, setError] = useState<string>()
  const finish = useMutation({
    mutationFn: () => finishSignIn(source, code),
    onSuccess: onDone,
    onError: (thrown) => {
      const { code: why, message } = refusalOf(thrown)
      if (why === 'signed-out') return onBack()
      if (why === 'invalid-token') setError(t`This code is wrong, or was used before`)
      else if (why === 'rate-limited') setError(t`Too many codes were tried. Wait a while, then try again.`)
      else setError(message)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (code.trim() === '') {
      setError(t`Enter the code`)
      event.currentTarget.querySelector('input')?.focus()
    } else finish.mutate()
  }
  const change = (to: CodeSource) => {
    setSource(to)
    setCode('')
    setError(undefined)
  }
  const isApp = source === 'app'
  return (
    <PublicFrame
      title={t`Two-step verification`}
      lead={
        isApp
          ? t`Enter the six digits that your authenticator app shows for Pacemeal.`
          : t`Enter one of the recovery codes that you saved. Each works once.`
      }
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          key={source}
          label={isApp ? t`Code` : t`Recovery code`}
          name="code"
          autoComplete="one-time-code"
          inputMode={isApp ? 'numeric' : 'text'}
          autoCapitalize="none"
          // A recovery code has 34 characters as it is shown, and may be typed with more blanks between them.
          maxLength={64}
          autoFocus
          error={error}
          value={code}
          onChange={(event) => {
            setCode(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" size="large" full busy={finish.isPending}>
          <Trans>Continue</Trans>
        </Button>
      </form>
      <Button variant="quiet" full onClick={() => change(isApp ? 'recovery-code' : 'app')}>
        {isApp ? t`Use a Recovery Code` : t`Use the Authenticator App`}
      </Button>
      <Button variant="quiet" full disabled={finish.isPending} onClick={onBack}>
        <Trans>Back to Login</Trans>
      </Button>
    </PublicFrame>
  )
}
