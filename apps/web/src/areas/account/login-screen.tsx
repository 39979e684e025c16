import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { checkLogin } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, lazy, Suspense, useEffect, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { findLostSession } from '../../api/lost-session.ts'
import { hasPasskeys } from '../../api/passkey-support.ts'
import { refusalOf } from '../../api/refusal.ts'
import { sdk } from '../../api/sdk.ts'
import { signIn } from '../../api/sessions.ts'
import { paths, withEmail } from '../../navigation/paths.ts'
import { isVerificationRemembered, takeRememberedPath } from '../../navigation/remembered-path.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GoogleButton } from './google-button.tsx'
import { OtherProviderButton } from './other-provider-button.tsx'
import { PasskeyButton } from './passkey-button.tsx'
import { Divider, PublicFrame } from './public-frame.tsx'

/** How long "Account not found" stands before the signup opens, in milliseconds (product specification). */
const TO_SIGNUP_MS = 2000

const CodeStep = lazy(async () => ({ default: (await import('./code-step.tsx')).CodeStep }))

const linkClass = 'inline-flex min-h-11 items-center font-semibold text-ember-ink underline-offset-4 hover:underline'

export function LoginScreen() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const [email, setEmail] = useState(search.get('email') ?? '')
  const [password, setPassword] = useState('')
  const [isRemembered, setRemembered] = useState(true)
  const [isUnknown, setUnknown] = useState(false)
  const [isHalfway, setHalfway] = useState(search.get('step') === 'code')
  const [hasLost] = useState(() => findLostSession() !== null)
  const navigate = useNavigate()

  const login = useMutation({
    mutationFn: (given: { email: string; password: string }) => signIn({ ...given, isRemembered }),
    // The guards of the page lead on to verification or onboarding where one of them is still missing.
    onSuccess: () => navigate(takeRememberedPath(), { replace: true }),
    onError: (thrown) => {
      const { code } = refusalOf(thrown)
      if (code === 'second-factor') return setHalfway(true)
      tellRefusal('login', thrown)
      if (code === 'unknown-account') setUnknown(true)
    },
  })

  useEffect(() => {
    if (!isUnknown) return
    const leave = setTimeout(() => navigate(withEmail(paths.signup, email)), TO_SIGNUP_MS)
    return () => clearTimeout(leave)
  }, [isUnknown, email, navigate])

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const checked = checkLogin(email, password)
    if (!checked.ok) {
      tell(checked.error.code)
      event.currentTarget
        .querySelector<HTMLInputElement>(email.trim() === '' ? '[name=email]' : '[name=password]')
        ?.focus()
      return
    }
    login.mutate(checked.value)
  }

  if (isHalfway) {
    return (
      <Suspense fallback={null}>
        <CodeStep
          onDone={() => navigate(takeRememberedPath(), { replace: true })}
          onBack={() => {
            setPassword('')
            setHalfway(false)
          }}
        />
      </Suspense>
    )
  }

  return (
    <PublicFrame
      title={t`Log in`}
      lead={
        isVerificationRemembered() ? (
          <span role="status">
            <Trans>Nobody is signed in here. Log in, and your email address is confirmed with it.</Trans>
          </span>
        ) : (
          !hasLost && t`Your plan is where you left it.`
        )
      }
    >
      {hasLost ? (
        <p role="status" className="rounded-control bg-warning-tint px-4 py-3 text-16 text-warning-ink">
          <Trans>Your session has ended. Log in to go on where you were.</Trans>
        </p>
      ) : null}
      <form
        noValidate
        onSubmit={submit}
        onFocus={() => void sdk().catch(() => undefined)}
        className="flex flex-col gap-4"
      >
        <TextField
          label={t`Email`}
          name="email"
          type="email"
          autoComplete="username"
          inputMode="email"
          maxLength={320}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value)
            setUnknown(false)
          }}
        />
        <TextField
          label={t`Password`}
          name="password"
          type="password"
          autoComplete="current-password"
          maxLength={256}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <div className="-my-1 flex flex-wrap items-center justify-between gap-x-4 text-14">
          <Checkbox
            label={t`Remember me`}
            checked={isRemembered}
            onChange={(event) => setRemembered(event.target.checked)}
          />
          <Link to={withEmail(paths.forgotPassword, email)} className={linkClass}>
            <Trans>Forgot Password</Trans>
          </Link>
        </div>
        <Button type="submit" size="large" full busy={login.isPending}>
          <Trans>Log In</Trans>
        </Button>
      </form>
      <Divider>
        <Trans comment="Between two ways in: Google, or email and password">or</Trans>
      </Divider>
      <GoogleButton isRemembered={isRemembered}>
        <Trans>Sign in with Google</Trans>
      </GoogleButton>
      {hasPasskeys() ? (
        <PasskeyButton isRemembered={isRemembered} onDone={() => navigate(takeRememberedPath(), { replace: true })} />
      ) : null}
      <OtherProviderButton isRemembered={isRemembered} words={(name) => t`Sign in with ${ph({ name })}`} />
      <p className="text-center text-16 text-muted">
        <Trans>
          New here?{' '}
          <Link to={withEmail(paths.signup, email)} className={linkClass}>
            Sign Up
          </Link>
        </Trans>
      </p>
    </PublicFrame>
  )
}
