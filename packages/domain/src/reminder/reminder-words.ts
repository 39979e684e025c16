import { clockText, dayClockText } from '../schedule/clock-time.ts'
import type { SessionType } from '../schedule/session.ts'
import type { Catalogue } from '../text/locale.ts'
import { spanishSessions, spanishStart, spanishTime } from '../text/spanish.ts'

/** What a reminder of a session's fuel is said with. */
export interface ReminderFacts {
  readonly dish: string
  /** The session's type. */
  readonly session: SessionType
  /** When the session starts, as a minute of the day. */
  readonly start: number
  /** When the fuel is due, as a minute of the day. */
  readonly due: number
  /** Whole grams; null for who hides figures of energy and of what carries it. */
  readonly carbs: number | null
  readonly protein: number | null
}

/** `30 g carbs`, or `carbs` without a figure. */
const amount = (grams: number | null, what: string, unit = 'g'): string =>
  grams === null ? what : `${grams} ${unit} ${what}`

const sentence = (text: string): string => text.replace(/^./, (letter) => letter.toUpperCase())

type ReminderSentence = (facts: ReminderFacts) => { readonly title: string; readonly text: string }

/** The sentences of reminders in one language. */
export interface ReminderWords {
  readonly beforeSession: ReminderSentence
  readonly afterSession: ReminderSentence
}

/** `5:00` beside a time with the same half of the day, `5:00 PM` otherwise: `by 4:10 PM for Practice at 5:00`. */
const timeBeside = (minute: number, beside: number): string => {
  const text = clockText(minute)
  return text.slice(-2) === clockText(beside).slice(-2) ? text.slice(0, -3) : text
}

const en: ReminderWords = {
  beforeSession: ({ dish, session, start, due, carbs }) => ({
    title: `${session} at ${clockText(start)}`,
    text: sentence(
      `${amount(carbs, 'carbs')} by ${clockText(due)} for ${session} at ${timeBeside(start, due)}: ${dish}.`,
    ),
  }),
  afterSession: ({ dish, session, due, carbs, protein }) => ({
    title: `Refuel after ${session}`,
    text: sentence(`${amount(protein, 'protein')} and ${amount(carbs, 'carbs')} by ${clockText(due)}: ${dish}.`),
  }),
}

const de: ReminderWords = {
  beforeSession: ({ dish, session, start, due, carbs }) => ({
    title: `${session} um ${dayClockText(start)} Uhr`,
    text: `${amount(carbs, 'Kohlenhydrate')} bis ${dayClockText(due)} Uhr für ${session} um ${dayClockText(start)} Uhr: ${dish}.`,
  }),
  afterSession: ({ dish, session, due, carbs, protein }) => ({
    title: `Auffüllen nach ${session}`,
    text: `${amount(protein, 'Protein')} und ${amount(carbs, 'Kohlenhydrate')} bis ${dayClockText(due)} Uhr: ${dish}.`,
  }),
}

const es: ReminderWords = {
  beforeSession: ({ dish, session, start, due, carbs }) => ({
    title: `${spanishStart(spanishSessions[session])} a ${spanishTime(start)}`,
    text: sentence(
      `${amount(carbs, 'carbohidratos', 'g de')} antes de ${spanishTime(due)} para tu ${spanishSessions[session]} de ${spanishTime(start)}: ${dish}.`,
    ),
  }),
  afterSession: ({ dish, session, due, carbs, protein }) => ({
    title: `Repón energía después de tu ${spanishSessions[session]}`,
    text: sentence(
      `${amount(protein, 'proteína', 'g de')} y ${amount(carbs, 'carbohidratos', 'g de')} antes de ${spanishTime(due)}: ${dish}.`,
    ),
  }),
}

/** The sentences of reminders by language. */
export const reminderCatalogue: Catalogue<ReminderWords> = { en, de, es }
