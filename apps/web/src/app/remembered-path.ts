import { findSafePath } from '@pacemeal/domain'
import { paths } from './paths.ts'

const KEY = 'remembered_path'

/** Keeps where a guest wanted to go, for after the login. It lives as long as the tab. */
export const rememberPath = (path: string): void => sessionStorage.setItem(KEY, path)

/** Whether the login is on the way to a verification: the link was opened where nobody is signed in. */
export const isVerificationRemembered = (): boolean =>
  sessionStorage.getItem(KEY)?.startsWith(`${paths.verifyEmail}?`) ?? false

/** Where to go after signing in: the remembered path, once and only inside this app, else home. */
export function takeRememberedPath(): string {
  const path = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return findSafePath(path) ?? paths.home
}
