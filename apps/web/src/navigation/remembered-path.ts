import { findSafePath } from '@pacemeal/domain'
import { accountQuery } from '../api/account.ts'
import { findLostSession } from '../api/lost-session.ts'
import { queryClient } from '../api/query-client.ts'
import { paths } from './paths.ts'
import { findRememberedPath, REMEMBERED_PATH } from './remembered-place.ts'

/** Whose place it is: nobody's while a guest wanted to go there. */
const OWNER_KEY = 'remembered_path_of'

/** Keeps where a guest wanted to go, or where somebody's session ended, for after the login. It lives as long as the tab. */
export function rememberPath(path: string): void {
  sessionStorage.setItem(REMEMBERED_PATH, path)
  sessionStorage.setItem(OWNER_KEY, findLostSession() ?? '')
}

/** Whether the login is on the way to a verification: the link was opened where nobody is signed in. */
export const isVerificationRemembered = (): boolean =>
  findRememberedPath()?.startsWith(`${paths.verifyEmail}?`) ?? false

/** Where to go after signing in: the remembered path, once, only inside this app and only for its own person, else home. */
export function takeRememberedPath(): string {
  const path = findRememberedPath()
  const owner = sessionStorage.getItem(OWNER_KEY)
  sessionStorage.removeItem(REMEMBERED_PATH)
  sessionStorage.removeItem(OWNER_KEY)
  const isForeign = owner !== null && owner !== '' && owner !== queryClient.getQueryData(accountQuery.queryKey)?.id
  return (isForeign ? undefined : findSafePath(path)) ?? paths.home
}
