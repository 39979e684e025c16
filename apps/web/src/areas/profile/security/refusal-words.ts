import { t } from '@lingui/core/macro'
import { refusalOf } from '../../../api/refusal.ts'

/** Why a change to sign-in and security did not work, and what to do next. */
export function refusalWords(thrown: unknown): string {
  const { code, message } = refusalOf(thrown)
  if (code === 'invalid-token') return t`This code is wrong, or was used before. Wait for the next one.`
  if (code === 'wrong-credentials' || code === 'invalid-input') return t`This is not your password`
  if (code === 'rate-limited') return t`That was tried often in the last hour. Nothing was changed. Try again later.`
  if (code === 'network') return t`The server did not answer. Check your connection and try again.`
  if (code === 'server') return t`The server had a problem. Nothing was changed. Try again in a moment.`
  return message
}
