/** The id of the element that shows the first view until the app's code takes its place. */
export const PRERENDERED = 'prerendered'

/** Stands in a heading for the date of today, which is filled in by `before-paint.ts`. */
export const TODAY = '{today}'

/** Who a screen is drawn for while the app is built. */
export type Visitor = 'guest' | 'member' | 'anyone'

/** What the part of a screen needs that carries it as `data-needs`: it is left out of a prerendered view where that is missing. */
export type Need = 'languages' | 'passkeys'
