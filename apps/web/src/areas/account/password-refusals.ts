import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import { MAX_PASSWORD, MIN_PASSWORD, type PasswordRefusal } from '@pacemeal/domain'

const words: Readonly<Record<PasswordRefusal['code'], MessageDescriptor>> = {
  'old-password-missing': msg`Old password is required`,
  'new-password-missing': msg`New password is required`,
  'password-too-short': msg`Password must be at least ${ph({ min: MIN_PASSWORD })} characters`,
  'password-too-long': msg`Password must be at most ${ph({ max: MAX_PASSWORD })} characters`,
  'password-too-plain': msg`Password must contain uppercase, lowercase, and number`,
  'password-has-product-word': msg`Choose a password without the name of this app`,
  'confirmation-missing': msg`Please confirm your password`,
  'confirmation-differs': msg`Passwords do not match`,
}

/** What the field of a password says when the typed one cannot be taken. */
export const passwordRefusalText = ({ code }: Pick<PasswordRefusal, 'code'>): string => i18n._(words[code])
