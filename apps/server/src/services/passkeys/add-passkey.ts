import type { PublicKeyCredentialCreationOptionsJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { nowText } from '../../clock.ts'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { PasskeyRow } from '../../store/tables.ts'
import { isTaken } from '../../store/violations.ts'
import { tellPasskey } from '../accounts/account-notices.ts'
import { issueToken, redeemToken } from '../accounts/one-time-tokens.ts'
import { requireStillProven } from '../accounts/prove-person.ts'
import type { SignedIn } from '../caller.ts'
import { requireFreshProof } from '../second-factor/fresh-proof.ts'
import { listPasskeys } from './manage-passkeys.ts'
import {
  algorithms,
  CONFIRM_MS,
  invalidPasskey,
  type RelyingParty,
  readClientData,
  verified,
  webauthn,
} from './relying-party.ts'

const MAX_PASSKEYS = 20

const transportsOf = ({ transports }: PasskeyRow): { transports: string[] } => ({ transports: JSON.parse(transports) })

const requireRoom = (known: readonly PasskeyRow[]): void => {
  if (known.length < MAX_PASSKEYS) return
  throw new Refusal('user_passkey_limit_exceeded', ({ account }) => account.tooManyPasskeys(MAX_PASSKEYS))
}

/**
 * Begins to add a passkey; gives what the browser asks the device for. The person proves first who they are, since a passkey
 * opens the account from then on.
 */
export const beginPasskey = async (
  backend: Ports<'clock' | 'limits' | 'store'>,
  caller: SignedIn,
  party: RelyingParty,
  password: string | undefined,
): Promise<PublicKeyCredentialCreationOptionsJSON> => {
  const { user, session } = caller
  await requireFreshProof(backend, caller, password)
  const known = await listPasskeys(backend, caller)
  requireRoom(known)
  const { secret } = await backend.store.transact((tx) => issueToken(tx, backend.clock, user.id, 'passkey', session.id))
  const { generateRegistrationOptions } = await webauthn()
  return generateRegistrationOptions({
    rpName: 'Pacemeal',
    rpID: party.id,
    userID: new TextEncoder().encode(user.id),
    userName: user.email,
    userDisplayName: user.name || user.email,
    challenge: new Uint8Array(Buffer.from(secret, 'base64url')),
    timeout: CONFIRM_MS,
    attestationType: 'none',
    excludeCredentials: known.map((row) => ({ id: row.credentialId, ...transportsOf(row) })),
    // The device finds it without an address, and makes sure of the person each time.
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: [...algorithms],
  })
}

/**
 * Refuses a passkey that brings certificates of its maker. None were asked for, and checking them would fetch addresses
 * that they name.
 */
const requireNoCertificates = async (attestationObject: string): Promise<void> => {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers')
  try {
    const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')))
    const format = decoded.get('fmt')
    if (format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)) return
  } catch {
    // What cannot be read is refused as well.
  }
  throw invalidPasskey()
}

export interface NewPasskey {
  readonly name: string
  readonly credential: RegistrationResponseJSON
}

/** Adds the passkey that the device made for this session's challenge, which counts once. The person hears of it by mail. */
export const addPasskey = async (
  backend: Ports<'clock' | 'store' | 'timers'>,
  caller: SignedIn,
  party: RelyingParty,
  { name, credential }: NewPasskey,
): Promise<PasskeyRow> => {
  const { user, session } = caller
  const { challenge, origin } = readClientData(party, credential.response.clientDataJSON)
  const token = await backend.store.transact((tx) => redeemToken(tx, backend.clock, user.id, 'passkey', challenge))
  if (token.subject !== session.id) throw invalidPasskey()
  await requireNoCertificates(credential.response.attestationObject)
  const { verifyRegistrationResponse } = await webauthn()
  const { registrationInfo } = await verified(() =>
    verifyRegistrationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      supportedAlgorithmIDs: [...algorithms],
    }),
  )
  if (registrationInfo === undefined) throw invalidPasskey()
  const { id, publicKey, counter, transports = [] } = registrationInfo.credential
  const row: PasskeyRow = {
    id: newId(),
    userId: user.id,
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter,
    transports: JSON.stringify(transports),
    synced: registrationInfo.credentialBackedUp ? 1 : 0,
    name,
    createdAt: nowText(backend.clock),
    usedAt: null,
  }
  try {
    await backend.store.transact(async (tx) => {
      await requireStillProven(tx, caller)
      requireRoom(await listPasskeys({ store: tx }, caller))
      await tx.db.insertInto('passkeys').values(row).execute()
      await tellPasskey(tx, backend, user, { about: 'passkey-added', passkey: name })
    })
  } catch (error) {
    if (isTaken(error)) throw new Refusal('user_passkey_already_exists', ({ account }) => account.passkeyThere)
    throw error
  }
  return row
}
