import { type CalendarSession, MAX_CALENDARS } from '@pacemeal/domain/event'
import { findCalendarReading, trainingCalendars } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'

/** The calendars that a person subscribes to, as plans read them. */
export interface ReadCalendars {
  /** Those of the first calendar first. */
  readonly sessions: readonly CalendarSession[]
  /** When sessions of planned days changed last, for each calendar that ever had any. */
  readonly editions: readonly string[]
}

export const readCalendars = async (handle: Handle, owner: string): Promise<ReadCalendars> => {
  const select = ['reading', 'changedAt'] as const
  const newest = await listOwnDocuments(handle, trainingCalendars, { owner, limit: MAX_CALENDARS, select })
  const stored = newest.toReversed()
  return {
    sessions: stored.flatMap(({ reading }) => findCalendarReading(reading)?.sessions ?? []),
    editions: stored.flatMap(({ changedAt }) => (changedAt === null ? [] : [changedAt])),
  }
}

/** The sessions of all calendars that a person subscribes to. */
export const readCalendarSessions = async (handle: Handle, owner: string): Promise<readonly CalendarSession[]> =>
  (await readCalendars(handle, owner)).sessions
