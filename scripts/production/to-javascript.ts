import { stripTypeScriptTypes } from 'node:module'

/** Where a source names another by its place: in an import, an export, or the address of a worker's or a process's file. */
const RELATIVE_SOURCE = /(['"])(\.{1,2}\/[^'"\n]*)\.ts\1/g

/**
 * A source of ours as the JavaScript that Node itself would run: types become spaces, so that lines and columns stay those of
 * the source, and files beside it are named `.js`. Throws what Node says of syntax that is more than types.
 */
export const toJavaScript = (source: string): string =>
  stripTypeScriptTypes(source).replaceAll(RELATIVE_SOURCE, '$1$2.js$1')

/** A package.json that names the same files as JavaScript. */
export const withJavaScriptFiles = (manifest: string): string => manifest.replaceAll(RELATIVE_SOURCE, '$1$2.js$1')
