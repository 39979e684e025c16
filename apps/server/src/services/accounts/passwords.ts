import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import limitConcurrency from 'p-limit'

/** How much work a hash takes; `minimal` is for tests, which the settings see to. */
export type PasswordHashing = 'standard' | 'minimal'

interface Cost {
  /** KiB. */
  readonly memory: number
  readonly passes: number
  readonly parallelism: number
}

const COSTS: Readonly<Record<PasswordHashing, Cost>> = {
  /** OWASP Password Storage Cheat Sheet (2024): argon2id with 19 MiB, two passes, one lane. */
  standard: { memory: 19_456, passes: 2, parallelism: 1 },
  /** The least that argon2 takes. */
  minimal: { memory: 8, passes: 1, parallelism: 1 },
}
const SALT_BYTES = 16
const HASH_BYTES = 32

/** Hashing shares Node's four worker threads with files and DNS, so a rush of sign-ins may take only two of them. */
const limitHashing = limitConcurrency(2)

const derive = (password: string, salt: Buffer, cost: Cost, length: number): Promise<Buffer> =>
  limitHashing(
    () =>
      new Promise((resolve, reject) => {
        const input = { message: password.normalize('NFC'), nonce: salt, tagLength: length, ...cost }
        argon2('argon2id', input, (error, hash) => (error === null ? resolve(hash) : reject(error)))
      }),
  )

const unpadded = (bytes: Buffer): string => bytes.toString('base64').replace(/=+$/, '')

/** The password's argon2id hash as PHC text, which carries its own salt and cost. */
export const hashPassword = async (password: string, hashing: PasswordHashing): Promise<string> => {
  const salt = randomBytes(SALT_BYTES)
  const cost = COSTS[hashing]
  const hash = await derive(password, salt, cost, HASH_BYTES)
  return `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${cost.parallelism}$${unpadded(salt)}$${unpadded(hash)}`
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Whether the password made this hash. */
export const isPassword = async (password: string, phc: string): Promise<boolean> => {
  const [, memory, passes, parallelism, salt, hash] = PHC.exec(phc) ?? []
  if (salt === undefined || hash === undefined) return false
  const expected = Buffer.from(hash, 'base64')
  const cost = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  const derived = await derive(password, Buffer.from(salt, 'base64'), cost, expected.length)
  return timingSafeEqual(derived, expected)
}

/** Whether a hash costs less, or otherwise, than one that is made today: it is made anew while the password is at hand. */
export const isOutdatedHash = (phc: string, hashing: PasswordHashing): boolean => {
  const [, memory, passes, parallelism] = PHC.exec(phc) ?? []
  const cost = COSTS[hashing]
  return [memory, passes, parallelism].join() !== [cost.memory, cost.passes, cost.parallelism].join()
}

/** Takes as long as {@link isPassword} where there is nothing to compare, so that timing does not tell who has an account. */
export const wasteAsMuchTime = async (password: string, hashing: PasswordHashing): Promise<void> => {
  await derive(password, Buffer.alloc(SALT_BYTES), COSTS[hashing], HASH_BYTES)
}
