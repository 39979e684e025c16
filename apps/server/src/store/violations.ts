/** SQLite's extended result codes beside the codes of Postgres. */
const brokenReference = { sqlite: [787], postgres: '23503' }
const BUSY = 5
const taken = { sqlite: [1555, 2067], postgres: '23505' }

const isOne = (error: unknown, codes: { readonly sqlite: readonly number[]; readonly postgres: string }): boolean =>
  error instanceof Error &&
  (('errcode' in error && codes.sqlite.some((code) => code === error.errcode)) ||
    ('code' in error && error.code === codes.postgres))

/** Whether a write failed because the row it refers to is gone (an account deleted in the meantime). */
export const isBrokenReference = (error: unknown): boolean => isOne(error, brokenReference)

/** Whether a write failed because a value that must be unique is in use. */
export const isTaken = (error: unknown): boolean => isOne(error, taken)

const sqliteCode = (error: unknown): number | undefined =>
  error instanceof Error && 'errcode' in error && typeof error.errcode === 'number' ? error.errcode & 0xff : undefined

/** Whether another process holds the embedded database at this moment. */
export const isBusy = (error: unknown): boolean => sqliteCode(error) === BUSY
