import { createHash } from 'node:crypto'
import {
  type Athlete,
  type DayChanges,
  dayAt,
  type KitchenPreferences,
  kitchenOfWeek,
  type LearnedExpenditure,
  type LocalDate,
  mondayOf,
  ok,
  type Result,
} from '@pacemeal/domain'
import type { MeasuredBody } from '@pacemeal/domain/body'
import type { CalendarSession } from '@pacemeal/domain/event'
import type { Circumstances, DatedEvent } from '@pacemeal/nutrition'
import {
  type IncompleteProfile,
  kitchenPreferences,
  type ProfileData,
  readAthlete,
  readKitchenPreferences,
  userProfiles,
} from '@pacemeal/protocol'
import type { AllPorts, Ports } from '../../ports.ts'
import type { Handle } from '../../store/open.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import { readCalendars } from '../calendars/calendar-sessions.ts'
import { findDocument } from '../documents/document-store.ts'
import type { FunctionCall } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { readAcceptedExpenditure } from '../expenditure/accepted-expenditure.ts'
import { readCircumstances } from '../health/circumstances.ts'
import { endDueCut } from '../health/goal-period.ts'
import { readDatedEvents } from '../training-events/dated-events.ts'
import { readEventFacts } from '../training-events/event-facts.ts'
import { readDayChangesOf } from './day-changes.ts'

/**
 * The athlete of a stored profile, or the fields that are missing for one; no profile at all misses everything. Figures
 * that were measured come from `readMeasuredBody` and are needed wherever energy is reckoned.
 */
export const readPlanAthlete = async (
  handle: Handle,
  userId: string,
  measured: MeasuredBody = {},
): Promise<ReturnType<typeof readAthlete>> => {
  const profile: Partial<ProfileData> = (await findDocument(handle, userProfiles, userId)) ?? {}
  return withLearned(readAthlete(profile, measured), await readAcceptedExpenditure(handle, userId))
}

/** The athlete with what was learned of their expenditure and accepted. */
export const withLearned = (
  athlete: ReturnType<typeof readAthlete>,
  learned: LearnedExpenditure | undefined,
): ReturnType<typeof readAthlete> => (athlete.ok && learned !== undefined ? ok({ ...athlete.value, learned }) : athlete)

/** How a person wants to cook and eat, as it is stored; the defaults for who never said. */
export const readKitchen = async (handle: Handle, userId: string): Promise<KitchenPreferences> =>
  readKitchenPreferences((await findDocument(handle, kitchenPreferences, userId))?.preferences)

/** The same in the week of a date: with the meals that are eaten out on its very days. */
export const readKitchenAround = async (handle: Handle, userId: string, date: LocalDate): Promise<KitchenPreferences> =>
  kitchenOfWeek(await readKitchen(handle, userId), await readDayChangesOf(handle, userId), mondayOf(date))

/** Everything that a person's plan is made from. */
export interface PlanInputs {
  readonly athlete: Athlete
  readonly kitchen: KitchenPreferences
  /** What is different on single days; plans follow it by themselves, so it asks for no new one. */
  readonly changes: DayChanges
  /** What was told of the health, and a cut that is over; absent while there is nothing to look at. */
  readonly circumstances?: Circumstances
  /** Races and long sessions that days are eaten for; absent while there are none. */
  readonly events?: readonly DatedEvent[]
  /** Sessions of subscribed calendars; absent while there are none. The days that are kept of them move on by themselves. */
  readonly calendar?: readonly CalendarSession[]
  /** When such sessions changed within the planned days. */
  readonly calendarEditions?: readonly string[]
}

/** What a person's plan is made from, as it is stored now, or the fields of the profile that are missing. */
export const readPlanInputs = async (
  handle: Handle,
  userId: string,
  measured: MeasuredBody = {},
): Promise<Result<PlanInputs, IncompleteProfile>> => {
  const athlete = await readPlanAthlete(handle, userId, measured)
  if (!athlete.ok) return athlete
  const [kitchen, changes] = [await readKitchen(handle, userId), await readDayChangesOf(handle, userId)]
  const facts = await readEventFacts(handle, userId)
  const circumstances = await readCircumstances(handle, userId, facts)
  const events = await readDatedEvents(handle, userId, athlete.value, facts)
  const calendars = await readCalendars(handle, userId)
  return ok({
    athlete: athlete.value,
    kitchen,
    changes,
    ...(Object.keys(circumstances).length === 0 ? {} : { circumstances }),
    ...(events.length === 0 ? {} : { events }),
    ...(calendars.sessions.length === 0 ? {} : { calendar: calendars.sessions }),
    ...(calendars.editions.length === 0 ? {} : { calendarEditions: calendars.editions }),
  })
}

/**
 * What plans follow without being asked for anew: days are re-planned one by one, what scales and watches say is taken into
 * the next plan that is made, and of calendars the editions say what changed.
 */
const followed: ReadonlySet<string> = new Set(['changes', 'bodyFatPercent', 'averageSteps', 'stoppingLoss', 'calendar'])

/** Left out where it is absent, as where plans follow all that it holds by themselves. */
const isFollowed = (name: string, value: unknown): boolean =>
  followed.has(name) || (name === 'circumstances' && Object.keys(value ?? {}).every((one) => followed.has(one)))

/** A text that changes exactly when something changes that asks for a new plan. */
export const fingerprintOf = (inputs: Result<PlanInputs | Athlete, IncompleteProfile>): string =>
  createHash('sha256')
    .update(JSON.stringify(inputs, (name, value) => (isFollowed(name, value) ? undefined : value)))
    .digest('hex')

/**
 * What a run finds to plan from, kept with it as what its plan is made from. The profile may have changed since it was
 * asked for; by what was asked for, a plan of other inputs would pass for this one when the profile is changed back.
 */
export const snapshotPlanInputs = (
  backend: Ports<'clock' | 'events' | 'store'>,
  { executionId, userId }: Pick<FunctionCall, 'executionId' | 'userId'>,
): ReturnType<typeof readPlanInputs> =>
  backend.store.transact(async (tx) => {
    // A request for a plan looks at both, so neither may change between.
    await lockPerson(tx, userId)
    await endDueCut(tx, backend, userId)
    const found = await readPlanInputs(tx, userId, await readMeasuredBody(tx, backend, userId))
    const inputs = fingerprintOf(found)
    await tx.db.updateTable('executions').set({ inputs }).where('id', '=', executionId).execute()
    return found
  })

/** The Monday of the athlete's present week. */
export const currentMonday = ({ zone }: Pick<Athlete, 'zone'>, clock: AllPorts['clock']): LocalDate =>
  mondayOf(dayAt(clock.now(), zone))

/** The fingerprint of what a plan was made from; undefined once nothing is known of its run. */
export const findPlanFingerprint = async ({ db }: Handle, planId: string): Promise<string | undefined> =>
  (await db.selectFrom('executions').select('inputs').where('id', '=', planId).executeTakeFirst())?.inputs

/** A seed for the solver: the same person, week and round give the same menu. */
export const seedOf = (userId: string, monday: LocalDate, round: number): number =>
  createHash('sha256').update(`${userId}/${monday}/${round}`).digest().readUInt32LE(0)
