/** What the page and its service worker call each other. Both read this file; neither reads the other's. */

/** The caches of this origin. What is kept of a person's data lives in `READINGS` alone, so that leaving can drop it whole. */
export const READINGS_CACHE = 'readings'
export const SHARED_FILES_CACHE = 'shared-files'

/** Where the installed app receives what other apps share with it. */
export const SHARE_PATH = '/share-target'

/** What the page asks of a worker. */
export type PageMessage = { readonly kind: 'take-over' }

/** What a worker tells its pages. */
export type WorkerMessage =
  /** A notification was tapped: show this path of the app. */
  | { readonly kind: 'open'; readonly path: string }
  /** The server could not be reached; what was shown is what this device last knew. */
  | { readonly kind: 'kept-answer' }

/** Whether something received is a message of that kind. */
export const isMessage = <K extends string>(data: unknown, kind: K): data is { readonly kind: K } =>
  typeof data === 'object' && data !== null && 'kind' in data && data.kind === kind
