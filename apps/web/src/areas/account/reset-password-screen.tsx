import { Trans, useLingui } from '@lingui/react/macro'
import { checkConfirmation, checkNewPassword, type PasswordRefusal, type Result } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { useForm } from 'react-hook-form'
import { Link, useNavigate, useSearchParams } from 'react-router'
import { confirmRecovery } from '../../api/account.ts'
import { type RefusalCode, refusalOf } from '../../api/refusal.ts'
import { paths } from '../../navigation/paths.ts'
import { tell } from '../../notices/tell.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { PasswordRules } from './password-rules.tsx'
import { PublicFrame } from './public-frame.tsx'
import { refusedPassword } from './refused-password.ts'

interface ResetForm {
  password: string
  confirmation: string
}

const isDeadLink = (code: RefusalCode): boolean => code === 'invalid-token' || code === 'not-found'

const messageOf = (checked: Result<string, PasswordRefusal>) => (checked.ok ? undefined : checked.error.message)

/** Second half of the recovery, opened from the mail: sets the new password. */
export function ResetPasswordScreen() {
  const { t } = useLingui()
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const userId = search.get('userId') ?? ''
  const secret = search.get('secret') ?? ''
  const { register, handleSubmit, watch, getValues, setError, formState } = useForm<ResetForm>({
    defaultValues: { password: '', confirmation: '' },
  })
  const reset = useMutation({
    mutationFn: ({ password }: ResetForm) => confirmRecovery(userId, secret, password),
    onSuccess: () => {
      tell('password-reset')
      navigate(paths.login, { replace: true })
    },
    onError: (thrown) => {
      const message = refusedPassword(thrown)
      if (message !== undefined) return setError('password', { message }, { shouldFocus: true })
      // A dead link has a page of its own.
      if (!isDeadLink(refusalOf(thrown).code)) tellRefusal('reset-password', thrown)
    },
  })
  const refused = reset.error ? refusalOf(reset.error).code : undefined
  const isLinkDead = userId === '' || secret === '' || (refused !== undefined && isDeadLink(refused))

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
      <form noValidate onSubmit={handleSubmit((values) => reset.mutate(values))} className="flex flex-col gap-4">
        <TextField
          label={t`New password`}
          type="password"
          autoComplete="new-password"
          maxLength={256}
          error={formState.errors.password?.message}
          hint={<PasswordRules password={watch('password')} />}
          {...register('password', { validate: (value) => messageOf(checkNewPassword(value)) })}
        />
        <TextField
          label={t`Confirm password`}
          type="password"
          autoComplete="new-password"
          maxLength={256}
          error={formState.errors.confirmation?.message}
          {...register('confirmation', {
            validate: (value) => messageOf(checkConfirmation(getValues('password'), value)),
          })}
        />
        <Button type="submit" size="large" full busy={reset.isPending}>
          <Trans>Set Password</Trans>
        </Button>
      </form>
    </PublicFrame>
  )
}
