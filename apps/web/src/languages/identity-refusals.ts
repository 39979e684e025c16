import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import { type IdentityRefusal, MAX_PERSON_NAME } from '@pacemeal/domain'

const words: Readonly<Record<IdentityRefusal['code'], MessageDescriptor>> = {
  'name-invalid': msg`Enter a name of 1 to ${ph({ max: MAX_PERSON_NAME })} characters`,
  'email-invalid': msg`Enter an email address, for example maya@example.com`,
}

/** What the field of a name or an address says when it cannot be taken. */
export const identityRefusalText = ({ code }: Pick<IdentityRefusal, 'code'>): string => i18n._(words[code])
