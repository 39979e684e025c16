import { paths } from './paths.ts'

const KEY = 'remembered_path'

/** Keeps where a guest wanted to go, for after the login. It lives as long as the tab. */
export const rememberPath = (path: string): void => sessionStorage.setItem(KEY, path)

/** Only a path of this app: one slash, so never another host (`//host`, `https:`), and nothing that would loop. */
const isInApp = (path: string): boolean =>
  /^\/(?![/\\])/.test(path) && !/^\/(login|signup|callback)?([?#]|$)/.test(path)

/** Where to go after signing in: the remembered path, once, else home. */
export function takeRememberedPath(): string {
  const path = sessionStorage.getItem(KEY)
  sessionStorage.removeItem(KEY)
  return path && isInApp(path) ? path : paths.home
}
