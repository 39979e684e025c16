import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Clock } from '../../clock.ts'
import { nowText } from '../../clock.ts'
import { makePrivateFolder, PRIVATE_FILE } from '../../data-folder.ts'
import { newId } from '../../ids.ts'
import type { Mail, MailSender } from './mail-sender.ts'

/** What a file of the outbox holds, as JSON. Its name starts with the moment, so names sort by age. */
export interface OutboxMail extends Mail {
  readonly from: string
  /** ISO-8601 UTC. */
  readonly sentAt: string
}

export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox')

/** Keeps every mail as a file in the outbox folder instead of sending it, for machines without a mail server. */
export const outboxMailSender = (dataDir: string, from: string, clock: Clock): MailSender => ({
  async send(mail) {
    const folder = outboxFolder(dataDir)
    await makePrivateFolder(folder)
    const kept: OutboxMail = { ...mail, from, sentAt: nowText(clock) }
    const name = `${kept.sentAt.replaceAll(':', '-')}-${newId()}`
    // A reader must never see half a mail: write aside, then give it its name.
    await writeFile(join(folder, `${name}.part`), JSON.stringify(kept, null, 2), { mode: PRIVATE_FILE })
    await rename(join(folder, `${name}.part`), join(folder, `${name}.json`))
  },
  async forget(address) {
    const folder = outboxFolder(dataDir)
    const names = await readdir(folder).catch(() => [])
    for (const name of names.filter((one) => one.endsWith('.json'))) {
      const text = await readFile(join(folder, name), 'utf8').catch(() => '{}')
      const { to, replyTo }: Partial<OutboxMail> = JSON.parse(text)
      if (to === address || replyTo === address) await rm(join(folder, name), { force: true })
    }
  },
  async close() {},
})
