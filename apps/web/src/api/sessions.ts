import { endSession, refreshAccount, type SignedInAccount } from './account.ts'
import { configuration } from './configuration.ts'
import { forgetReadings } from './readings.ts'
import { ask, refusalOf } from './refusal.ts'
import { chooseRemembering } from './remember-me.ts'
import { sdk } from './sdk.ts'
import { startSession } from './session-end.ts'

// How somebody comes: no screen that a visit begins with while signed in needs it.

export interface Credentials {
  readonly email: string
  readonly password: string
  /** Off: the session ends with the browser. */
  readonly isRemembered: boolean
}

/** Opens a session. Someone's that is still in this browser although the app had forgotten it makes room. */
export async function openInPlace(open: () => Promise<unknown>): Promise<void> {
  try {
    await open()
  } catch (thrown) {
    if (refusalOf(thrown).code !== 'session-exists') throw thrown
    await endSession()
    await open()
  }
}

async function openSession({ email, password, isRemembered }: Credentials): Promise<void> {
  chooseRemembering(isRemembered)
  await openInPlace(() => ask(async () => (await sdk()).accountApi.createEmailPasswordSession({ email, password })))
}

/** Signs in by email and password. */
export async function signIn(credentials: Credentials): Promise<SignedInAccount | null> {
  await openSession(credentials)
  return startAsNewPerson()
}

export interface SignUp extends Credentials {
  readonly name: string
}

/** Where the link of a verification mail leads. */
const verificationUrl = () => `${configuration.appUrl}/auth/verify-email`

/** Creates the account, signs in and sends the verification mail; `mail` is what became of that last part. */
export async function signUp({ name, ...credentials }: SignUp): Promise<{ mail: AskedMail }> {
  const { email, password } = credentials
  await ask(async () => (await sdk()).accountApi.create({ userId: (await sdk()).ID.unique(), email, password, name }))
  await openSession(credentials)
  const mail = await tryVerification()
  await startAsNewPerson()
  return { mail }
}

/** Drops what belonged to whoever was here before, and reads who is here now. Throws when a second step is asked for. */
export async function startAsNewPerson(): Promise<SignedInAccount | null> {
  startSession()
  forgetReadings()
  const account = await refreshAccount()
  // A session was opened and nobody is here: the refusal says why.
  if (account === null) await ask(async () => (await sdk()).accountApi.get())
  else if (mayGetMessages()) {
    const { endForeignSubscription } = await import('./push-devices.ts')
    await endForeignSubscription(account.id).catch(() => undefined)
  }
  return account
}

/** Whether this browser may show messages that the server pushes. */
export const mayGetMessages = (): boolean => 'Notification' in globalThis && Notification.permission === 'granted'

/** Mails a link that verifies the address. */
export const sendVerification = (): Promise<unknown> =>
  ask(async () => (await sdk()).accountApi.createEmailVerification({ url: verificationUrl() }))

/** What became of a mail: sent, not sent for now, or refused because its address takes none. */
export type AskedMail = 'sent' | 'not-sent' | 'refused'

/** Mails the link; one that could not be sent is asked for again on the screen that waits for it. */
export const tryVerification = (): Promise<AskedMail> =>
  sendVerification().then(
    () => 'sent' as const,
    (thrown: unknown) => (refusalOf(thrown).code === 'address-refused' ? 'refused' : 'not-sent'),
  )
