import { ph } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { checkSignup, type Signup } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { refusalOf } from '../../api/refusal.ts'
import { signUp } from '../../api/sessions.ts'
import { identityRefusalText } from '../../languages/identity-refusals.ts'
import { paths, withEmail } from '../../navigation/paths.ts'
import { tellVerificationMail } from '../../navigation/tell-verification-mail.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/checkbox.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GoogleButton } from './google-button.tsx'
import { OtherProviderButton } from './other-provider-button.tsx'
import { passwordRefusalText } from './password-refusals.ts'
import { PasswordRules } from './password-rules.tsx'
import { Divider, PublicFrame } from './public-frame.tsx'
import { refusedPassword } from './refused-password.ts'
import { useTextFields } from './use-text-fields.ts'

/** How long "Account Already Exists" stands before the login opens, in milliseconds (product specification). */
const TO_LOGIN_MS = 2000

const linkClass = 'font-semibold text-ember-ink underline-offset-4 hover:underline'

export function SignupScreen() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const prefilled = search.get('email') ?? ''
  const [isFormShown, setFormShown] = useState(prefilled !== '')
  const [hasAccepted, setAccepted] = useState(false)
  const [isTaken, setTaken] = useState(false)
  const terms = useRef<HTMLInputElement>(null)
  const [isRemembered, setRemembered] = useState(true)
  const { values, refusedFor, focus, refuse, formProps, fieldProps } = useTextFields({
    name: '',
    email: prefilled,
    password: '',
    confirmation: '',
  })
  const { email } = values

  /** The button that was pressed is gone then; its place in the page goes on in the first field. */
  const showForm = (): void => {
    flushSync(() => setFormShown(true))
    focus('name')
  }

  const mayGoOn = (): boolean => {
    if (hasAccepted) return true
    tell('terms-required')
    terms.current?.focus()
    return false
  }

  const create = useMutation({
    mutationFn: (wanted: Signup) => signUp({ ...wanted, isRemembered }),
    onSuccess: ({ mail }) => {
      tellVerificationMail(mail)
      navigate(paths.verifyEmail, { replace: true })
    },
    onError: (thrown) => {
      const message = refusedPassword(thrown)
      if (message !== undefined) return refuse('password', message)
      tellRefusal('signup', thrown)
      if (refusalOf(thrown).code === 'account-exists') setTaken(true)
    },
  })

  useEffect(() => {
    if (!isTaken) return
    const leave = setTimeout(() => navigate(withEmail(paths.login, email)), TO_LOGIN_MS)
    return () => clearTimeout(leave)
  }, [isTaken, email, navigate])

  const submit = () => {
    const checked = checkSignup({ ...values, confirmPassword: values.confirmation, acceptsTerms: hasAccepted })
    if (checked.ok) return create.mutate(checked.value)
    const refusal = checked.error
    if (refusal.code === 'signup-incomplete') {
      tell('missing-information')
      focus((['name', 'email', 'password'] as const).find((field) => values[field].trim() === '') ?? 'name')
    } else if (refusal.code === 'password-mismatch') {
      tell('password-mismatch')
      focus('confirmation')
    } else if (refusal.code === 'terms-not-accepted') mayGoOn()
    else {
      const { field, code } = refusal.refusal
      const isOfIdentity = code === 'name-invalid' || code === 'email-invalid'
      const text = isOfIdentity ? identityRefusalText({ code }) : passwordRefusalText({ code })
      if (field === 'name' || field === 'email' || field === 'password') refuse(field, text)
    }
  }

  const emailProps = fieldProps('email')
  return (
    <PublicFrame title={t`Create your account`} lead={t`Fuel planned around the training you really do.`}>
      <GoogleButton isRemembered={isRemembered} mayStart={mayGoOn}>
        <Trans>Sign up with Google</Trans>
      </GoogleButton>
      <OtherProviderButton
        isRemembered={isRemembered}
        mayStart={mayGoOn}
        words={(name) => t`Sign up with ${ph({ name })}`}
      />
      <Divider>
        <Trans comment="Between two ways in: Google, or email and password">or</Trans>
      </Divider>
      {isFormShown ? null : (
        <Button variant="secondary" size="large" full icon={<Mail size={20} aria-hidden />} onClick={showForm}>
          <Trans>Sign Up with Email</Trans>
        </Button>
      )}
      <form {...formProps(submit)} className="flex flex-col gap-4">
        {isFormShown ? (
          <>
            <TextField
              label={t`Full Name`}
              autoComplete="name"
              maxLength={128}
              error={refusedFor('name')}
              {...fieldProps('name')}
            />
            <TextField
              label={t`Email`}
              type="email"
              inputMode="email"
              autoComplete="username"
              maxLength={254}
              error={refusedFor('email')}
              {...emailProps}
              onChange={(event) => {
                emailProps.onChange(event)
                setTaken(false)
              }}
            />
            <TextField
              label={t`Password`}
              type="password"
              autoComplete="new-password"
              maxLength={256}
              error={refusedFor('password')}
              hint={<PasswordRules password={values.password} />}
              {...fieldProps('password')}
            />
            <TextField
              label={t`Confirm Password`}
              type="password"
              autoComplete="new-password"
              maxLength={256}
              {...fieldProps('confirmation')}
            />
            <Checkbox
              label={t`Remember me`}
              checked={isRemembered}
              onChange={(event) => setRemembered(event.target.checked)}
              className="-my-2"
            />
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
