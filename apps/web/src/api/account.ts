import { defaultNotificationSettings, readUnitChoices } from '@pacemeal/domain'
import { queryOptions } from '@tanstack/react-query'
import type { Models } from 'appwrite'
import { ACCOUNT, earlyOr } from './early-readings.ts'
import { initialsPicture } from './initials-picture.ts'
import { queryClient } from './query-client.ts'
import { queryKey } from './query-keys.ts'
import { dropKeptAnswers } from './readings.ts'
import { ApiRefusal, ask, READ_WITHIN_MS, refusalOf } from './refusal.ts'
import { isLeftOverSession, settleRemembering } from './remember-me.ts'
import { sdk } from './sdk.ts'
import { hasEndedSince, welcome } from './session-end.ts'
import {
  findSignedIn,
  forgetSignedIn,
  keepSignedIn,
  type SessionDetails,
  type SignedInAccount,
  USER_CACHE_MS,
} from './signed-in-store.ts'

export type { SignedInAccount } from './signed-in-store.ts'

const accountFromWire = (user: Models.User): SignedInAccount => ({
  id: user.$id,
  email: user.email,
  name: user.name,
  createdAt: user.registration,
  isEmailVerified: user.emailVerification,
  hasPassword: user.passwordUpdate !== '',
  units: readUnitChoices(user.prefs.units),
})

/** The details of a session before a profile says more: initials as the picture, and what everybody begins with. */
const sessionDefaults = ({ name, email, hasPassword }: SignedInAccount): SessionDetails => ({
  avatar: initialsPicture(name || email),
  provider: hasPassword ? 'email' : 'google',
  notificationSettings: defaultNotificationSettings,
})

async function askWhoIsHere(): Promise<SignedInAccount> {
  const askedAt = performance.now()
  const read = () => earlyOr(ACCOUNT, async () => (await sdk()).accountApi.get())
  const account = accountFromWire(await ask(read, { within: READ_WITHIN_MS, field: '$id' }))
  const defaults = sessionDefaults(account)
  if (hasEndedSince(askedAt)) throw new ApiRefusal('signed-out', '', 401)
  dropForeignAnswers(account.id)
  keepSignedIn(account, defaults)
  welcome(account)
  return account
}

/** The account behind the session; null for a guest. Without network the kept user stands in. */
async function readAccount(): Promise<SignedInAccount | null> {
  try {
    if (isLeftOverSession()) {
      dropKeptAnswers()
      await endSession()
      settleRemembering()
      forgetSignedIn()
      forgetOnboardingAnswers()
      return null
    }
    return await askWhoIsHere()
  } catch (thrown) {
    const { code } = refusalOf(thrown)
    if (code === 'signed-out' || code === 'second-factor') {
      forgetSignedIn()
      if (code === 'signed-out') settleRemembering()
      return null
    }
    const kept = findSignedIn()
    if (code === 'network' && kept) return kept.user
    throw thrown
  }
}

/** The signed-in account or null, at most five minutes old. */
export const accountQuery = queryOptions({
  queryKey: queryKey('account'),
  queryFn: readAccount,
  staleTime: USER_CACHE_MS,
  gcTime: Number.POSITIVE_INFINITY,
  initialData: () => (isLeftOverSession() ? undefined : findSignedIn()?.user),
  initialDataUpdatedAt: () => findSignedIn()?.at,
})

/** Asks the server again who is signed in, whatever is kept. */
export const refreshAccount = (): Promise<SignedInAccount | null> =>
  queryClient.fetchQuery({ ...accountQuery, staleTime: 0 })

/** `again`: something happened since the question was asked, so its answer may be out of date. */
let checking: 'no' | 'yes' | 'again' = 'no'

/** Asks the server whether this page's session still stands, while everything goes on. A lost one ends in `loseSession`. */
export function checkSession(): void {
  const here = queryClient.getQueryData(accountQuery.queryKey)
  // A session that was left without the server is ended there as soon as it can be reached.
  if (!here && isLeftOverSession()) void refreshAccount().catch(() => undefined)
  if (!here) return
  if (checking !== 'no') {
    checking = 'again'
    return
  }
  checking = 'yes'
  askWhoIsHere()
    .then((account) => {
      // Where nothing can be stored, another tab's sign-in is not heard of.
      if (account.id !== here.id) return location.reload()
      if (queryClient.getQueryData(accountQuery.queryKey)) queryClient.setQueryData(accountQuery.queryKey, account)
    })
    // Without an answer nothing is known, and what was known stays.
    .catch(() => undefined)
    .finally(() => {
      const isAskedAgain = checking === 'again'
      checking = 'no'
      if (isAskedAgain) checkSession()
    })
}

/** Ends this session on the server. */
export const endSession = (): Promise<unknown> =>
  ask(async () => (await sdk()).accountApi.deleteSession({ sessionId: 'current' }), { within: READ_WITHIN_MS })

/** Whose answers to the onboarding this browser holds: they outlive a lost session, and nobody else gets them. */
const ANSWERS_OWNER = 'answers_of'

function dropForeignAnswers(userId: string): void {
  try {
    const owner = localStorage.getItem(ANSWERS_OWNER)
    if (owner !== null && owner !== userId) forgetOnboardingAnswers()
    localStorage.setItem(ANSWERS_OWNER, userId)
  } catch {
    // Where nothing can be stored, there are no answers of anybody.
  }
}

/** One person's answers must never reach another's profile. */
export function forgetOnboardingAnswers(): void {
  for (const key of Object.keys(localStorage)) {
    if (key.startsWith('onboarding_') || key === 'terra_connection' || key === ANSWERS_OWNER)
      localStorage.removeItem(key)
  }
}
