import { parseJsonObject } from '@pacemeal/domain'
import { Refusal } from '../../refusal.ts'

/** Who a passkey is for: this app at its address. */
export interface RelyingParty {
  /** The host, which every passkey is bound to for good. */
  readonly id: string
  /** Whether pages of this origin may ask for it. */
  readonly allows: (origin: string) => boolean
}

/** How long a person may take to confirm on the device. */
export const CONFIRM_MS = 5 * 60_000

/** ES256, RS256 and EdDSA: what the devices of people have. */
export const algorithms: readonly number[] = [-8, -7, -257]

export const invalidPasskey = () => new Refusal('user_invalid_token', ({ account }) => account.passkeyUnconfirmed)

/** The library is read when it is first needed: most sign-ins go without. */
export const webauthn = () => import('@simplewebauthn/server')

export interface ClientData {
  readonly challenge: string
  readonly origin: string
}

/** What the browser says of the ceremony; its signature is checked afterwards. Pages of others, and frames in them, are refused. */
export const readClientData = ({ allows }: RelyingParty, encoded: string): ClientData => {
  const { challenge, origin, crossOrigin } = parseJsonObject(Buffer.from(encoded, 'base64url').toString())
  if (typeof challenge !== 'string' || typeof origin !== 'string' || crossOrigin === true || !allows(origin)) {
    throw invalidPasskey()
  }
  return { challenge, origin }
}

/** What a check of the library gives; whatever it does not take is refused. */
export const verified = async <T extends { readonly verified: boolean }>(check: () => Promise<T>): Promise<T> => {
  const outcome = await check().catch(() => undefined)
  if (outcome?.verified !== true) throw invalidPasskey()
  return outcome
}
