import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJson } from '@pacemeal/domain'
import { z } from 'zod'
import { type OutboxMail, outboxFolder } from '../../providers/mail/outbox-mail-sender.ts'

/** A mail in the outbox, under the name of its file. */
export interface KeptMail extends OutboxMail {
  readonly id: string
}

const kept = z.object({
  to: z.string(),
  from: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  sentAt: z.iso.datetime(),
})

/** The moment and a random part, as the sender names its files; nothing else is looked for in the folder. */
const ID = /^\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}\.\d{3}Z-[0-9a-f]{20}$/

const isCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

/** The names in the outbox, newest first. */
const idsIn = async (folder: string): Promise<string[]> => {
  try {
    const names = await readdir(folder)
    return names
      .map((name) => (name.endsWith('.json') ? name.slice(0, -'.json'.length) : ''))
      .filter((id) => ID.test(id))
      .toSorted()
      .toReversed()
  } catch (error) {
    if (isCode(error, 'ENOENT')) return []
    throw error
  }
}

const readKept = async (folder: string, id: string): Promise<KeptMail | undefined> => {
  try {
    const mail = kept.safeParse(parseJson(await readFile(join(folder, `${id}.json`), 'utf8')))
    return mail.success ? { id, ...mail.data } : undefined
  } catch (error) {
    // Somebody emptied the folder in the meantime.
    if (isCode(error, 'ENOENT')) return undefined
    throw error
  }
}

/** A mail by its id; undefined when there is none, or when the file is no mail of ours. */
export const findKeptMail = async (dataDir: string, id: string): Promise<KeptMail | undefined> =>
  ID.test(id) ? readKept(outboxFolder(dataDir), id) : undefined

export interface OutboxChoice {
  /** Only mails to this address, in any case. */
  readonly address?: string
  readonly limit: number
}

/** The newest mails, newest first. Files that are no mails of ours are passed over. */
export const readOutbox = async (dataDir: string, { address, limit }: OutboxChoice): Promise<readonly KeptMail[]> => {
  const folder = outboxFolder(dataDir)
  const wanted = address?.toLowerCase()
  const mails: KeptMail[] = []
  for (const id of await idsIn(folder)) {
    if (mails.length >= limit) break
    const mail = await readKept(folder, id)
    if (mail !== undefined && (wanted === undefined || mail.to.toLowerCase() === wanted)) mails.push(mail)
  }
  return mails
}

/** The web addresses in a mail's plain text, in their order, each once. */
export const linksIn = ({ text }: Pick<OutboxMail, 'text'>): readonly string[] => [
  ...new Set((text.match(/https?:\/\/[^\s<>"']+/g) ?? []).filter((link) => URL.canParse(link))),
]

/** The newest link that was mailed to an address; undefined when none was. */
export const findNewestLink = async (dataDir: string, address: string): Promise<string | undefined> => {
  const mails = await readOutbox(dataDir, { address, limit: Number.POSITIVE_INFINITY })
  return mails.flatMap(linksIn)[0]
}
