import { createHash, hash, randomBytes } from 'node:crypto'

/** How ids are written that a client may give or an archive may hold. */
export const ID_PATTERN = /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/

/** An id that the same key always gives, so that what it stands for is kept once however often the work runs. */
export const idFromKey = (key: string): string => createHash('sha256').update(key).digest('hex').slice(0, 20)

const ID_BYTES = 10
/** Random bytes are fetched for many ids at once: each fetch asks the system. */
const FETCHED_BYTES = 400 * ID_BYTES
let fetched = Buffer.alloc(0)

/** A new id: 20 hexadecimal digits, like the SDK's own. Ids are no secrets. */
export const newId = (): string => {
  if (fetched.length === 0) fetched = randomBytes(FETCHED_BYTES)
  const id = fetched.toString('hex', 0, ID_BYTES)
  fetched = fetched.subarray(ID_BYTES)
  return id
}

/** A secret of 256 bits as text that is safe in cookies and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a secret. Secrets are random, so a fast hash without salt is enough. */
export const hashSecret = (secret: string): string => hash('sha256', secret, 'hex')
