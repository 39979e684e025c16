import { isJsonObject, type LocalDate, type MinuteOfDay, parseJson } from '@pacemeal/domain'
import { events } from '@pacemeal/protocol'
import { queryOptions } from '@tanstack/react-query'
import { listDocuments } from './documents.ts'
import { nextEventQueries } from './first-queries.ts'
import { queryKey } from './query-keys.ts'

/** The next event, in as much as a line says. */
export interface NextEvent {
  readonly id: string
  readonly name: string
  readonly day: LocalDate
  readonly start: MinuteOfDay
}

/** The person's next event of the two weeks from a day; null for none. */
export const nextEventQuery = (userId: string, today: LocalDate) =>
  queryOptions({
    queryKey: queryKey('events', userId, 'next', today),
    queryFn: async (): Promise<NextEvent | null> => {
      const { documents } = await listDocuments(events, nextEventQueries(userId, today))
      const next = documents.find(({ report }) => !report)
      // The server has checked the text; the whole reader of events is for their own screens.
      const details = parseJson(next?.details)
      if (next === undefined || !isJsonObject(details)) return null
      const { name, start } = details
      return { id: next.$id, name: String(name), day: next.day as LocalDate, start: Number(start) as MinuteOfDay }
    },
  })
