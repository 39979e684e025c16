import { MINUTE_MS, plainName } from '@pacemeal/domain'
import { projectId } from '@pacemeal/protocol'
import { z } from 'zod'
import { nowText } from '../../clock.ts'
import { publicUrl } from '../../config/public-url.ts'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import { type ProviderId, providerIds } from '../../provider-ids.ts'
import { type IdentityProvider, type ProvenPerson, SignInRefused } from '../../providers/identity/identity-provider.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { UserRow } from '../../store/tables.ts'
import { isTaken } from '../../store/violations.ts'
import { changeUser } from './change-account.ts'
import { insertUser } from './create-account.ts'
import { findUserByEmail, requireUser } from './find-user.ts'
import { type IssuedToken, issueToken } from './one-time-tokens.ts'
import { keepAttempt, takeAttempt } from './sign-in-attempts.ts'

/** How long somebody may take at the provider. */
const ATTEMPT_MS = 10 * MINUTE_MS
const MAX_NAME_LENGTH = 128

/** What people call a provider: Google, or as the settings name the other one. */
export const nameOfProvider = ({ config }: Ports<'config'>, provider: ProviderId): string => {
  if (provider === 'google') return 'Google'
  return config.openidName ?? new URL(config.openidIssuer ?? publicUrl(config)).hostname
}

const requireProvider = (backend: Ports<'config' | 'identity'>, provider: ProviderId): IdentityProvider => {
  const found = backend.identity[provider]
  if (found !== undefined) return found
  const name = nameOfProvider(backend, provider)
  throw new Refusal('project_provider_disabled', ({ account }) => account.providerOff(name))
}

/** Where a provider sends people back to; it has to be registered with the OAuth client. */
const returnAddress = (backend: Ports<'config'>, provider: ProviderId): string =>
  `${publicUrl(backend.config)}/v1/account/sessions/oauth2/callback/${provider}/${projectId}`

/** The providers that are set up here. */
export const listProviders = (backend: Ports<'config' | 'identity'>) =>
  providerIds
    .filter((id) => backend.identity[id] !== undefined)
    .map((id) => ({ provider: id, name: nameOfProvider(backend, id) }))

export interface SignInWish {
  readonly provider: ProviderId
  /** Pages of ours that the person comes back to. */
  readonly success: string
  readonly failure: string
  /** A secret that only this browser has, so that nobody can finish a sign-in in somebody else's browser. */
  readonly browser: string
}

/** Who somebody is, and at which provider: the same id at two of them is two people. */
interface PersonAt extends ProvenPerson {
  readonly provider: ProviderId
}

const isEmail = (email: string): boolean => email.length <= 254 && z.email().safeParse(email).success

/**
 * The account that is to be this person's from now on. A verified address belongs to whoever the provider says it does, so its
 * account is linked. An account whose address was never verified may be a stranger's, who took the address in advance:
 * linking would let him in beside the person, so it is refused until the address is verified or the password recovered.
 */
const accountOf = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config' | 'events' | 'productEvents' | 'timers'>,
  { provider, ...person }: PersonAt,
): Promise<UserRow> => {
  const name = nameOfProvider(backend, provider)
  if (!person.emailVerified || !isEmail(person.email)) {
    throw new Refusal('user_unauthorized', ({ account }) => account.providerUnverified(name))
  }
  const known = await findUserByEmail(tx, person.email)
  if (known === undefined) {
    const account = { id: newId(), email: person.email, name: plainName(person.name).slice(0, MAX_NAME_LENGTH) }
    return insertUser(tx, backend, { ...account, passwordHash: null, emailVerified: true })
  }
  if (known.emailVerified === 0) {
    throw new Refusal('user_already_exists', ({ account }) => account.unverifiedHere(name))
  }
  return known
}

const findLinked = ({ db }: Transaction, { provider, subject }: PersonAt) =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** The account of a person whom a provider vouches for: the linked one, or one that is linked now. */
const welcome = async (
  tx: Transaction,
  backend: Ports<'clock' | 'config' | 'events' | 'productEvents' | 'timers'>,
  person: PersonAt,
): Promise<UserRow> => {
  const linked = await findLinked(tx, person)
  if (linked !== undefined) {
    const user = await requireUser(tx, linked.userId)
    const isProven = person.emailVerified && person.email === user.email && user.emailVerified === 0
    if (!isProven) return user
    return changeUser(tx, backend, user.id, { emailVerified: 1 }, 'update.emailVerification')
  }
  const user = await accountOf(tx, backend, person)
  await tx.db
    .insertInto('identities')
    .values({
      provider: person.provider,
      subject: person.subject,
      userId: user.id,
      email: person.email,
      createdAt: nowText(backend.clock),
    })
    .execute()
  return user
}

