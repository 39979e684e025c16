import { DAY_MS } from '@pacemeal/domain'
import { publicUrl } from '../../config/public-url.ts'
import type { Ports } from '../../ports.ts'
import type { Sent, TimerHandler } from '../timers/timer.ts'
import { findRecipient, notWanted } from './outgoing.ts'
import { topicRules } from './topics.ts'

const KIND = 'sms'
/** A text message of more parts costs more and says no more (two parts in the GSM alphabet). */
const MAX_TEXT_LENGTH = 306
/** More than a day of fuel ever needs. Numbers are not proven and each message costs: nobody is to be flooded through us. */
const MAX_PER_DAY = 20

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, Math.max(0, length - 3)).trimEnd()}...`

const sentInADay = async ({ store, clock }: Ports<'clock' | 'store'>, userId: string): Promise<number> => {
  const { count } = await store.db
    .selectFrom('timers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('kind', '=', KIND)
    .where('status', '=', 'done')
    .where('updatedAt', '>', new Date(clock.now() - DAY_MS).toISOString())
    .executeTakeFirstOrThrow()
  return Number(count)
}

/** Sends a notification as a text message, to a person with a phone number. */
export const textNotification: TimerHandler = {
  kind: KIND,
  async callExternal(backend, timer): Promise<Sent> {
    const found = await findRecipient(backend, timer, 'sms')
    if ('kind' in found) return found
    if (found.person.phone === null) return notWanted
    if (backend.texts === undefined) return { kind: 'dead', why: 'No text message service is configured.' }
    if ((await sentInADay(backend, timer.userId)) >= MAX_PER_DAY) {
      return { kind: 'dead', why: `More than ${MAX_PER_DAY} text messages in a day.` }
    }
    const link = `${publicUrl(backend.config)}${topicRules[found.facts.topic].path}`
    const words = `Pacemeal: ${found.facts.title}. ${found.facts.text}`
    return backend.texts.send(found.person.phone, `${shortened(words, MAX_TEXT_LENGTH - link.length - 1)} ${link}`)
  },
}
