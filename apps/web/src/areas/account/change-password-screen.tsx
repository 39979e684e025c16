import { Trans, useLingui } from '@lingui/react/macro'
import { checkPasswordChange, type PasswordChange } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { Link, useNavigate } from 'react-router'
import { changePassword } from '../../api/account-changes.ts'
import { refusalOf } from '../../api/refusal.ts'
import { BackLink } from '../../navigation/back-link.tsx'
import { paths, withEmail } from '../../navigation/paths.ts'
import { useRequiredAccount } from '../../navigation/use-account.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Screen } from '../../ui/screen.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { passwordRefusalText } from './password-refusals.ts'
import { PasswordRules } from './password-rules.tsx'
import { refusedPassword } from './refused-password.ts'
import { useTextFields } from './use-text-fields.ts'

export function ChangePasswordScreen() {
  const { t } = useLingui()
  const { email, hasPassword } = useRequiredAccount()
  return (
    <Screen title={t`Change Password`} back={<BackLink to={paths.profile} label={t`Back to profile`} />}>
      {hasPassword ? <ChangeForm /> : <FirstPassword email={email} />}
    </Screen>
  )
}

function ChangeForm() {
  const { t } = useLingui()
  const navigate = useNavigate()
  const { values, touched, refusedFor, refuse, formProps, fieldProps } = useTextFields<keyof PasswordChange>({
    oldPassword: '',
    newPassword: '',
    confirmPassword: '',
  })
  const refusals = checkPasswordChange(values)
  const errorOf = (field: keyof PasswordChange) => {
    const refusal = touched.has(field) ? refusals.find((one) => one.field === field) : undefined
    return refusal ? passwordRefusalText(refusal) : refusedFor(field)
  }

  const change = useMutation({
    mutationFn: () => changePassword(values.oldPassword, values.newPassword),
    onSuccess: () => {
      tell('password-changed')
      navigate(paths.profile)
    },
    onError: (thrown) => {
      const { code } = refusalOf(thrown)
      const message = refusedPassword(thrown)
      if (message !== undefined) return refuse('newPassword', message)
      // Too short to be anybody's password is refused by its form, which is the same to the person.
      if (code === 'wrong-credentials' || code === 'invalid-input') {
        refuse('oldPassword', t`This is not your current password`)
      } else tellRefusal('change-password', thrown)
    },
  })

  return (
    <form {...formProps(() => change.mutate())} className="flex flex-col gap-4">
      <TextField
        label={t`Old password`}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        error={errorOf('oldPassword')}
        {...fieldProps('oldPassword')}
      />
      <TextField
        label={t`New password`}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        error={errorOf('newPassword')}
        hint={<PasswordRules password={values.newPassword} />}
        {...fieldProps('newPassword')}
      />
      <TextField
        label={t`Confirm password`}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        error={errorOf('confirmPassword')}
        {...fieldProps('confirmPassword')}
      />
      <Button type="submit" size="large" full className="mt-2" busy={change.isPending} disabled={refusals.length > 0}>
        <Trans>CONFIRM</Trans>
      </Button>
    </form>
  )
}

/** Someone who signs in with Google has no password yet and proves the address by the recovery mail instead. */
function FirstPassword({ email }: { email: string }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="text-16 text-muted">
        <Trans>
          You sign in with Google and have no password yet. Set a first one by a link that we send to{' '}
          <strong className="font-semibold text-ink">{email}</strong>.
        </Trans>
      </p>
      <Link to={withEmail(paths.forgotPassword, email)} className={buttonClass({ size: 'large', full: true })}>
        <Trans>Set a Password</Trans>
      </Link>
    </div>
  )
}
