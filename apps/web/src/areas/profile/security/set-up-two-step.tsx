import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { refusalOf } from '../../../api/refusal.ts'
import { beginAuthenticator, confirmAuthenticator, turnTwoStepOn } from '../../../api/second-factor.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { CodeForm } from './code-form.tsx'
import { QrCode } from './qr-code.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'
import { refusalWords } from './refusal-words.ts'

/** Sets an authenticator app up: proof where it is wanted, the QR code, the first code, the recovery codes. */
export function SetUpTwoStep({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const { t } = useLingui()
  const { hasPassword } = useRequiredAccount()
  const begin = useMutation({ mutationFn: beginAuthenticator })
  const confirm = useMutation({ mutationFn: confirmAuthenticator })
  const turnOn = useMutation({ mutationFn: turnTwoStepOn, onSuccess: onDone })
  const [wantsProof, setWantsProof] = useState(false)
  const { mutate } = begin
  // So soon after a sign-in the server wants no password; it says so when it does.
  useEffect(() => {
    mutate(undefined, {
      onError: (thrown) => setWantsProof(refusalOf(thrown).code === 'proof-required'),
    })
  }, [mutate])

  if (confirm.data !== undefined) {
    return (
      <>
        <RecoveryCodes codes={confirm.data} />
        <Button full busy={turnOn.isPending} onClick={() => turnOn.mutate()}>
          <Trans>I Saved Them, Turn On</Trans>
        </Button>
        <p className="text-14 text-muted">
          <Trans>Every other device is signed out then.</Trans>
        </p>
        <Failure error={turnOn.error} />
      </>
    )
  }
  if (begin.data !== undefined) {
    return (
      <>
        <p className="text-16 text-ink">
          <Trans>Scan this with your authenticator app, or type the key into it.</Trans>
        </p>
        <QrCode text={begin.data.uri} />
        <p className="text-center font-mono text-14 wrap-anywhere text-ink">
          <span className="sr-only">
            <Trans>Key</Trans>
          </span>{' '}
          {begin.data.secret.match(/.{1,4}/g)?.join(' ')}
        </p>
        <CodeForm
          label={t`Code`}
          hint={t`The six digits that the app shows now`}
          error={confirm.isError ? refusalWords(confirm.error) : undefined}
          isBusy={confirm.isPending}
          onSubmit={(code) => confirm.mutate(code)}
          onCancel={onCancel}
        >
          <Trans>Continue</Trans>
        </CodeForm>
      </>
    )
  }
  if (wantsProof && hasPassword) {
    const isWrong = begin.isError && refusalOf(begin.error).code !== 'proof-required'
    return (
      <CodeForm
        label={t`Your password`}
        isPassword
        hint={t`It has been a while since you signed in.`}
        error={isWrong ? refusalWords(begin.error) : undefined}
        isBusy={begin.isPending}
        onSubmit={(password) => begin.mutate(password)}
        onCancel={onCancel}
      >
        <Trans>Continue</Trans>
      </CodeForm>
    )
  }
  return (
    <>
      {begin.isError ? null : (
        <p role="status" className="text-14 text-muted">
          <Trans>One moment.</Trans>
        </p>
      )}
      {wantsProof ? (
        <p role="alert" className="text-16 text-ink">
          <Trans>
            It has been a while since you signed in. Log out, sign in with Google once more, and set it up within ten
            minutes.
          </Trans>
        </p>
      ) : (
        <Failure error={begin.error} />
      )}
      <Button variant="quiet" full onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
}

function Failure({ error }: { error: Error | null }) {
  if (error === null) return null
  return (
    <p role="alert" className="text-14 text-danger">
      {refusalWords(error)}
    </p>
  )
}
