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
  /** Whole grams. */
  readonly carbs: number
  /** Whole grams. */
  readonly protein: number
}

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
    text: `${carbs} g carbs by ${clockText(due)} for ${session} at ${timeBeside(start, due)}: ${dish}.`,
  }),
  afterSession: ({ dish, session, due, carbs, protein }) => ({
    title: `Refuel after ${session}`,
    text: `${protein} g protein and ${carbs} g carbs by ${clockText(due)}: ${dish}.`,
  }),
}

const de: ReminderWords = {
  beforeSession: ({ dish, session, start, due, carbs }) => ({
    title: `${session} um ${dayClockText(start)} Uhr`,
    text: `${carbs} g Kohlenhydrate bis ${dayClockText(due)} Uhr für ${session} um ${dayClockText(start)} Uhr: ${dish}.`,
  }),
  afterSession: ({ dish, session, due, carbs, protein }) => ({
    title: `Auffüllen nach ${session}`,
    text: `${protein} g Protein und ${carbs} g Kohlenhydrate bis ${dayClockText(due)} Uhr: ${dish}.`,
  }),
}

const es: ReminderWords = {
  beforeSession: ({ dish, session, start, due, carbs }) => ({
    title: `${spanishStart(spanishSessions[session])} a ${spanishTime(start)}`,
    text: `${carbs} g de carbohidratos antes de ${spanishTime(due)} para tu ${spanishSessions[session]} de ${spanishTime(start)}: ${dish}.`,
  }),
  afterSession: ({ dish, session, due, carbs, protein }) => ({
    title: `Repón energía después de tu ${spanishSessions[session]}`,
    text: `${protein} g de proteína y ${carbs} g de carbohidratos antes de ${spanishTime(due)}: ${dish}.`,
  }),
}

/** The sentences of reminders by language. */
export const reminderCatalogue: Catalogue<ReminderWords> = { en, de, es }
