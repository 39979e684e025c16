import { configuration } from './configuration.ts'

/**
 * Remember me off: the session ends with the browser. A cookie without an expiry lives exactly that long and is shared
 * by all tabs, so its absence at start means that the browser was closed in between. The server reads it too when it
 * sets the session's own cookie, and knows it over https by the name that browsers take from this host alone.
 */
const NAME = 'pacemeal_session_only'
const KEY = 'remember_me'
/** In the place of the choice, once the session was left without the server. */
const LEFT = 'left'

const cookieName = (): string =>
  location.protocol === 'https:' ? `__${configuration.basePath === '' ? 'Host' : 'Secure'}-${NAME}` : NAME

/** Keeps the choice; call it before signing in. */
export function chooseRemembering(isRemembered: boolean): void {
  localStorage.setItem(KEY, isRemembered ? 'yes' : 'no')
  // Without https a browser would leave out one that is Secure.
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API has no synchronous form and Firefox lacks it in older versions.
  document.cookie = `${cookieName()}=${isRemembered ? '; max-age=0' : '1'}; path=${configuration.basePath || '/'}; SameSite=Lax${secure}`
}

/** The person has left while the server could not be told: its session is to be ended before anything else is asked. */
export const leaveForLater = (): void => localStorage.setItem(KEY, LEFT)

/**
 * Whether this browser holds a session that is over: the person left it while the server could not be told, or it was meant to
 * end with the browser, which has been closed since.
 */
export const isLeftOverSession = (): boolean => {
  const kept = localStorage.getItem(KEY)
  return kept === LEFT || (kept === 'no' && !document.cookie.split('; ').includes(`${cookieName()}=1`))
}

/** Nothing to end any more. */
export const settleRemembering = (): void => localStorage.removeItem(KEY)
