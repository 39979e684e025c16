import { z } from 'zod'
import { ID_PATTERN } from '../ids.ts'
import { MAX_PERMISSIONS } from '../services/permissions.ts'

/** An id that a client gives to something that exists. */
export const id = z.string().regex(ID_PATTERN, {
  message:
    'an id has 1 to 36 characters of A-Z, a-z, 0-9, dot, underscore and hyphen and starts with a letter or digit',
})

/** An id for something new; `unique()` lets the server choose. */
export const newResourceId = z.union([z.literal('unique()'), id], {
  error:
    'takes unique() or 1 to 36 characters of A-Z, a-z, 0-9, dot, underscore and hyphen, the first a letter or digit',
})

/** Rights on something, as texts; their own reading says which there are. */
export const permissions = z.array(z.string()).max(MAX_PERMISSIONS, `at most ${MAX_PERMISSIONS} are accepted`).nullish()

/** `queries[n]` of lists; a single unnumbered one counts as a list of one. */
export const queries = z
  .union([z.array(z.string()), z.string().transform((one) => [one])])
  .optional()
  .transform((texts) => texts ?? [])

/** `total=false` spares the count. */
export const wantsTotal = z
  .enum(['true', 'false', '1', '0', ''])
  .optional()
  .transform((text) => text !== 'false' && text !== '0')

/** The empty answer of 204. */
export const nothing = z.null().describe('No content')

/** Text that both databases can hold. */
export const plainText = (max: number) =>
  z
    .string()
    .max(max)
    .refine((text) => text.isWellFormed() && !text.includes('\0'), 'takes text without NUL and broken characters')

/** An address, in lower case. */
export const email = z
  .email()
  .max(254)
  .transform((text) => text.toLowerCase())

export const password = z
  .string()
  .min(8, 'a password has at least 8 characters')
  .max(256, 'a password has at most 256 characters')

/** The address without a name and password before its host, which only ever make a link look like another one. */
const withoutCredentials = (address: string): string => {
  const url = new URL(address)
  if (url.username === '' && url.password === '') return address
  url.username = ''
  url.password = ''
  return url.href
}

/** An address that a mail or a redirect may lead to; which hosts are allowed is checked apart. */
export const pageUrl = z
  .url({ protocol: /^https?$/, error: 'takes an http or https address' })
  .max(2048)
  .transform(withoutCredentials)

/** The secret of a one-time token. */
export const secret = z.string().min(1).max(256)
