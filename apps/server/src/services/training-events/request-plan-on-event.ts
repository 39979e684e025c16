import { addDays, dayAt, mondayOf } from '@pacemeal/domain'
import type { TrainingEvent } from '@pacemeal/domain/event'
import { events, findEvent, raceSettings, readRaceSettings, sweatTests } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import type { DocumentReaction } from '../documents/document-reactions.ts'
import { listOwnDocuments } from '../documents/own-documents.ts'
import { requestPlan } from '../meal-plans/request-plan-on-change.ts'
import { planFactsOf } from './dated-events.ts'
import { MAX_EVENTS } from './gut-tolerance.ts'

type NeededPorts = Ports<'clock' | 'config' | 'events' | 'jobs'>

/** Days before an event that are eaten for it, at most. */
const DAYS_BEFORE = 2

/**
 * Asks for a new plan when an event reaches into the days that are planned: today to the end of next week. One further
 * away is planned for when its week is.
 */
const requestWithin = async (
  tx: Transaction,
  backend: NeededPorts,
  userId: string,
  reached: readonly (TrainingEvent | undefined)[],
): Promise<void> => {
  const today = dayAt(backend.clock.now(), await zoneOf(tx, userId))
  const last = addDays(mondayOf(today), 13)
  const isNear = reached.some(
    (event) => event !== undefined && event.day >= today && addDays(event.day, -DAYS_BEFORE) <= last,
  )
  if (isNear) await requestPlan(tx, backend, userId)
}

const knownEvents = async (tx: Transaction, userId: string): Promise<readonly (TrainingEvent | undefined)[]> => {
  const stored = await listOwnDocuments(tx, events, { owner: userId, limit: MAX_EVENTS, select: ['details'] })
  return stored.map(({ details }) => findEvent(details))
}

/** What is known of the athlete decides what events are fueled with: those that reach into the planned days are planned anew. */
const requestForKnown = async (tx: Transaction, backend: NeededPorts, userId: string): Promise<void> =>
  requestWithin(tx, backend, userId, await knownEvents(tx, userId))

/** What changed for plans: an event itself, and later ones where something was told of it, for what the stomach stood decides their fuel. */
const requestFor = async (
  tx: Transaction,
  backend: NeededPorts,
  userId: string,
  own: readonly (TrainingEvent | undefined)[],
  reports: readonly (string | null)[],
): Promise<void> => {
  const isTold = reports.some((report) => report !== null)
  await requestWithin(tx, backend, userId, isTold ? [...own, ...(await knownEvents(tx, userId))] : own)
}

/** A closed tab never leaves a changed event without the plan that loads for it. */
export const requestPlanOnEvent: DocumentReaction<NeededPorts, typeof events> = {
  collection: events,
  created: (tx, backend, _, { user, details, report }) => requestFor(tx, backend, user, [findEvent(details)], [report]),
  async changed(tx, backend, before, after) {
    const [was, is] = [findEvent(before.details), findEvent(after.details)]
    const isPlannedAlike = (was && planFactsOf(was)) === (is && planFactsOf(is))
    if (isPlannedAlike && before.report === after.report) return
    await requestFor(tx, backend, after.user, isPlannedAlike ? [] : [was, is], [before.report, after.report])
  },
  deleted: (tx, backend, { user, details, report }) => requestFor(tx, backend, user, [findEvent(details)], [report]),
}

/**
 * A new plan where every long session changes by it: by what the gut is told to take, and by whether a low-carb eater fuels hard
 * sessions. Products change the days of events alone.
 */
const requestForSettings = async (
  tx: Transaction,
  backend: NeededPorts,
  userId: string,
  [before, after]: readonly [string | null, string | null],
): Promise<void> => {
  const [was, is] = [readRaceSettings(before), readRaceSettings(after)]
  const isAlike = was.tolerance === is.tolerance && was.fuelsLowCarb === is.fuelsLowCarb
  await (isAlike ? requestForKnown(tx, backend, userId) : requestPlan(tx, backend, userId))
}

/** Nor changed products and figures of the gut: the plan of the day holds what the card holds. */
export const requestPlanOnRaceSettings: DocumentReaction<NeededPorts, typeof raceSettings> = {
  collection: raceSettings,
  created: (tx, backend, _, { user, settings }) => requestForSettings(tx, backend, user, [null, settings]),
  changed: (tx, backend, was, { user, settings }) => requestForSettings(tx, backend, user, [was.settings, settings]),
  deleted: (tx, backend, { user, settings }) => requestForSettings(tx, backend, user, [settings, null]),
}

/** Nor a sweat test. */
export const requestPlanOnSweatTest: DocumentReaction<NeededPorts, typeof sweatTests> = {
  collection: sweatTests,
  created: (tx, backend, _, { user }) => requestForKnown(tx, backend, user),
  changed: (tx, backend, _, { user }) => requestForKnown(tx, backend, user),
  deleted: (tx, backend, { user }) => requestForKnown(tx, backend, user),
}
