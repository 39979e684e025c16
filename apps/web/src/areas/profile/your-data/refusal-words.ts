import { t } from '@lingui/core/macro'
import { refusalOf } from '../../../api/refusal.ts'

/** Why a download or an import did not work, what was kept, and what to do next. */
export function refusalWords(thrown: unknown): string {
  const { code, message } = refusalOf(thrown)
  if (code === 'network') return t`The server did not answer. Nothing was changed. Check your connection and try again.`
  if (code === 'server') return t`The server had a problem. Nothing was lost. Try again in a moment.`
  if (code === 'rate-limited') return t`That was done often in the last hour. Nothing was changed. Try again later.`
  return message
}
