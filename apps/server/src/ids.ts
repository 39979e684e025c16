import { createHash, randomBytes } from 'node:crypto'

/** A new id: 20 hexadecimal digits, like the SDK's own. */
export const newId = (): string => randomBytes(10).toString('hex')

/** A secret of 256 bits as text that is safe in cookies and links. */
export const newSecret = (): string => randomBytes(32).toString('base64url')

/** What is stored in place of a secret. Secrets are random, so a fast hash without salt is enough. */
export const hashSecret = (secret: string): string => createHash('sha256').update(secret).digest('hex')
