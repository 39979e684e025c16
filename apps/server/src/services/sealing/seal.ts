import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'
import type { Config } from '../../config/settings.ts'

/** AES-256-GCM (NIST SP 800-38D): 96 random bits for each text, of which there are a few for each person. */
const ALGORITHM = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16
const MARK = 'sealed'

export type SealingKeys = Pick<Config, 'sealingKey' | 'sealingKeyFormer'>

/** A kept secret was sealed with a key that this server was not given. */
export class SealingKeyMissing extends Error {
  constructor(name: string) {
    super(
      `Secrets in the database are sealed with the key ${name}, which neither SEALING_KEY nor SEALING_KEY_FORMER is. Give the server that key.`,
    )
    this.name = 'SealingKeyMissing'
  }
}

/** By what a key is told apart from others; nothing of it can be told from its name. */
const nameOf = (key: string): string => createHash('sha256').update(`name of ${key}`).digest('hex').slice(0, 8)

const keyBytes = (key: string): Buffer => Buffer.from(key, 'hex')

/** The name of the key that a kept text was sealed with; undefined when it is not sealed. */
const sealedBy = (kept: string): string | undefined => {
  const [mark, name] = kept.split(':', 2)
  return mark === MARK ? name : undefined
}

/** The condition in SQL on a kept text that this server would keep in another way: sealed by another key, or open, or sealed at all. */
export const keptOtherwise = ({ sealingKey }: SealingKeys): readonly ['like' | 'not like', string] =>
  sealingKey === undefined ? ['like', `${MARK}:%`] : ['not like', `${MARK}:${nameOf(sealingKey)}:%`]

/**
 * A secret as it is kept: sealed where there is a key, so that who reads the database or a backup has nothing of it.
 *
 * @param about - whose it is, which is sealed with it: moved to another row, it opens nothing
 */
export const seal = (text: string, about: string, { sealingKey }: SealingKeys): string => {
  if (sealingKey === undefined) return text
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv(ALGORITHM, keyBytes(sealingKey), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(about))
  const sealed = Buffer.concat([nonce, cipher.update(text), cipher.final(), cipher.getAuthTag()])
  return [MARK, nameOf(sealingKey), sealed.toString('base64url')].join(':')
}

/** The secret that was kept. Throws {@link SealingKeyMissing}, and where it was changed or belongs to another row. */
export const unseal = (kept: string, about: string, { sealingKey, sealingKeyFormer }: SealingKeys): string => {
  const name = sealedBy(kept)
  if (name === undefined) return kept
  const key = [sealingKey, sealingKeyFormer].find((one) => one !== undefined && nameOf(one) === name)
  if (key === undefined) throw new SealingKeyMissing(name)
  const sealed = Buffer.from(kept.slice(`${MARK}:${name}:`.length), 'base64url')
  const [nonce, tag] = [sealed.subarray(0, NONCE_BYTES), sealed.subarray(-TAG_BYTES)]
  const cipher = createDecipheriv(ALGORITHM, keyBytes(key), nonce, { authTagLength: TAG_BYTES })
  cipher.setAAD(Buffer.from(about)).setAuthTag(tag)
  return Buffer.concat([cipher.update(sealed.subarray(NONCE_BYTES, -TAG_BYTES)), cipher.final()]).toString()
}
