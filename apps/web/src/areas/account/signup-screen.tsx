import { Trans, useLingui } from '@lingui/react/macro'
import { checkSignup, type Signup } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { signUp } from '../../api/account.ts'
import { refusalOf } from '../../api/refusal.ts'
import { paths, withEmail } from '../../navigation/paths.ts'
import { noteVerificationMail } from '../../navigation/verification-mail.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GoogleButton } from './google-button.tsx'
import { PasswordRules } from './password-rules.tsx'
import { Divider, PublicFrame } from './public-frame.tsx'
import { refusedPassword } from './refused-password.ts'

/** How long "Account Already Exists" stands before the login opens, in milliseconds (product specification). */
const TO_LOGIN_MS = 2000

const linkClass = 'font-semibold text-ember-ink underline-offset-4 hover:underline'

interface SignupForm {
  name: string
  email: string
  password: string
  confirmation: string
  isRemembered: boolean
}

export function SignupScreen() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const prefilled = search.get('email') ?? ''
  const [isFormShown, setFormShown] = useState(prefilled !== '')
  const [hasAccepted, setAccepted] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const terms = useRef<HTMLInputElement>(null)
  const form = useForm<SignupForm>({
    defaultValues: { name: '', email: prefilled, password: '', confirmation: '', isRemembered: true },
  })
  const { register, setError, setFocus, watch, formState } = form
  const { password, email, isRemembered } = watch()

  const mayGoOn = (): boolean => {
    if (hasAccepted) return true
    tell('terms-required')
    terms.current?.focus()
    return false
  }

  const create = useMutation({
    mutationFn: (wanted: Signup & { isRemembered: boolean }) => signUp(wanted),
    onSuccess: ({ isMailSent }) => {
      noteVerificationMail(isMailSent)
      if (!isMailSent) tell('verification-not-sent')
      navigate(paths.verifyEmail, { replace: true })
    },
    onError: (thrown) => {
      const message = refusedPassword(thrown)
      if (message !== undefined) return setError('password', { message }, { shouldFocus: true })
      tellRefusal('signup', thrown)
      if (refusalOf(thrown).code === 'account-exists') setTaken(true)
    },
  })

  useEffect(() => {
    if (!isTaken) return
    const leave = setTimeout(() => navigate(withEmail(paths.login, email)), TO_LOGIN_MS)
    return () => clearTimeout(leave)
  }, [isTaken, email, navigate])

  const submit = (values: SignupForm) => {
    const checked = checkSignup({ ...values, confirmPassword: values.confirmation, acceptsTerms: hasAccepted })
    if (checked.ok) return create.mutate({ ...checked.value, isRemembered: values.isRemembered })
    const refusal = checked.error
    if (refusal.code === 'signup-incomplete') {
      tell('missing-information')
      setFocus((['name', 'email', 'password'] as const).find((field) => values[field].trim() === '') ?? 'name')
    } else if (refusal.code === 'password-mismatch') {
      tell('password-mismatch')
      setFocus('confirmation')
    } else if (refusal.code === 'terms-not-accepted') mayGoOn()
    else {
      const field = refusal.refusal.field
      if (field === 'name' || field === 'email' || field === 'password') {
        setError(field, { message: refusal.refusal.message }, { shouldFocus: true })
      }
    }
  }

  return (
    <PublicFrame title={t`Create your account`} lead={t`Fuel planned around the training you really do.`}>
      <GoogleButton isRemembered={isRemembered} mayStart={mayGoOn}>
        <Trans>Sign up with Google</Trans>
      </GoogleButton>
      <Divider>
        <Trans comment="Between two ways in: Google, or email and password">or</Trans>
      </Divider>
      {isFormShown ? null : (
        <Button
          variant="secondary"
          size="large"
          full
          icon={<Mail size={20} aria-hidden />}
          onClick={() => setFormShown(true)}
        >
          <Trans>Sign Up with Email</Trans>
        </Button>
      )}
      <form noValidate onSubmit={form.handleSubmit(submit)} className="flex flex-col gap-4">
        {isFormShown ? (
          <>
            <TextField
              label={t`Full Name`}
              autoComplete="name"
              maxLength={128}
              error={formState.errors.name?.message}
              {...register('name')}
            />
            <TextField
              label={t`Email`}
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
              error={formState.errors.email?.message}
              {...register('email', { onChange: () => setTaken(false) })}
            />
            <TextField
              label={t`Password`}
              type="password"
              autoComplete="new-password"
              maxLength={256}
              error={formState.errors.password?.message}
              hint={<PasswordRules password={password} />}
              {...register('password')}
            />
            <TextField
              label={t`Confirm Password`}
              type="password"
              autoComplete="new-password"
              maxLength={256}
              {...register('confirmation')}
            />
            <Checkbox label={t`Remember me`} {...register('isRemembered')} className="-my-2" />
          </>
        ) : null}
        <Checkbox
          ref={terms}
          checked={hasAccepted}
          onChange={(event) => setAccepted(event.target.checked)}
          label={
            <Trans>
              I accept the{' '}
              <Link to={paths.terms} target="_blank" className={linkClass}>
                Terms and Conditions and Privacy Policy
              </Link>
            </Trans>
          }
        />
        {isFormShown ? (
          <Button type="submit" size="large" full busy={create.isPending}>
            <Trans>Create Account</Trans>
          </Button>
        ) : null}
      </form>
      <p className="text-center text-16 text-muted">
        <Trans>
          Already have an account?{' '}
          <Link to={withEmail(paths.login, email)} className={`inline-flex min-h-11 items-center ${linkClass}`}>
            Sign In
          </Link>
        </Trans>
      </p>
    </PublicFrame>
  )
}
