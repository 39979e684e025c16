import { guard, type PageNeed, type Visitor } from '@pacemeal/domain'
import { type MiddlewareFunction, redirect } from 'react-router'
import { accountQuery } from '../api/account.ts'
import { queryClient } from '../api/query-client.ts'
import { refusalOf } from '../api/refusal.ts'
import { findSignedIn } from '../api/signed-in-store.ts'
import { paths } from './paths.ts'
import { rememberPath, takeRememberedPath } from './remembered-path.ts'

/** How long an answer is waited for where an earlier one is known, in milliseconds. */
const PATIENCE_MS = 3000

/** The answer; when a network that takes questions and answers none is in the way, the one that is known. */
const soonest = <T>(asked: Promise<T>, known: T | null | undefined): Promise<T> =>
  known ? Promise.race([asked, new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, known))]) : asked

/**
 * Reads of the visitor only what the need asks for. On the screen that they are on already (a sheet opens, another day is
 * chosen) nothing is asked again: the screen itself goes when nobody is signed in any more.
 */
async function readVisitor(need: PageNeed, isHere: boolean): Promise<Visitor> {
  // A browser that keeps nobody is not worth a question to the server before the login is shown.
  if (need === 'signed-out' && !findSignedIn()) return { kind: 'signed-out' }
  const known = queryClient.getQueryData(accountQuery.queryKey)
  const account = isHere && known?.isEmailVerified ? known : await soonest(queryClient.fetchQuery(accountQuery), known)
  if (!account) return { kind: 'signed-out' }
  const asksForProfile = need === 'onboarded' && account.isEmailVerified
  return {
    kind: 'signed-in',
    isVerified: account.isEmailVerified,
    hasProfile: asksForProfile ? await readHasProfile(account.id, isHere) : null,
  }
}

async function readHasProfile(userId: string, isHere: boolean): Promise<boolean> {
  // Fetched here: the login has the guards too, and no use for documents.
  const { profileQuery } = await import('../api/profile.ts')
  const query = profileQuery(userId)
  const known = queryClient.getQueryData(query.queryKey)
  if (isHere && known) return true
  try {
    return (await soonest(queryClient.fetchQuery(query), known)) !== null
  } catch (thrown) {
    // That it cannot be read says nothing of the profile: the screens show what they know without it.
    if (mayStandWithout(thrown)) return true
    throw thrown
  }
}

/** A device without network shows its own screen; a server in trouble takes nothing but the profile away. */
const mayStandWithout = (thrown: unknown): boolean => {
  const { code } = refusalOf(thrown)
  return code === 'server' || (code === 'network' && navigator.onLine)
}

/** Stands before a group of screens and decides, by the domain's rules, before anything below it is read. */
export const guarding =
  (need: PageNeed): MiddlewareFunction =>
  async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const here = `${pathname}${search}`
    const isHere = need !== 'signed-out' && pathname === location.pathname
    const visitor = await readVisitor(need, isHere)
    const decision = guard(need, visitor, { here, resumePath: paths.onboarding })
    if (decision.kind !== 'go') return
    if (decision.remember) rememberPath(decision.remember)
    throw redirect(need === 'signed-out' ? takeRememberedPath() : decision.to)
  }
