import { dayClockText } from '../schedule/clock-time.ts'
import type { SessionType } from '../schedule/session.ts'

/** A time of day with its article, as Spanish says it after a preposition: `las 17:00`, `la 01:30`. */
export function spanishTime(minute: number): string {
  const text = dayClockText(minute)
  return `${text.startsWith('01:') ? 'la' : 'las'} ${text}`
}

/** How Spanish calls a session of a type within a sentence. */
export const spanishSessions: Readonly<Record<SessionType, string>> = {
  Practice: 'entrenamiento',
  Lift: 'entreno de fuerza',
  Conditioning: 'entreno de acondicionamiento',
  Competition: 'competición',
  Recovery: 'sesión de recuperación',
  Hybrid: 'entreno híbrido',
}

/** A sentence's start: its first letter large. */
export const spanishStart = (text: string): string => text.replace(/^./u, (letter) => letter.toLocaleUpperCase('es'))
