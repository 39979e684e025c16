import type { AuthenticationResponseJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server'
import { nowText } from '../../clock.ts'
import { newSecret } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { PasskeyRow } from '../../store/tables.ts'
import { requireUser } from '../accounts/find-user.ts'
import { type OpenedSession, openSession, type Visitor } from '../accounts/open-session.ts'
import { keepAttempt, takeAttempt } from '../accounts/sign-in-attempts.ts'
import { CONFIRM_MS, invalidPasskey, type RelyingParty, readClientData, verified, webauthn } from './relying-party.ts'

const PROVIDER = 'passkey'

/** Begins a sign-in in this browser; the device shows the passkeys that it has for this app. */
export const beginPasskeySignIn = async (
  backend: Ports<'clock' | 'store'>,
  party: RelyingParty,
  browser: string,
): Promise<PublicKeyCredentialRequestOptionsJSON> => {
  const challenge = newSecret()
  const nothing = { nonce: '', codeVerifier: '', success: '', failure: '' }
  await keepAttempt(backend, { ...nothing, provider: PROVIDER, state: challenge, browser, lifetimeMs: CONFIRM_MS })
  const { generateAuthenticationOptions } = await webauthn()
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CONFIRM_MS,
    userVerification: 'required',
  })
}

const findPasskey = async (
  { store }: Ports<'store'>,
  { id, response }: AuthenticationResponseJSON,
): Promise<PasskeyRow> => {
  const userId = Buffer.from(response.userHandle ?? '', 'base64url').toString()
  const row = await store.db
    .selectFrom('passkeys')
    .selectAll()
    .where('userId', '=', userId.replaceAll('\0', ''))
    .where('credentialId', '=', id)
    .executeTakeFirst()
  if (row !== undefined) return row
  throw new Refusal('user_invalid_credentials', ({ account }) => account.unknownPasskey, { reason: 'unknown_passkey' })
}

export interface PasskeyReturn {
  readonly credential: AuthenticationResponseJSON
  /** The secret of the browser that asks; empty when it began no sign-in. */
  readonly browser: string
}

/**
 * Signs in by a passkey: an answer to the challenge of this browser, signed by the device for this app after it made sure
 * of the person. A device that counts must have counted on: of two with the same key one is a copy.
 */
export const signInWithPasskey = async (
  backend: Ports<'clock' | 'events' | 'store'>,
  party: RelyingParty,
  { credential, browser }: PasskeyReturn,
  visitor: Visitor,
): Promise<OpenedSession> => {
  const { challenge, origin } = readClientData(party, credential.response.clientDataJSON)
  await takeAttempt(backend, { provider: PROVIDER, state: challenge, browser })
  const passkey = await findPasskey(backend, credential)
  const { verifyAuthenticationResponse } = await webauthn()
  const { authenticationInfo } = await verified(() =>
    verifyAuthenticationResponse({
      response: credential,
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: party.id,
      requireUserVerification: true,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
      },
    }),
  )
  return backend.store.transact(async (tx) => {
    const counted = await tx.db
      .updateTable('passkeys')
      .set({
        counter: authenticationInfo.newCounter,
        synced: authenticationInfo.credentialBackedUp ? 1 : 0,
        usedAt: nowText(backend.clock),
      })
      .where('userId', '=', passkey.userId)
      .where('id', '=', passkey.id)
      .where('counter', '=', passkey.counter)
      .executeTakeFirst()
    // It was removed meanwhile, or signed in elsewhere with the same count.
    if (counted.numUpdatedRows !== 1n) throw invalidPasskey()
    return openSession(tx, backend, await requireUser(tx, passkey.userId), 'passkey', visitor)
  })
}
