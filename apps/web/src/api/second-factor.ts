import type { AuthenticationFactor, AuthenticatorType, Models } from 'appwrite'
import { accountApi, client } from './client.ts'
import { configuration } from './configuration.ts'
import { ask } from './refusal.ts'
import { startAsNewPerson } from './sessions.ts'

/** The SDK's lists of words would come along with it; these are the words themselves. */
const TOTP = 'totp' as AuthenticatorType
const factorWords = {
  app: 'totp' as AuthenticationFactor,
  'recovery-code': 'recoverycode' as AuthenticationFactor,
} as const

/** What a code is from: the authenticator app, or the list of recovery codes. */
export type CodeSource = keyof typeof factorWords

const digits = (code: string): string => code.replace(/\s/g, '')

/** Proves by a code who is here, in this session. */
export async function proveByCode(source: CodeSource, code: string): Promise<void> {
  const { $id } = await ask(() => accountApi.createMfaChallenge({ factor: factorWords[source] }))
  await ask(() => accountApi.updateMfaChallenge({ challengeId: $id, otp: digits(code) }))
}

/** The second step of a sign-in: gives the account that is open afterwards. */
export async function finishSignIn(source: CodeSource, code: string) {
  await proveByCode(source, code)
  return startAsNewPerson()
}

/** Whether sign-ins ask for a second step. */
export const readTwoStep = async (): Promise<{ readonly isOn: boolean }> => ({
  isOn: (await ask(() => accountApi.get())).mfa,
})

export interface NewAuthenticator {
  /** For typing into the app. */
  readonly secret: string
  /** For the QR code. */
  readonly uri: string
}

/** Begins to set an authenticator app up; some time after the sign-in the password has to prove who asks. */
export const beginAuthenticator = (password: string | undefined): Promise<NewAuthenticator> =>
  ask(() =>
    client.call(
      'post',
      new URL(`${configuration.endpoint}/account/mfa/authenticators/totp`),
      { 'X-Appwrite-Project': configuration.projectId, 'content-type': 'application/json' },
      password === undefined ? {} : { password },
    ),
  )

/** Takes the app's first code, and gives the recovery codes, which are told once. */
export async function confirmAuthenticator(code: string): Promise<readonly string[]> {
  await ask(() => accountApi.updateMfaAuthenticator({ type: TOTP, otp: digits(code) }))
  return makeRecoveryCodes()
}

/** Recovery codes for a set-up that is under way. */
const makeRecoveryCodes = async (): Promise<readonly string[]> =>
  (await ask(() => accountApi.createMfaRecoveryCodes())).recoveryCodes

/** New recovery codes in place of the earlier ones. */
export const replaceRecoveryCodes = async (): Promise<readonly string[]> =>
  (await ask(() => accountApi.updateMfaRecoveryCodes())).recoveryCodes

export const turnTwoStepOn = (): Promise<unknown> => ask(() => accountApi.updateMFA({ mfa: true }))

/** Removes the authenticator app and the recovery codes. */
export const turnTwoStepOff = (): Promise<unknown> => ask(() => accountApi.deleteMfaAuthenticator({ type: TOTP }))

/** A device that is signed in. */
export interface SignedInDevice {
  readonly id: string
  /** `Chrome on macOS`; empty when the device did not say. */
  readonly browser: string
  readonly system: string
  readonly isPhone: boolean
  /** The network address it signed in from. */
  readonly address: string
  readonly lastSeenAt: string
  /** When it signed in. */
  readonly signedInAt: string
  readonly isHere: boolean
}

const deviceOf = (session: Models.Session): SignedInDevice => ({
  id: session.$id,
  browser: session.clientName,
  system: session.osName,
  isPhone: session.deviceName === 'smartphone' || session.deviceName === 'tablet',
  address: session.ip,
  lastSeenAt: session.$updatedAt,
  signedInAt: session.$createdAt,
  isHere: session.current,
})

/** Every device that is signed in, this one first. */
export const listDevices = async (): Promise<readonly SignedInDevice[]> => {
  const { sessions } = await ask(() => accountApi.listSessions())
  return sessions.map(deviceOf).toSorted((a, b) => Number(b.isHere) - Number(a.isHere))
}

export const signDeviceOut = (id: string): Promise<unknown> => ask(() => accountApi.deleteSession({ sessionId: id }))

/** Signs out all devices but this one; one that is gone meanwhile is no failure. */
export async function signOthersOut(devices: readonly SignedInDevice[]): Promise<void> {
  const ended = await Promise.allSettled(devices.filter(({ isHere }) => !isHere).map(({ id }) => signDeviceOut(id)))
  const left = await listDevices()
  const failed = ended.find((one) => one.status === 'rejected')
  if (failed !== undefined && left.some(({ isHere }) => !isHere)) throw failed.reason
}
