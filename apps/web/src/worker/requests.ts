/** What the worker does about a request of a page; `leave` is nothing at all. */
export type Handling =
  | 'leave'
  /** A visit of the app: its page from this device. */
  | 'page'
  /** A file of the app that never changes under its name. */
  | 'asset'
  /** Another file of the app, like an icon. */
  | 'file'
  /** A question about what a person has: the server answers, and while it cannot be reached, the last answer does. */
  | 'reading'
  /** Somebody comes or goes: what was kept of anybody is dropped. */
  | 'forget'
  /** Files that another app hands over. */
  | 'shared'

export interface Asked {
  readonly method: string
  /** `navigate` for a visit. */
  readonly mode: string
  readonly url: string
}

/** Pages of the server itself: the API and its links in mails, its description, published calendars, the outbox, its probes. */
const SERVER_PAGES = /^\/(\.well-known|v1|docs|dev|healthz|readyz|calendar)(\/|$)/
/** A file that is visited by its address: no path of the app has a dot in its last part. */
const FILE = /\.[^./]+$/
const SESSIONS = /^\/v1\/account\/(sessions|tokens)(\/|$)/
/** Documents, and what the trends make of them. */
const READINGS = /^\/v1\/(databases\/[^/]+\/collections\/[^/]+\/documents(\/[^/]+)?|account\/trends)$/

/** Decides about a request of a page of the app at `home`, an address without a slash at its end; `sharePath` receives what other apps share. */
export function handlingOf({ method, mode, url }: Asked, home: string, sharePath: string): Handling {
  if (!url.startsWith(`${home}/`)) return 'leave'
  const [pathname = '/'] = url.slice(home.length).split(/[?#]/)
  if (method !== 'GET') {
    if (method === 'POST' && pathname === sharePath) return 'shared'
    return SESSIONS.test(pathname) ? 'forget' : 'leave'
  }
  if (mode === 'navigate') return SERVER_PAGES.test(pathname) ? 'leave' : FILE.test(pathname) ? 'file' : 'page'
  if (READINGS.test(pathname)) return 'reading'
  if (SERVER_PAGES.test(pathname)) return 'leave'
  return pathname.startsWith('/assets/') ? 'asset' : 'file'
}
