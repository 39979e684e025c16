import { Trans, useLingui } from '@lingui/react/macro'
import { checkConfirmation, checkNewPassword } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { confirmRecovery } from '../../api/account-recovery.ts'
import { type RefusalCode, refusalOf } from '../../api/refusal.ts'
import { paths } from '../../navigation/paths.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { passwordRefusalText } from './password-refusals.ts'
import { PasswordRules } from './password-rules.tsx'
import { PublicFrame } from './public-frame.tsx'
import { refusedPassword } from './refused-password.ts'
import { useTextFields } from './use-text-fields.ts'

const isDeadLink = (code: RefusalCode): boolean => code === 'invalid-token' || code === 'not-found'

/** What is wrong in the fields, by field. */
function errorsOf({ password, confirmation }: { password: string; confirmation: string }) {
  const checked = { password: checkNewPassword(password), confirmation: checkConfirmation(password, confirmation) }
  return {
    password: checked.password.ok ? undefined : passwordRefusalText(checked.password.error),
    confirmation: checked.confirmation.ok ? undefined : passwordRefusalText(checked.confirmation.error),
  }
}

/** Second half of the recovery, opened from the mail: sets the new password. */
export function ResetPasswordScreen() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const userId = search.get('userId') ?? ''
  const secret = search.get('secret') ?? ''
  const { values, refusedFor, focus, refuse, formProps, fieldProps } = useTextFields({ password: '', confirmation: '' })
  const [isChecked, setChecked] = useState(false)
  const errors = errorsOf(values)
  const reset = useMutation({
    mutationFn: () => confirmRecovery(userId, secret, values.password),
    onSuccess: () => {
      tell('password-reset')
      navigate(paths.login, { replace: true })
    },
    onError: (thrown) => {
      const message = refusedPassword(thrown)
      if (message !== undefined) return refuse('password', message)
      // A dead link has a page of its own.
      if (!isDeadLink(refusalOf(thrown).code)) tellRefusal('reset-password', thrown)
    },
  })
  const isLinkDead = userId === '' || secret === '' || (reset.error !== null && isDeadLink(refusalOf(reset.error).code))

  const submit = () => {
    setChecked(true)
    if (errors.password !== undefined) focus('password')
    else if (errors.confirmation !== undefined) focus('confirmation')
    else reset.mutate()
  }

  if (isLinkDead) {
    return (
      <PublicFrame
        title={t`This link no longer works`}
        lead={t`A link for a new password works once and for one hour. Your password is unchanged.`}
      >
        <Link to={paths.forgotPassword} className={buttonClass({ size: 'large', full: true })}>
          <Trans>Send a new link</Trans>
        </Link>
        <Link to={paths.login} className={buttonClass({ variant: 'quiet', size: 'large', full: true })}>
          <Trans>Back to Login</Trans>
        </Link>
      </PublicFrame>
    )
  }

  return (
    <PublicFrame title={t`Set a new password`}>
      <form {...formProps(submit)} className="flex flex-col gap-4">
        <TextField
          label={t`New password`}
          type="password"
          autoComplete="new-password"
          maxLength={256}
          error={(isChecked ? errors.password : undefined) ?? refusedFor('password')}
          hint={<PasswordRules password={values.password} />}
          {...fieldProps('password')}
        />
        <TextField
          label={t`Confirm password`}
          type="password"
          autoComplete="new-password"
          maxLength={256}
          error={isChecked ? errors.confirmation : undefined}
          {...fieldProps('confirmation')}
        />
        <Button type="submit" size="large" full busy={reset.isPending}>
          <Trans>Set Password</Trans>
        </Button>
      </form>
    </PublicFrame>
  )
}
