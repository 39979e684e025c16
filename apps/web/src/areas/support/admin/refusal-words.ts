import { t } from '@lingui/core/macro'
import { refusalOf } from '../../../api/refusal.ts'

/** Why something that an operator did has not happened. */
export function refusalWords(thrown: unknown): string {
  const { code, message } = refusalOf(thrown)
  if (code === 'not-found') return t`It is no longer there. Somebody else may have been faster.`
  if (code === 'network') return t`The server did not answer. Check your connection and try again.`
  if (code === 'server') return t`The server had a problem. Nothing was changed. Try again in a moment.`
  return message
}
