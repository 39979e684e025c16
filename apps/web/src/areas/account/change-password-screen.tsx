import { Trans, useLingui } from '@lingui/react/macro'
import { checkPasswordChange, type PasswordChange } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
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
import { PasswordRules } from './password-rules.tsx'
import { refusedPassword } from './refused-password.ts'

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
  const [wrongOld, setWrongOld] = useState<string>()
  const [refusedNew, setRefusedNew] = useState<string>()
  const { register, handleSubmit, setFocus, watch, formState } = useForm<PasswordChange>({
    mode: 'onTouched',
    defaultValues: { oldPassword: '', newPassword: '', confirmPassword: '' },
  })
  const values = watch()
  const refusals = checkPasswordChange(values)
  const errorOf = (field: keyof PasswordChange) =>
    formState.touchedFields[field] ? refusals.find((refusal) => refusal.field === field)?.message : undefined

  const change = useMutation({
    mutationFn: ({ oldPassword, newPassword }: PasswordChange) => changePassword(oldPassword, newPassword),
    onSuccess: () => {
      tell('password-changed')
      navigate(paths.profile)
    },
    onError: (thrown) => {
      const { code } = refusalOf(thrown)
      const message = refusedPassword(thrown)
      if (message !== undefined) {
        setRefusedNew(message)
        return setFocus('newPassword')
      }
      // Too short to be anybody's password is refused by its form, which is the same to the person.
      if (code === 'wrong-credentials' || code === 'invalid-input') setWrongOld(t`This is not your current password`)
      else tellRefusal('change-password', thrown)
    },
  })

  return (
    <form noValidate onSubmit={handleSubmit((form) => change.mutate(form))} className="flex flex-col gap-4">
      <TextField
        label={t`Old password`}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        error={errorOf('oldPassword') ?? wrongOld}
        {...register('oldPassword', { onChange: () => setWrongOld(undefined) })}
      />
      <TextField
        label={t`New password`}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        error={errorOf('newPassword') ?? refusedNew}
        hint={<PasswordRules password={values.newPassword} />}
        {...register('newPassword', { onChange: () => setRefusedNew(undefined) })}
      />
      <TextField
        label={t`Confirm password`}
        type="password"
        autoComplete="new-password"
        maxLength={256}
        error={errorOf('confirmPassword')}
        {...register('confirmPassword')}
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
