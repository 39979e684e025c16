import { safeRaceProducts } from '@pacemeal/catalog'
import type { Athlete } from '@pacemeal/domain'
import type { TrainingEvent } from '@pacemeal/domain/event'
import type { DatedEvent } from '@pacemeal/nutrition'
import { allProducts, datedEventOf, genericProducts, type KnownAthlete } from '@pacemeal/nutrition/race'
import { sweatTests } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { type EventFacts, readEventFacts } from './event-facts.ts'

/** Sweat tests that are read, the newest of them. */
const MAX_SWEAT_TESTS = 50

const generic: ReadonlySet<string> = new Set(genericProducts.map(({ id }) => id))

/**
 * A person's races and long sessions as plans are made around them, in the order of their days. Facts that were read before
 * are not read again.
 */
export const readDatedEvents = async (
  handle: Handle,
  userId: string,
  { body, diets, restrictions }: Pick<Athlete, 'body' | 'diets' | 'restrictions'>,
  facts?: EventFacts,
): Promise<readonly DatedEvent[]> => {
  const { settings, events, health } = facts ?? (await readEventFacts(handle, userId))
  if (events.length === 0) return []
  const known: KnownAthlete = {
    mass: body.mass,
    diets,
    settings,
    tests: await listOwnDocuments(handle, sweatTests, { owner: userId, limit: MAX_SWEAT_TESTS }),
    events,
    conditions: health.conditions,
  }
  const all = allProducts(settings)
  const products = { all, safe: safeRaceProducts(all, { diets, restrictions }, generic) }
  return events
    .map((one) => datedEventOf(one, known, products))
    .toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.start - b.start))
}

/** What plans read of an event, as a text: its fuel follows from its legs, its sport and course, what is carried, and the products. */
export const planFactsOf = (event: TrainingEvent): string => {
  const { kind, day, start, sport, intensity, legs, stations, course, conditions, carry, products } = event
  const { loading, early, wantsCaffeine, priority } = event
  return JSON.stringify([
    kind,
    day,
    start,
    sport,
    intensity,
    legs,
    stations,
    course,
    conditions,
    carry,
    products,
    loading,
    early,
    wantsCaffeine,
    priority,
  ])
}
