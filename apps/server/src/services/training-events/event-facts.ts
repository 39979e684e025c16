import type { HealthAnswers } from '@pacemeal/domain'
import type { RaceSettings } from '@pacemeal/domain/event'
import type { ReportedEvent } from '@pacemeal/nutrition/race'
import { healthAnswers, raceSettings, readHealthAnswers, readRaceSettings } from '@pacemeal/protocol'
import type { Handle } from '../../store/open.ts'
import { findDocument } from '../documents/document-store.ts'
import { readEventsOf } from './gut-tolerance.ts'

/** What is stored of a person that both the circumstances and the dated events of a plan follow from. */
export interface EventFacts {
  readonly settings: RaceSettings
  /** Races and long sessions with what was taken in them, the newest hundred. */
  readonly events: readonly ReportedEvent[]
  /** What was told of the health; who never did told nothing. */
  readonly health: HealthAnswers
}

/** Reads what circumstances and dated events follow from, each document once. */
export const readEventFacts = async (handle: Handle, userId: string): Promise<EventFacts> => ({
  settings: readRaceSettings((await findDocument(handle, raceSettings, userId))?.settings),
  events: await readEventsOf(handle, userId),
  health: readHealthAnswers((await findDocument(handle, healthAnswers, userId))?.answers ?? null),
})
