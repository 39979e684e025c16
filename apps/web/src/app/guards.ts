import { guard, type PageNeed, type Visitor } from '@pacemeal/domain'
import { type MiddlewareFunction, redirect } from 'react-router'
import { accountQuery, checkSession, refreshAccount } from '../api/account.ts'
import { pathInApp } from '../api/configuration.ts'
import { queryClient } from '../api/query-client.ts'
import { refusalOf } from '../api/refusal.ts'
import { isSessionAlive } from '../api/session-alive.ts'
import { findSignedIn } from '../api/signed-in-store.ts'
import { paths } from '../navigation/paths.ts'
import { rememberPath, takeRememberedPath } from '../navigation/remembered-path.ts'
import { nextTask } from '../ui/next-task.ts'

/** How long an answer is waited for where an earlier one is known, in milliseconds. */
const PATIENCE_MS = 3000
/** The same for a profile of which nothing is known: after that the screens open and say themselves what is missing. */
const PROFILE_PATIENCE_MS = 8000

/** The answer; when a network that takes questions and answers none is in the way, the one that is known. */
const soonest = <T>(asked: Promise<T>, known: T | null | undefined): Promise<T> =>
  known ? Promise.race([asked, new Promise<T>((resolve) => setTimeout(resolve, PATIENCE_MS, known))]) : asked

/** The answer; undefined when it takes so long that nobody should look at an empty page meanwhile. */
const withinPatience = <T>(asked: Promise<T>): Promise<T | undefined> =>
  Promise.race([asked, new Promise<undefined>((resolve) => setTimeout(resolve, PROFILE_PATIENCE_MS))])

const guest: Visitor = { kind: 'signed-out' }

/** Who is signed in, as far as the page for signed-out people must know: it is shown at once where nobody can be. */
async function findSomebody() {
  const known = queryClient.getQueryData(accountQuery.queryKey)
  if (findSignedIn()) return soonest(known === null ? refreshAccount() : queryClient.fetchQuery(accountQuery), known)
  return known === undefined && (await isSessionAlive()) ? queryClient.fetchQuery(accountQuery) : null
}

/**
 * Reads of the visitor only what the need asks for. On the screen that they are on already (a sheet opens, another day is
 * chosen) nothing is asked again: the screen itself goes when nobody is signed in any more. Every other screen is opened
 * with what is known, and the session is looked at meanwhile.
 */
async function readVisitor(need: PageNeed, isHere: boolean): Promise<Visitor> {
  const known = queryClient.getQueryData(accountQuery.queryKey)
  const asked =
    need === 'signed-out'
      ? findSomebody()
      : isHere && known?.isEmailVerified
        ? known
        : soonest(queryClient.fetchQuery(accountQuery), known)
  const since = Date.now()
  const account = await asked
  if (!account) return guest
  const heardAt = queryClient.getQueryState(accountQuery.queryKey)?.dataUpdatedAt ?? 0
  if (heardAt < since && !(isHere && known)) checkSession()
  const asksForProfile = need === 'onboarded' && account.isEmailVerified
  const hasProfile = asksForProfile ? await readHasProfile(account.id, isHere) : null
  // "No profile" sends people into the onboarding, so it is believed of a session that stands at this moment only.
  if (hasProfile === false && heardAt < since && !(await refreshAccount())) return guest
  return { kind: 'signed-in', isVerified: account.isEmailVerified, hasProfile }
}

async function readHasProfile(userId: string, isHere: boolean): Promise<boolean> {
  // Fetched here: the login has the guards too, and no use for documents.
  const { profileQuery } = await import('../api/profile.ts')
  const query = profileQuery(userId)
  const known = queryClient.getQueryData(query.queryKey)
  if (isHere && known) return true
  try {
    const asked = queryClient.fetchQuery(query)
    return (await (known ? soonest(asked, known) : withinPatience(asked))) !== null
  } catch (thrown) {
    // That it cannot be read says nothing of the profile: the screens show what they know without it.
    if (mayStandWithout(thrown)) return true
    throw thrown
  }
}

/** A device without network shows its own screen; a server in trouble, or asked too much, takes nothing but the profile away. */
const mayStandWithout = (thrown: unknown): boolean => {
  const { code } = refusalOf(thrown)
  return code === 'server' || code === 'rate-limited' || (code === 'network' && navigator.onLine)
}

/** A session that turns out to be over while its person is read makes a guest. */
const orGuest = (thrown: unknown): Visitor => {
  if (refusalOf(thrown).code === 'signed-out') return guest
  throw thrown
}

/** The page that was let through last. The address bar would not do: a step back changes it before the guards are asked. */
let shown = ''

/** Stands before a group of screens and decides, by the domain's rules, before anything below it is read. */
export const guarding =
  (need: PageNeed): MiddlewareFunction =>
  async ({ request }) => {
    const { pathname: path, search } = new URL(request.url)
    const pathname = pathInApp(path)
    const here = `${pathname}${search}`
    const isHere = need !== 'signed-out' && pathname === shown
    // While the app starts, each step is a task of its own.
    if (shown === '') await nextTask()
    const visitor = await readVisitor(need, isHere).catch(orGuest)
    if (shown === '') await nextTask()
    const decision = guard(need, visitor, { here, resumePath: paths.onboarding })
    if (decision.kind !== 'go') {
      shown = pathname
      return
    }
    if (decision.remember) rememberPath(decision.remember)
    throw redirect(need === 'signed-out' ? takeRememberedPath() : decision.to)
  }
