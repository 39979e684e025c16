import { Trans, useLingui } from '@lingui/react/macro'
import { readEmail } from '@pacemeal/domain'
import { useMutation } from '@tanstack/react-query'
import { changeEmail } from '../../api/account-changes.ts'
import { refusalOf } from '../../api/refusal.ts'
import type { AskedMail } from '../../api/sessions.ts'
import { identityRefusalText } from '../../languages/identity-refusals.ts'
import { tellVerificationMail } from '../../navigation/tell-verification-mail.ts'
import { tellRefusal } from '../../notices/tell-refusal.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useTextFields } from './use-text-fields.ts'

export interface ChangeAddressFormProps {
  /** The address of now, to be corrected. */
  email: string
  /** The new address counts; `mail` is what became of the link to it. */
  onChanged: (mail: AskedMail) => void
  onCancel: () => void
}

/** Corrects the address of an account that waits for its confirmation, proven by the password. */
export function ChangeAddressForm({ email, onChanged, onCancel }: ChangeAddressFormProps) {
  const { t } = useLingui()
  const { values, refusedFor, refuse, formProps, fieldProps } = useTextFields({ email, password: '' })
  const change = useMutation({
    mutationFn: (address: string) => changeEmail(address, values.password),
    onSuccess: ({ mail }) => {
      tellVerificationMail(mail)
      onChanged(mail)
    },
    onError: (thrown) => {
      const { code } = refusalOf(thrown)
      // A text too short to be anybody's password is refused by its form, which is the same to the person.
      if (code === 'wrong-credentials' || code === 'invalid-input') refuse('password', t`This is not your password`)
      else if (code === 'account-exists') refuse('email', t`This address is already in use`)
      else tellRefusal('change-address', thrown)
    },
  })
  const submit = () => {
    const read = readEmail(values.email)
    if (!read.ok) refuse('email', identityRefusalText(read.error))
    else if (read.value === email) refuse('email', t`This is your address already`)
    else if (values.password === '') refuse('password', t`Enter your password to change the address`)
    else change.mutate(read.value)
  }
  return (
    <form {...formProps(submit)} className="flex flex-col gap-4">
      <TextField
        label={t`Email`}
        type="email"
        inputMode="email"
        autoComplete="email"
        maxLength={320}
        autoFocus
        error={refusedFor('email')}
        {...fieldProps('email')}
      />
      <TextField
        label={t`Password`}
        type="password"
        autoComplete="current-password"
        maxLength={256}
        error={refusedFor('password')}
        {...fieldProps('password')}
      />
      <Button type="submit" size="large" full busy={change.isPending}>
        <Trans>Change Address</Trans>
      </Button>
      <Button variant="quiet" size="large" full onClick={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
    </form>
  )
}