const issue = (
  backend: Ports<'clock' | 'config' | 'events' | 'productEvents' | 'store' | 'timers'>,
  person: PersonAt,
  browserHash: string,
): Promise<IssuedToken> =>
  backend.store.transact(async (tx) => {
    const user = await welcome(tx, backend, person)
    if (user.blocked === 1) throw new Refusal('user_blocked', ({ account }) => account.blocked)
    return issueToken(tx, backend.clock, user.id, 'sign-in', person.provider, browserHash)
  })

const issueFor = async (
  backend: Ports<'clock' | 'config' | 'events' | 'productEvents' | 'store' | 'timers'>,
  person: PersonAt,
  browserHash: string,
): Promise<IssuedToken> => {
  try {
    return await issue(backend, person, browserHash)
  } catch (error) {
    const isOvertaken = isTaken(error) || (error instanceof Refusal && error.type === 'user_already_exists')
    if (!isOvertaken) throw error
    // The same person, in another tab, was faster: now there is an account to find.
    return issue(backend, person, browserHash)
  }
}

/** Those that nobody has to look into: the person or the provider decided, or it took too long. */
const expectedRefusals = {
  cancelled: ['user_unauthorized', 'The sign-in was cancelled.'],
  refused: ['user_invalid_token', 'The provider refused the sign-in.'],
  expired: ['user_invalid_token', 'This sign-in is not valid any more.'],
} as const

const refusalOf = (backend: Ports<'config' | 'log'>, provider: ProviderId, error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  const name = nameOfProvider(backend, provider)
  if (error instanceof SignInRefused) {
    if (error.reason !== 'answer-refused') {
      const [type, message] = expectedRefusals[error.reason]
      return new Refusal(type, message)
    }
    backend.log.error({ err: error }, `the answer of ${name} to a sign-in was not accepted`)
    return new Refusal('user_invalid_token', ({ account }) => account.providerAnswerRefused(name), {
      reason: 'answer_refused',
    })
  }
  backend.log.error({ err: error }, `a sign-in with ${name} failed`)
  return new Refusal('general_server_error', ({ account }) => account.providerAway(name))
}

/** What a page is told: its own query stays. */
const withQuery = (page: string, added: Readonly<Record<string, string>>): string => {
  const url = new URL(page)
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
  return url.href
}

/** The page that hears of a failure, with the error as JSON. */
const failurePage = (page: string, { message, type, status, reason }: Refusal): string =>
  withQuery(page, { error: JSON.stringify({ message, type, code: status, reason }) })

const begin = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  identity: IdentityProvider,
  { provider, success, failure, browser }: SignInWish,
): Promise<string> => {
  const { url, ...proof } = await identity.begin(returnAddress(backend, provider))
  await keepAttempt(backend, { provider, ...proof, success, failure, browser, lifetimeMs: ATTEMPT_MS })
  return url
}

/** Begins a sign-in; gives the provider's address for the browser, or the failure page when it cannot be reached. */
export const beginProviderSignIn = async (
  backend: Ports<'clock' | 'config' | 'identity' | 'log' | 'store'>,
  wish: SignInWish,
): Promise<string> => {
  const identity = requireProvider(backend, wish.provider)
  try {
    return await begin(backend, identity, wish)
  } catch (error) {
    return failurePage(wish.failure, refusalOf(backend, wish.provider, error))
  }
}

export interface ProviderAnswer {
  readonly provider: ProviderId
  /** The query that the browser came back with. */
  readonly query: string
  /** The secret of the browser; empty when it began no sign-in. */
  readonly browser: string
}

/** Where the browser goes after its return, and what came of it. */
interface ProviderReturnPage {
  readonly page: string
  /** The person; undefined where the sign-in was refused. */
  readonly userId: string | undefined
  /** Why it was refused, which the page is told. */
  readonly refusal: Refusal | undefined
}

/**
 * Finishes a sign-in; gives the page of ours that the browser goes to, with a one-time secret or with the error. An
 * answer that belongs to no attempt of this browser at this provider is refused, since there is no page to trust.
 */
export const finishProviderSignIn = async (
  backend: Ports<'clock' | 'config' | 'events' | 'identity' | 'log' | 'productEvents' | 'store' | 'timers'>,
  { provider, query, browser }: ProviderAnswer,
): Promise<ProviderReturnPage> => {
  const identity = requireProvider(backend, provider)
  const cameBackTo = new URL(returnAddress(backend, provider))
  cameBackTo.search = query
  const state = cameBackTo.searchParams.get('state') ?? ''
  const attempt = await takeAttempt(backend, { provider, state, browser })
  try {
    const person = await identity.finish(cameBackTo, { ...attempt, state })
    const { row, secret } = await issueFor(backend, { ...person, provider }, attempt.browserHash)
    return { page: withQuery(attempt.success, { userId: row.userId, secret }), userId: row.userId, refusal: undefined }
  } catch (error) {
    const refusal = refusalOf(backend, provider, error)
    return { page: failurePage(attempt.failure, refusal), userId: undefined, refusal }
  }
}
