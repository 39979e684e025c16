import { guard, type PageNeed, type Visitor } from '@pacemeal/domain'
import { type MiddlewareFunction, redirect } from 'react-router'
import { accountQuery } from '../api/account.ts'
import { queryClient } from '../api/query-client.ts'
import { findSignedIn } from '../api/signed-in-store.ts'
import { paths } from './paths.ts'
import { rememberPath, takeRememberedPath } from './remembered-path.ts'

/** Reads of the visitor only what the need asks for. */
async function readVisitor(need: PageNeed): Promise<Visitor> {
  // A browser that keeps nobody is not worth a question to the server before the login is shown.
  if (need === 'signed-out' && !findSignedIn()) return { kind: 'signed-out' }
  const account = await queryClient.fetchQuery(accountQuery)
  if (!account) return { kind: 'signed-out' }
  const asksForProfile = need === 'onboarded' && account.isEmailVerified
  return {
    kind: 'signed-in',
    isVerified: account.isEmailVerified,
    hasProfile: asksForProfile ? await readHasProfile(account.id) : null,
  }
}

async function readHasProfile(userId: string): Promise<boolean> {
  // Fetched here: the login has the guards too, and no use for documents.
  const { profileQuery } = await import('../api/profile.ts')
  return (await queryClient.fetchQuery(profileQuery(userId))) !== null
}

/** Stands before a group of screens and decides, by the domain's rules, before anything below it is read. */
export const guarding =
  (need: PageNeed): MiddlewareFunction =>
  async ({ request }) => {
    const { pathname, search } = new URL(request.url)
    const here = `${pathname}${search}`
    const decision = guard(need, await readVisitor(need), { here, resumePath: paths.onboarding })
    if (decision.kind !== 'go') return
    if (decision.remember) rememberPath(decision.remember)
    throw redirect(need === 'signed-out' ? takeRememberedPath() : decision.to)
  }
