/** The id of the element that shows the first view until the app's code takes its place. */
export const PRERENDERED = 'prerendered'

/**
 * Stands in the heading of a screen, and with its year in an element with `data-today`, for the date of today, which is filled
 * in by `before-paint.ts`.
 */
export const TODAY = '{today}'

/** Who a screen is drawn for while the app is built; what is drawn for a member anywhere says nothing of which day or view is asked for. */
export type Visitor = 'guest' | 'member' | 'member-anywhere' | 'anyone'

/** What the part of a screen needs that carries it as `data-needs`: it is left out of a prerendered view where that is missing. */
export type Need = 'languages' | 'passkeys'

/**
 * Whether one of the patterns, with spaces between them, is the path's. A part of a pattern that begins with a colon stands
 * for any text, as in the paths of the router.
 */
export function fitsPath(patterns: string, path: string): boolean {
  const parts = path.split('/')
  return patterns.split(' ').some((pattern) => {
    const own = pattern.split('/')
    return (
      own.length === parts.length && own.every((part, at) => (part.startsWith(':') ? parts[at] : part === parts[at]))
    )
  })
}

/** The attribute of the page that says that its first view stood before the app's own: what still loads is waited for already. */
export const WAITING = 'data-waiting'
