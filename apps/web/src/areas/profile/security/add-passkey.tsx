import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { addPasskey, PasskeyFailed } from '../../../api/passkeys.ts'
import { queryKey } from '../../../api/query-keys.ts'
import { refusalOf } from '../../../api/refusal.ts'
import { readTwoStep } from '../../../api/second-factor.ts'
import { useRequiredAccount } from '../../../navigation/use-account.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { MissingPart } from '../../../ui/states.tsx'
import { useWasTrue } from '../../../ui/use-was-true.ts'
import { CodeForm } from './code-form.tsx'
import { proofStep } from './proof-step.ts'
import { refusalWords } from './refusal-words.ts'

const wantsProof = (error: Error | null): boolean => error !== null && refusalOf(error).code === 'proof-required'

/** Adds a passkey of this device: proof where it is wanted, then what the device itself asks. */
export function AddPasskey({ onDone, onCancel }: { onDone: () => Promise<void>; onCancel: () => void }) {
  const { t } = useLingui()
  const { id, hasPassword } = useRequiredAccount()
  const twoStep = useQuery({ queryKey: queryKey('two-step', id), queryFn: readTwoStep })
  const add = useMutation({ mutationFn: addPasskey, onSuccess: onDone })
  const needsProof = useWasTrue(wantsProof(add.error))
  const { mutate } = add
  // So soon after a sign-in the server wants no proof; it says so when it does.
  useEffect(() => mutate(undefined), [mutate])

  const problem = useProblem(add.error)
  const step = proofStep({ needsProof, hasPassword, twoStep })
  if (step === 'code' || step === 'password') {
    const isOn = step === 'code'
    return (
      <CodeForm
        label={isOn ? t`Code` : t`Your password`}
        isPassword={!isOn}
        hint={isOn ? t`From your authenticator app, or a recovery code` : t`It has been a while since you signed in.`}
        error={problem}
        isBusy={add.isPending}
        onSubmit={(text) => add.mutate(isOn ? { code: text } : { password: text })}
        onCancel={onCancel}
      >
        <Trans>Continue</Trans>
      </CodeForm>
    )
  }
  return (
    <>
      {add.isPending ? (
        <p role="status" className="text-16 text-ink">
          <Trans>Confirm on your device.</Trans>
        </p>
      ) : null}
      {step === 'loading' ? <Skeleton className="h-11 w-full" /> : null}
      {step === 'failed' ? (
        <MissingPart
          title={t`Two-step verification could not be loaded`}
          onRetry={() => void twoStep.refetch()}
          isRetrying={twoStep.isFetching}
        />
      ) : null}
      {step === 'relogin' ? (
        <p role="alert" className="text-16 text-ink">
          <Trans>
            It has been a while since you signed in. Log out, sign in once more, and add the passkey within ten minutes.
          </Trans>
        </p>
      ) : null}
      {problem === undefined ? null : (
        <>
          <p role="alert" className="text-14 text-danger">
            {problem}
          </p>
          <Button full onClick={() => add.mutate(undefined)}>
            <Trans>Try Again</Trans>
          </Button>
        </>
      )}
      <Button variant="quiet" full disabled={add.isPending} onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </>
  )
}

/** Why no passkey was added; that proof is wanted is no problem. */
function useProblem(error: Error | null): string | undefined {
  const { t } = useLingui()
  if (error === null || wantsProof(error)) return undefined
  if (error instanceof PasskeyFailed) {
    if (error.failure === 'already-there') return t`This device has a passkey for your account already.`
    if (error.failure === 'not-possible') return t`This device cannot keep a passkey here.`
    if (error.failure === 'not-taken') return t`The passkey could not be confirmed. Try again.`
    return t`Nothing was confirmed on the device, so no passkey was added.`
  }
  if (refusalOf(error).code === 'too-many')
    return t`This account has as many passkeys as it may have. Remove one first.`
  return refusalWords(error)
}
