import { t } from '@lingui/core/macro'
import type { WriteOutcome } from '../api/write-queue/entry.ts'

/**
 * What becomes of a write that the server does not have yet, as one or two whole sentences: without a network it is sent once
 * there is one; with one, the server could not be reached or did not take it now, and it is tried again.
 */
export function waitingText(outcome: Exclude<WriteOutcome, 'stored'>): string {
  const isKept = outcome === 'kept'
  if (navigator.onLine) {
    return isKept
      ? t`It could not be sent now. It is kept here and tried again by itself.`
      : t`It could not be sent now, and this browser keeps nothing: it is tried again by itself, if this page stays open.`
  }
  return isKept
    ? t`Kept here and sent when you are online.`
    : t`This browser keeps nothing: it is sent when you are online, if this page stays open.`
}
