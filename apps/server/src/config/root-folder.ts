import { resolve } from 'node:path'

/** The repository's root: relative paths in settings start there, whatever folder the process was started in. */
export const rootFolder = resolve(import.meta.dirname, '../../../..')
