import { i18n, type MessageDescriptor } from '@lingui/core'
import { msg, ph } from '@lingui/core/macro'
import { ADULT_AGE, type AgeRefusal, TYPED_AGE } from '@pacemeal/domain'

const words: Readonly<Record<AgeRefusal['code'], MessageDescriptor>> = {
  'age-missing': msg`Enter your age`,
  'age-not-whole': msg`Enter your age in whole years`,
  'age-out-of-range': msg`Enter an age from ${ph({ min: TYPED_AGE.min })} to ${ph({ max: TYPED_AGE.max })}`,
  'under-18': msg`You must be at least ${ph({ min: ADULT_AGE })} years old to continue`,
}

/** What the field of the age step says when the typed age cannot be taken. */
export const ageRefusalText = ({ code }: Pick<AgeRefusal, 'code'>): string => i18n._(words[code])
