import { Trans, useLingui } from '@lingui/react/macro'
import { readEmail } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { sendRecovery } from '../../api/account-recovery.ts'
import { identityRefusalText } from '../../languages/identity-refusals.ts'
import { paths, withEmail } from '../../navigation/paths.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useCooldown } from '../../ui/use-cooldown.ts'
import { PublicFrame } from './public-frame.tsx'

/** First half of the recovery: asks for the address and mails a link for a new password. */
export function ForgotPasswordScreen() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const [email, setEmail] = useState(search.get('email') ?? '')
  const [error, setError] = useState<string>()
  const [isSent, setSent] = useState(false)
  const { seconds, start } = useCooldown('recovery')
  const address = email.trim()
  const send = useMutation({
    mutationFn: () => sendRecovery(address),
    onSuccess: () => {
      setSent(true)
      start()
    },
    onError: (thrown) => tellRefusal('recovery-mail', thrown),
  })

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readEmail(email)
    if (read.ok) send.mutate()
    else setError(identityRefusalText(read.error))
  }

  if (isSent) {
    return (
      <PublicFrame
        title={t`Check your inbox`}
        lead={
          <Trans>
            If <strong className="font-semibold text-ink">{address}</strong> has an account, a link for a new password
            is on its way. It works for one hour.
          </Trans>
        }
      >
        <p className="text-14 text-muted">
          <Trans>Not in your inbox? Look in your spam folder too, and check that the address is right.</Trans>
        </p>
        <Button
          variant="secondary"
          size="large"
          full
          disabled={seconds > 0}
          busy={send.isPending}
          onClick={() => send.mutate()}
        >
          {seconds > 0 ? t`Send again in ${seconds} s` : t`Send again`}
        </Button>
        <Button variant="secondary" size="large" full onClick={() => setSent(false)}>
          <Trans>Change Address</Trans>
        </Button>
        <Link
          to={withEmail(paths.login, email)}
          className={buttonClass({ variant: 'quiet', size: 'large', full: true })}
        >
          <Trans>Back to Login</Trans>
        </Link>
      </PublicFrame>
    )
  }

  return (
    <PublicFrame title={t`Forgot your password`} lead={t`Tell us your email and we send you a link to set a new one.`}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          maxLength={320}
          value={email}
          error={error}
          onChange={(event) => {
            setEmail(event.target.value)
            setError(undefined)
          }}
        />
        <Button type="submit" size="large" full busy={send.isPending} disabled={seconds > 0}>
          {seconds > 0 ? t`Send again in ${seconds} s` : t`Send Reset Link`}
        </Button>
      </form>
      <Link to={withEmail(paths.login, email)} className={buttonClass({ variant: 'quiet', size: 'large', full: true })}>
        <Trans>Back to Login</Trans>
      </Link>
    </PublicFrame>
  )
}
