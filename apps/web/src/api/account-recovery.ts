import { configuration } from './configuration.ts'
import { ask, refusalOf } from './refusal.ts'
import { sdk } from './sdk.ts'

/** Confirms the address by the two values of the mailed link. */
export const confirmVerification = (userId: string, secret: string): Promise<unknown> =>
  ask(async () => (await sdk()).accountApi.updateEmailVerification({ userId, secret }))

/** Mails a link for a new password. An unknown address is answered as a known one, to tell strangers nothing. */
export async function sendRecovery(email: string): Promise<void> {
  try {
    await ask(async () =>
      (await sdk()).accountApi.createRecovery({ email, url: `${configuration.appUrl}/reset-password` }),
    )
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'not-found') throw thrown
  }
}

/** Sets a new password by the two values of the mailed link. */
export const confirmRecovery = (userId: string, secret: string, password: string): Promise<unknown> =>
  ask(async () => (await sdk()).accountApi.updateRecovery({ userId, secret, password }))
