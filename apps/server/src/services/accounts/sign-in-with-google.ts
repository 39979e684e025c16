import { MINUTE_MS, plainName } from '@pacemeal/domain'
import { projectId } from '@pacemeal/protocol'
import { z } from 'zod'
import { nowText } from '../../clock.ts'
import { publicUrl } from '../../config.ts'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
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

const PROVIDER = 'google'
/** How long somebody may take at the provider. */
const ATTEMPT_MS = 10 * MINUTE_MS
const MAX_NAME_LENGTH = 128

const requireGoogle = ({ google }: Ports<'google'>): IdentityProvider => {
  if (google === undefined) throw new Refusal('project_provider_disabled', ({ account }) => account.providerOff)
  return google
}

/** Where Google sends people back to; it has to be registered with the OAuth client. */
const googleReturnAddress = (backend: Ports<'config'>): string =>
  `${publicUrl(backend.config)}/v1/account/sessions/oauth2/callback/${PROVIDER}/${projectId}`

export interface SignInWish {
  /** Pages of ours that the person comes back to. */
  readonly success: string
  readonly failure: string
  /** A secret that only this browser has, so that nobody can finish a sign-in in somebody else's browser. */
  readonly browser: string
}

const isEmail = (email: string): boolean => email.length <= 254 && z.email().safeParse(email).success

/**
 * The account that is to be this person's from now on. A verified address belongs to whoever Google says it does, so its
 * account is linked. An account whose address was never verified may be a stranger's, who took the address in advance:
 * linking would let him in beside the person, so it is refused until the address is verified or the password recovered.
 */
const accountOf = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  person: ProvenPerson,
): Promise<UserRow> => {
  if (!person.emailVerified || !isEmail(person.email)) {
    throw new Refusal('user_unauthorized', ({ account }) => account.providerUnverified)
  }
  const known = await findUserByEmail(tx, person.email)
  if (known === undefined) {
    const name = plainName(person.name).slice(0, MAX_NAME_LENGTH)
    return insertUser(tx, backend, { id: newId(), email: person.email, name, passwordHash: null, emailVerified: true })
  }
  if (known.emailVerified === 0) {
    throw new Refusal('user_already_exists', ({ account }) => account.unverifiedHere)
  }
  return known
}

const findLinked = ({ db }: Transaction, subject: string) =>
  db
    .selectFrom('identities')
    .selectAll()
    .where('provider', '=', PROVIDER)
    .where('subject', '=', subject)
    .executeTakeFirst()

/** The account of a person whom Google vouches for: the linked one, or one that is linked now. */
const welcome = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'productEvents' | 'timers'>,
  person: ProvenPerson,
): Promise<UserRow> => {
  const linked = await findLinked(tx, person.subject)
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
      provider: PROVIDER,
      subject: person.subject,
      userId: user.id,
      email: person.email,
      createdAt: nowText(backend.clock),
    })
    .execute()
  return user
}

const issue = (
  backend: Ports<'clock' | 'events' | 'productEvents' | 'store' | 'timers'>,
  person: ProvenPerson,
  browserHash: string,
): Promise<IssuedToken> =>
  backend.store.transact(async (tx) => {
    const user = await welcome(tx, backend, person)
    if (user.blocked === 1) throw new Refusal('user_blocked', ({ account }) => account.blocked)
    return issueToken(tx, backend.clock, user.id, 'sign-in', PROVIDER, browserHash)
  })

const issueFor = async (
  backend: Ports<'clock' | 'events' | 'productEvents' | 'store' | 'timers'>,
  person: ProvenPerson,
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

const refusalOf = (backend: Ports<'log'>, error: unknown): Refusal => {
  if (error instanceof Refusal) return error
  if (error instanceof SignInRefused) {
    return new Refusal(error.isDenial ? 'user_unauthorized' : 'user_invalid_token', error.message)
  }
  backend.log.error({ err: error }, 'a sign-in with Google failed')
  return new Refusal('general_server_error', ({ account }) => account.providerAway)
}

/** What a page is told: its own query stays. */
const withQuery = (page: string, added: Readonly<Record<string, string>>): string => {
  const url = new URL(page)
  for (const [name, value] of Object.entries(added)) url.searchParams.set(name, value)
  return url.href
}

/** The page that hears of a failure, with the error as JSON. */
const failurePage = (page: string, { message, type, status }: Refusal): string =>
  withQuery(page, { error: JSON.stringify({ message, type, code: status }) })

const begin = async (
  backend: Ports<'clock' | 'config' | 'store'>,
  google: IdentityProvider,
  wish: SignInWish,
): Promise<string> => {
  const { url, state, nonce, codeVerifier } = await google.begin(googleReturnAddress(backend))
  const pages = { success: wish.success, failure: wish.failure }
  const attempt = { provider: PROVIDER, state, nonce, codeVerifier, ...pages }
  await keepAttempt(backend, { ...attempt, browser: wish.browser, lifetimeMs: ATTEMPT_MS })
  return url
}

/** Begins a sign-in; gives Google's address for the browser, or the failure page when Google cannot be reached. */
export const beginGoogleSignIn = async (
  backend: Ports<'clock' | 'config' | 'google' | 'log' | 'store'>,
  wish: SignInWish,
): Promise<string> => {
  const google = requireGoogle(backend)
  try {
    return await begin(backend, google, wish)
  } catch (error) {
    return failurePage(wish.failure, refusalOf(backend, error))
  }
}

/**
 * Finishes a sign-in; gives the page of ours that the browser goes to, with a one-time secret or with the error. An
 * answer that belongs to no attempt of this browser is refused, since there is no page to trust.
 */
export const finishGoogleSignIn = async (
  backend: Ports<'clock' | 'config' | 'events' | 'google' | 'log' | 'productEvents' | 'store' | 'timers'>,
  cameBackWith: string,
  browser: string,
): Promise<string> => {
  const google = requireGoogle(backend)
  const cameBackTo = new URL(googleReturnAddress(backend))
  cameBackTo.search = cameBackWith
  const state = cameBackTo.searchParams.get('state') ?? ''
  const attempt = await takeAttempt(backend, { provider: PROVIDER, state, browser })
  try {
    const person = await google.finish(cameBackTo, { ...attempt, state })
    const { row, secret } = await issueFor(backend, person, attempt.browserHash)
    return withQuery(attempt.success, { userId: row.userId, secret })
  } catch (error) {
    return failurePage(attempt.failure, refusalOf(backend, error))
  }
}
