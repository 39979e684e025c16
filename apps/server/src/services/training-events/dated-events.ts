import type { Athlete } from '@pacemeal/domain'
import { defaultRaceSettings, type TrainingEvent } from '@pacemeal/domain/event'
import type { DatedEvent } from '@pacemeal/nutrition'
import { datedEventOf, type KnownAthlete } from '@pacemeal/nutrition/race'
import { events, findEvent, findEventReport, raceSettings, readRaceSettings, sweatTests } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'

/** Events and sweat tests that are read, the newest of them. */
const MAX_EVENTS = 100
const MAX_SWEAT_TESTS = 50

/** A person's races and long sessions as plans are made around them, in the order of their days. */
export const readDatedEvents = async (
  handle: Handle,
  userId: string,
  { body, diets }: Pick<Athlete, 'body' | 'diets'>,
): Promise<readonly DatedEvent[]> => {
  const stored = await listOwnDocuments(handle, events, { owner: userId, limit: MAX_EVENTS })
  const read = stored.flatMap(({ details, report }) => {
    const event = findEvent(details)
    return event === undefined ? [] : [{ event, report: findEventReport(report) ?? null }]
  })
  if (read.length === 0) return []
  const known: KnownAthlete = {
    mass: body.mass,
    diets,
    settings: readRaceSettings((await findDocument(handle, raceSettings, userId))?.settings),
    tests: await listOwnDocuments(handle, sweatTests, { owner: userId, limit: MAX_SWEAT_TESTS }),
    events: read,
  }
  return read
    .map(({ event }) => datedEventOf(event, known))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.start - b.start))
}

/** What plans read of an event, as a text; the same for any athlete. */
export const planFactsOf = (event: TrainingEvent): string => {
  const known = { mass: 70 as Athlete['body']['mass'], diets: [], settings: defaultRaceSettings, tests: [], events: [] }
  return JSON.stringify(datedEventOf(event, known))
}
