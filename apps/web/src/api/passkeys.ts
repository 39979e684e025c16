import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { SignedInAccount } from './account.ts'
import { client } from './client.ts'
import { configuration } from './configuration.ts'
import { deviceName } from './device-name.ts'
import { ask, refusalOf } from './refusal.ts'
import { chooseRemembering } from './remember-me.ts'
import { proveByCode } from './second-factor.ts'
import { openInPlace, startAsNewPerson } from './sessions.ts'

/** Why there is no passkey: nobody confirmed it in time, the device has one for this account already, or cannot keep one, or the server did not take it. */
export type PasskeyFailure = 'not-confirmed' | 'already-there' | 'not-possible' | 'not-taken'

/** Thrown when there is no passkey in the end. */
export class PasskeyFailed extends Error {
  readonly failure: PasskeyFailure

  constructor(failure: PasskeyFailure) {
    super(failure)
    this.name = 'PasskeyFailed'
    this.failure = failure
  }
}

const failureOf = (thrown: unknown): PasskeyFailure => {
  const name = thrown instanceof Error ? thrown.name : ''
  if (name === 'InvalidStateError') return 'already-there'
  // Browsers say the same of a person who says no and of a device that holds nothing: neither is told to pages.
  return name === 'NotAllowedError' || name === 'AbortError' ? 'not-confirmed' : 'not-possible'
}

const confirmOnDevice = async <T>(ceremony: () => Promise<T>): Promise<T> => {
  try {
    return await ceremony()
  } catch (thrown) {
    throw new PasskeyFailed(failureOf(thrown))
  }
}

const call = <T>(method: string, path: string, body: object = {}): Promise<T> =>
  ask(() =>
    client.call(
      method,
      new URL(`${configuration.endpoint}/account${path}`),
      { 'X-Appwrite-Project': configuration.projectId, 'content-type': 'application/json' },
      { ...body },
    ),
  )

/** Signs in with a passkey that the person chooses on the device. Throws `PasskeyFailed` when the device gives none. */
export async function signInWithPasskey(isRemembered: boolean): Promise<SignedInAccount | null> {
  const { startAuthentication } = await ask(() => import('@simplewebauthn/browser'))
  const optionsJSON = await call<PublicKeyCredentialRequestOptionsJSON>('post', '/sessions/passkey/options')
  const credential = await confirmOnDevice(() => startAuthentication({ optionsJSON }))
  chooseRemembering(isRemembered)
  await openInPlace(() => call('post', '/sessions/passkey', { credential }))
  return startAsNewPerson()
}

/** A key of one of the person's devices. */
export interface Passkey {
  readonly id: string
  readonly name: string
  readonly addedAt: string
  /** Empty when it never signed in. */
  readonly lastUsedAt: string
  /** The person's other devices have it, too. */
  readonly isSynced: boolean
}

interface WirePasskey {
  readonly $id: string
  readonly $createdAt: string
  readonly name: string
  readonly lastUsedAt: string
  readonly synced: boolean
}

/** The passkeys of the account, the oldest first. */
export const listPasskeys = async (): Promise<readonly Passkey[]> => {
  const { passkeys } = await call<{ passkeys: readonly WirePasskey[] }>('get', '/passkeys')
  return passkeys.map(({ $id, $createdAt, name, lastUsedAt, synced }) => ({
    id: $id,
    name,
    addedAt: $createdAt,
    lastUsedAt,
    isSynced: synced,
  }))
}

/** How the person proves who they are: by nothing so soon after a sign-in, by the password, or by a code. */
export type Proof = { readonly password: string } | { readonly code: string } | undefined

/** Adds a passkey of this device, named after it. Throws `PasskeyFailed` when the device makes none. */
export async function addPasskey(proof: Proof): Promise<void> {
  const { startRegistration } = await ask(() => import('@simplewebauthn/browser'))
  if (proof !== undefined && 'code' in proof) {
    await proveByCode(/^\d{6}$/.test(proof.code.replace(/\s/g, '')) ? 'app' : 'recovery-code', proof.code)
  }
  const known = proof !== undefined && 'password' in proof ? proof : {}
  const optionsJSON = await call<PublicKeyCredentialCreationOptionsJSON>('post', '/passkeys/options', known)
  const credential = await confirmOnDevice(() => startRegistration({ optionsJSON }))
  try {
    await call('post', '/passkeys', { name: deviceName(navigator.userAgent), credential })
  } catch (thrown) {
    throw refusalOf(thrown).code === 'invalid-token' ? new PasskeyFailed('not-taken') : thrown
  }
}

export const renamePasskey = (id: string, name: string): Promise<unknown> => call('patch', `/passkeys/${id}`, { name })

export const removePasskey = (id: string): Promise<unknown> => call('delete', `/passkeys/${id}`)
