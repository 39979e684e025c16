import { publicUrl } from '../../config.ts'
import type { Sent, TimerHandler } from '../../timers/timer.ts'
import { findRecipient } from './outgoing.ts'
import { topicRules } from './topics.ts'

/** A text message of more parts costs more and says no more (two parts in the GSM alphabet). */
const LONGEST_TEXT = 306
const notWanted: Sent = { kind: 'sent' }

const shortened = (text: string, length: number): string =>
  text.length <= length ? text : `${text.slice(0, Math.max(0, length - 3)).trimEnd()}...`

/** Sends a notification as a text message, to a person with a phone number. */
export const textNotification: TimerHandler = {
  kind: 'sms',
  async beyond(backend, timer): Promise<Sent> {
    const found = await findRecipient(backend, timer, 'sms')
    if (found === undefined || found.person.phone === null) return notWanted
    if (backend.texts === undefined) return { kind: 'dead', why: 'No text message service is configured.' }
    const link = `${publicUrl(backend.config)}${topicRules[found.facts.topic].action.path}`
    const words = `Pacemeal: ${found.facts.title}. ${found.facts.text}`
    return backend.texts.send(found.person.phone, `${shortened(words, LONGEST_TEXT - link.length - 1)} ${link}`)
  },
}
