import { Trans, useLingui } from '@lingui/react/macro'
import { useMutation, useQuery } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { useNavigate } from 'react-router'
import { freshSessionQuery } from '../../api/fresh-session.ts'
import { refusalOf } from '../../api/refusal.ts'
import { deleteAccount } from '../../api/wearable.ts'
import { writeQueue } from '../../api/write-queue/write-queue.ts'
import { useKnownProfile } from '../../navigation/known-profile.ts'
import { paths } from '../../navigation/paths.ts'
import { rememberPath } from '../../navigation/remembered-path.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { logOut } from '../../notices/log-out.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Sheet } from '../../ui/sheet.tsx'
import { TextField } from '../../ui/text-field.tsx'

/** How the person proves who they are: not at all so soon after a sign-in, by the password, or by signing in again. */
type Proof = 'none' | 'password' | 'sign-in'

/** What is asked for: the server has the last word, and says so when it wants more than was thought. */
function useProof(isOpen: boolean, isRefused: boolean): Proof {
  const { hasPassword } = useRequiredAccount()
  const { data: isFresh = true } = useQuery({ ...freshSessionQuery, enabled: isOpen })
  if (isFresh && !isRefused) return 'none'
  return hasPassword ? 'password' : 'sign-in'
}

/** The second step: says what will be gone, asks for proof after some time, and does it. */
export function DeleteAccountSheet({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui()
  const { id } = useRequiredAccount()
  const { terra_user_id } = useKnownProfile().profile
  const navigate = useNavigate()
  const form = useId()
  const [password, setPassword] = useState('')
  const [error, setError] = useState<string>()
  const [isRefused, setRefused] = useState(false)
  const proof = useProof(isOpen, isRefused)
  const close = () => {
    setPassword('')
    setError(undefined)
    onClose()
  }
  const remove = useMutation({
    mutationFn: () =>
      deleteAccount({
        userId: id,
        terraUserId: terra_user_id,
        password: proof === 'password' ? password : undefined,
      }),
    onSuccess: () => {
      // Nobody will ever send it.
      void writeQueue.discardAll(id)
      tell('account-deleted')
      navigate(paths.login, { replace: true })
    },
    onError: (thrown) => {
      const { code } = refusalOf(thrown)
      if (code === 'proof-required') setRefused(true)
      else if (code === 'wrong-credentials') setError(t`This is not your password`)
      else tellRefusal('delete-account', thrown)
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (proof === 'password' && password === '') setError(t`Enter your password to delete your account`)
    else remove.mutate()
  }
  return (
    <Sheet
      isOpen={isOpen}
      onClose={close}
      title={t`Delete Account`}
      footer={
        <>
          <Button
            type="submit"
            form={form}
            variant="danger"
            size="large"
            full
            busy={remove.isPending}
            disabled={proof === 'sign-in'}
          >
            <Trans>Delete Permanently</Trans>
          </Button>
          <Button variant="quiet" size="large" full disabled={remove.isPending} onClick={close}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      }
    >
      <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <p className="text-16 text-ink">
          <Trans>
            Are you sure? This action cannot be undone and will permanently delete your account and all data.
          </Trans>
        </p>
        {proof === 'password' ? (
          <TextField
            label={t`Your password`}
            type="password"
            autoComplete="current-password"
            maxLength={256}
            hint={t`It has been a while since you signed in.`}
            error={error}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value)
              setError(undefined)
            }}
          />
        ) : null}
        {proof === 'sign-in' ? <SignInAgain /> : null}
      </form>
    </Sheet>
  )
}

/** Someone who signs in with Google has no password to prove it by, and comes back here from a new sign-in. */
function SignInAgain() {
  const navigate = useNavigate()
  const again = useMutation({
    mutationFn: logOut,
    onSuccess: () => {
      rememberPath(paths.profile)
      navigate(paths.login, { replace: true })
    },
  })
  return (
    <>
      <p className="text-16 text-muted">
        <Trans>
          It has been a while since you signed in. Sign in with Google once more, then delete your account within ten
          minutes.
        </Trans>
      </p>
      <Button variant="secondary" size="large" full busy={again.isPending} onClick={() => again.mutate()}>
        <Trans>Sign In Again</Trans>
      </Button>
    </>
  )
}
