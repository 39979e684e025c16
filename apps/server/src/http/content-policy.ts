/** What every policy begins with: nothing is loaded, no plug-in runs, no base moves addresses, and nobody frames it. */
const nothing = { 'default-src': "'none'", 'object-src': "'none'", 'base-uri': "'none'", 'frame-ancestors': "'none'" }

/**
 * The value of a `Content-Security-Policy` header that allows nothing but what is named.
 *
 * @param allowed - values by directive; an empty one stands for a directive without a value
 */
export const contentPolicy = (allowed: Readonly<Record<string, string>>): string =>
  Object.entries({ ...nothing, ...allowed })
    .map(([directive, value]) => `${directive} ${value}`.trim())
    .join('; ')
