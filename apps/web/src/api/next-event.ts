import { isJsonObject, type LocalDate, type MinuteOfDay, parseJson } from '@pacemeal/domain'
import type { EventWeighIn } from '@pacemeal/domain/event'
import { events } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { listDocuments } from './documents.ts'
import { nextEventQueries } from './first-queries.ts'
import { queryKey } from './query-keys.ts'

/** An event of the days ahead, in as much as a line says. */
export interface NearEvent {
  readonly id: string
  readonly name: string
  readonly day: LocalDate
  readonly start: MinuteOfDay
  /** The zone of the place, by whose clock the start and the scales are. */
  readonly zone: string
  /** How long it is expected to take. */
  readonly minutes: number
  /** Its own plan holds caffeine, if that is safe. */
  readonly wantsCaffeine: boolean
  /** What was taken in it is told. */
  readonly isReported: boolean
  /** When the scales are before it; null where nobody weighs in. */
  readonly weighIn: Pick<EventWeighIn, 'day' | 'time'> | null
}

/** When the scales are, as an event holds it; its text was checked by the server. */
const findScales = (stored: unknown): NearEvent['weighIn'] =>
  isJsonObject(stored) ? { day: stored.day as LocalDate, time: Number(stored.time) as MinuteOfDay } : null

/** The minutes of an event's legs, as it holds them. */
const minutesOf = (legs: unknown): number =>
  Array.isArray(legs) ? legs.reduce((sum: number, leg) => sum + (isJsonObject(leg) ? Number(leg.minutes) : 0), 0) : 0

/** The person's events of the two weeks from a day and of the day before it, the first one first. */
export const nearEventsQuery = (userId: string, day: LocalDate) =>
  queryOptions({
    queryKey: queryKey('events', userId, 'next', day),
    queryFn: async (): Promise<readonly NearEvent[]> => {
      const { documents } = await listDocuments(events, nextEventQueries(userId, day))
      return documents.flatMap((document) => {
        // The server has checked the text; the whole reader of events is for their own screens.
        const details = parseJson(document.details)
        if (!isJsonObject(details)) return []
        const { name, start, zone } = details
        const near: NearEvent = {
          id: document.$id,
          name: String(name),
          day: document.day as LocalDate,
          start: Number(start) as MinuteOfDay,
          zone: String(zone),
          minutes: minutesOf(details.legs),
          wantsCaffeine: details.wantsCaffeine === true,
          isReported: Boolean(document.report),
          weighIn: findScales(details.weighIn),
        }
        return [near]
      })
    },
  })
