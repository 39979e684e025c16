import { type MiddlewareFunction, redirect } from 'react-router'
import { accountQuery } from '../api/account.ts'
import { profileQuery } from '../api/profile.ts'
import { queryClient } from '../api/query-client.ts'
import { findSignedIn } from '../api/signed-in-store.ts'
import { paths } from './paths.ts'
import { rememberPath } from './remembered-path.ts'

const requireAccount = async (request: Request) => {
  const account = await queryClient.fetchQuery(accountQuery)
  if (account) return account
  const { pathname, search } = new URL(request.url)
  rememberPath(`${pathname}${search}`)
  throw redirect(paths.login)
}

/** Login and signup: whoever is signed in goes home. A browser that keeps nobody is not worth a question to the server. */
export const signedOutOnly: MiddlewareFunction = async () => {
  if (findSignedIn() && (await queryClient.fetchQuery(accountQuery))) throw redirect(paths.home)
}

/** Guests go to the login, and the place they wanted is remembered. */
export const needsSession: MiddlewareFunction = async ({ request }) => {
  await requireAccount(request)
}

/** Signed in, with a verified address. */
export const needsVerifiedEmail: MiddlewareFunction = async ({ request }) => {
  const account = await requireAccount(request)
  if (!account.isEmailVerified) throw redirect(paths.verifyEmail)
}

/** Signed in, verified, and through the onboarding: a profile document exists. */
export const needsProfile: MiddlewareFunction = async ({ request }) => {
  const account = await requireAccount(request)
  if (!account.isEmailVerified) throw redirect(paths.verifyEmail)
  if ((await queryClient.fetchQuery(profileQuery(account.id))) === null) throw redirect(paths.onboarding)
}
