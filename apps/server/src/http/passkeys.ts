import { plainName } from '@pacemeal/domain'
import { z } from 'zod'
import { publicUrl } from '../config/public-url.ts'
import { requireSignedIn } from '../services/caller.ts'
import { addPasskey, beginPasskey } from '../services/passkeys/add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey, toPasskey } from '../services/passkeys/manage-passkeys.ts'
import type { RelyingParty } from '../services/passkeys/relying-party.ts'
import { beginPasskeySignIn, signInWithPasskey } from '../services/passkeys/sign-in-with-passkey.ts'
import { session } from './account-schemas.ts'
import type { HttpArea } from './api.ts'
import { clientNetwork } from './client-network.ts'
import { countCall, rateLimits } from './limits.ts'
import { answerOpened, requireGuest, userOf, visitorOf } from './opened-session.ts'
import { originCheck } from './origins.ts'
import { id, nothing, password, plainText } from './parameters.ts'
import { recorded } from './security-log.ts'
import { renewSessionCookie } from './session-cookie.ts'
import { ensureSignInBrowser, setSignInBrowser, signInBrowserOf } from './sign-in-cookie.ts'

const tags = ['passkeys']
const params = z.object({ passkeyId: id })

/** Bytes as base64url; `max` of the text. */
const bytes = (max: number) =>
  z
    .string()
    .min(1)
    .max(max)
    .regex(/^[\w-]+$/, { error: 'takes base64url' })

/** The longest name that a device may give a key has 1023 bytes. */
const credentialId = bytes(1400)
const credential = { id: credentialId, rawId: credentialId, type: z.literal('public-key') }
const MAX_CLIENT_DATA_LENGTH = 4096
const MAX_KEY_LENGTH = 16_384

const created = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(MAX_CLIENT_DATA_LENGTH),
      attestationObject: bytes(MAX_KEY_LENGTH),
      transports: z
        .array(z.string().regex(/^[\w-]{1,32}$/))
        .max(10)
        .default([]),
    }),
  })
  .transform((given) => ({ ...given, clientExtensionResults: {} }))

const signed = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON: bytes(MAX_CLIENT_DATA_LENGTH),
      authenticatorData: bytes(MAX_KEY_LENGTH),
      signature: bytes(MAX_KEY_LENGTH),
      // Says whose it is; a passkey that can be found without an address always has it.
      userHandle: bytes(128),
    }),
  })
  .transform((given) => ({ ...given, clientExtensionResults: {} }))

const name = plainText(64)
  .transform((text) => plainName(text).trim())
  .refine((text) => text !== '', 'takes a name')

/** A passkey, as `toPasskey` makes it. */
const passkey = z.object({
  $id: z.string(),
  $createdAt: z.string(),
  name: z.string(),
  lastUsedAt: z.string(),
  synced: z.boolean(),
})

/** What a browser asks the device for, as WebAuthn names it. */
const options = z.looseObject({ challenge: z.string() })

/** Passkeys: adding, naming and removing them, and signing in with one. */
export const registerPasskeys: HttpArea = (api, backend) => {
  const party: RelyingParty = { id: new URL(publicUrl(backend.config)).hostname, allows: originCheck(backend.config) }

  api.get(
    '/account/passkeys',
    {
      schema: {
        tags,
        summary: 'List the passkeys',
        response: { 200: z.object({ total: z.number(), passkeys: z.array(passkey) }) },
      },
    },
    async ({ caller }) => {
      const passkeys = (await listPasskeys(backend, requireSignedIn(caller))).map(toPasskey)
      return { total: passkeys.length, passkeys }
    },
  )

  api.post(
    '/account/passkeys/options',
    {
      schema: {
        tags,
        summary: 'Begin to add a passkey',
        body: z.object({ password: password.nullish() }),
        response: { 200: options },
      },
    },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      await countCall(backend, reply, rateLimits.changePasskeys, signedIn.user.id)
      const begin = () => beginPasskey(backend, signedIn, party, request.body.password ?? undefined)
      const begun = await recorded(backend, request, 'passkey-change', {}, begin)
      await renewSessionCookie(backend, reply, signedIn)
      return { ...begun }
    },
  )

  api.post(
    '/account/passkeys',
    {
      schema: {
        tags,
        summary: 'Add a passkey',
        body: z.object({ name, credential: created }),
        response: { 201: passkey },
      },
    },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      const add = () => addPasskey(backend, signedIn, party, request.body)
      const added = await recorded(backend, request, 'passkey-change', {}, add)
      await renewSessionCookie(backend, reply, signedIn)
      return reply.code(201).send(toPasskey(added))
    },
  )

  api.patch(
    '/account/passkeys/:passkeyId',
    { schema: { tags, summary: 'Rename a passkey', params, body: z.object({ name }), response: { 200: passkey } } },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      await countCall(backend, reply, rateLimits.changePasskeys, signedIn.user.id)
      return toPasskey(await renamePasskey(backend, signedIn, request.params.passkeyId, request.body.name))
    },
  )

  api.delete(
    '/account/passkeys/:passkeyId',
    { schema: { tags, summary: 'Remove a passkey', params, response: { 204: nothing } } },
    async (request, reply) => {
      const signedIn = requireSignedIn(request.caller)
      const remove = () => removePasskey(backend, signedIn, request.params.passkeyId)
      await recorded(backend, request, 'passkey-change', {}, remove)
      return reply.code(204).send(null)
    },
  )

  api.post(
    '/account/sessions/passkey/options',
    {
      config: { open: true },
      schema: { tags, summary: 'Begin to sign in with a passkey', response: { 200: options } },
    },
    async (request, reply) => {
      await countCall(backend, reply, rateLimits.beginPasskeySignIn, clientNetwork(request.ip))
      const browser = ensureSignInBrowser(backend, request)
      const begun = await beginPasskeySignIn(backend, party, browser)
      setSignInBrowser(backend, reply, browser, request.headers.origin ?? publicUrl(backend.config))
      return { ...begun }
    },
  )

  api.post(
    '/account/sessions/passkey',
    {
      config: { open: true },
      schema: {
        tags,
        summary: 'Sign in with a passkey',
        body: z.object({ credential: signed }),
        response: { 201: session },
      },
    },
    async (request, reply) => {
      requireGuest(request.caller)
      const returned = { credential: request.body.credential, browser: signInBrowserOf(backend, request) }
      const open = () => signInWithPasskey(backend, party, returned, visitorOf(backend, request))
      return answerOpened(
        backend,
        reply,
        await recorded(backend, request, 'sign-in', { by: 'passkey' }, open, { userOf }),
      )
    },
  )
}
