import { safeRaceProducts } from '@pacemeal/catalog'
import type { Athlete } from '@pacemeal/domain'
import type { TrainingEvent } from '@pacemeal/domain/event'
import type { DatedEvent } from '@pacemeal/nutrition'
import { allProducts, datedEventOf, genericProducts, type KnownAthlete } from '@pacemeal/nutrition/race'
import { raceSettings, readRaceSettings, sweatTests } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { readHealthAnswersOf } from '../health/circumstances.ts'
import { readEventsOf } from './gut-tolerance.ts'

/** Sweat tests that are read, the newest of them. */
const MAX_SWEAT_TESTS = 50

const generic: ReadonlySet<string> = new Set(genericProducts.map(({ id }) => id))

/** A person's races and long sessions as plans are made around them, in the order of their days. */
export const readDatedEvents = async (
  handle: Handle,
  userId: string,
  { body, diets, restrictions }: Pick<Athlete, 'body' | 'diets' | 'restrictions'>,
): Promise<readonly DatedEvent[]> => {
  const read = await readEventsOf(handle, userId)
  if (read.length === 0) return []
  const known: KnownAthlete = {
    mass: body.mass,
    diets,
    settings: readRaceSettings((await findDocument(handle, raceSettings, userId))?.settings),
    tests: await listOwnDocuments(handle, sweatTests, { owner: userId, limit: MAX_SWEAT_TESTS }),
    events: read,
    conditions: (await readHealthAnswersOf(handle, userId)).conditions,
  }
  const all = allProducts(known.settings)
  const products = { all, safe: safeRaceProducts(all, restrictions, generic) }
  return read
    .map((one) => datedEventOf(one, known, products))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.start - b.start))
}

/** What plans read of an event, as a text: its fuel follows from its legs, what is carried, and the products. */
export const planFactsOf = (event: TrainingEvent): string => {
  const { kind, day, start, intensity, legs, stations, conditions, carry, products, loading, early } = event
  const { wantsCaffeine, priority } = event
  return JSON.stringify([
    kind,
    day,
    start,
    intensity,
    legs,
    stations,
    conditions,
    carry,
    products,
    loading,
    early,
    wantsCaffeine,
    priority,
  ])
}
