import { addDays, type LocalDate } from '@pacemeal/domain'
import type { RaceSettings } from '@pacemeal/domain/event'
import { type ReportedEvent, toleranceBefore } from '@pacemeal/nutrition/race'
import { events, findEvent, findEventReport } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'

/** Events that are read, the newest of them. */
export const MAX_EVENTS = 100

/** A person's stored events that can be read, with what was taken in them. */
export const readEventsOf = async (handle: Handle, userId: string): Promise<readonly ReportedEvent[]> =>
  (await listOwnDocuments(handle, events, { owner: userId, limit: MAX_EVENTS })).flatMap(({ details, report }) => {
    const event = findEvent(details)
    return event === undefined ? [] : [{ event, report: findEventReport(report) ?? null }]
  })

/** Carbohydrate that a person's gut is known to take, g/h: by their own word and all that was reported; undefined while nobody knows. */
export const gutToleranceOf = (
  known: readonly ReportedEvent[],
  settings: Pick<RaceSettings, 'tolerance'>,
): number | undefined => {
  const reported = known.filter(({ report }) => report !== null)
  const last = reported
    .map(({ event }) => event.day)
    .toSorted()
    .at(-1)
  return last === undefined
    ? (settings.tolerance ?? undefined)
    : toleranceBefore(reported, addDays(last as LocalDate, 1), settings)
}
