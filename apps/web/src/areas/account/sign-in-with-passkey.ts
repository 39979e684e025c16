import { t } from '@lingui/core/macro'
import { PasskeyFailed, signInWithPasskey } from '../../api/passkeys.ts'
import { refusalOf } from '../../api/refusal.ts'

/** Why a passkey did not sign in, and what to do next. */
function problemOf(thrown: unknown): string {
  if (thrown instanceof PasskeyFailed) {
    return thrown.failure === 'not-possible'
      ? t`This device cannot use passkeys here. Log in with your password.`
      : t`No passkey was chosen. Try again, or log in with your password.`
  }
  const { code, message } = refusalOf(thrown)
  if (code === 'wrong-credentials') return t`This passkey was removed from its account. Log in with your password.`
  if (code === 'invalid-token') return t`The passkey could not be confirmed. Try again.`
  if (code === 'rate-limited') return t`There were too many attempts. Wait a while, then try again.`
  if (code === 'network') return t`The server did not answer. Check your connection and try again.`
  return message
}

/** Signs in with a passkey; gives what went wrong, in words. */
export async function trySignIn(isRemembered: boolean): Promise<string | undefined> {
  try {
    await signInWithPasskey(isRemembered)
    return undefined
  } catch (thrown) {
    return problemOf(thrown)
  }
}
