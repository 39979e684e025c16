/** The database did not do its work: it is away, hangs, or is held by somebody else. Trying again later may succeed. */
export class DatabaseUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The database does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'DatabaseUnavailable'
  }
}

/** The service that keeps files did not do its work: it is away, silent, or refuses. Trying again later may succeed. */
export class FileStoreUnavailable extends Error {
  constructor(cause: unknown) {
    super(`The file store does not answer: ${cause instanceof Error ? cause.message : String(cause)}`, { cause })
    this.name = 'FileStoreUnavailable'
  }
}

/** SQLite's own code; those of the file system and of Postgres are texts. */
const SQLITE_FULL = 13
const FULL = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** Whether something failed because there was no room on the disk. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof Error &&
  (('errcode' in error && error.errcode === SQLITE_FULL) || ('code' in error && FULL.has(String(error.code))))
