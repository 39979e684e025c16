import { instantOn, type LocalDate, localDate, weekdays } from '@pacemeal/domain'
import { mealPlans, readMealPlan, writeMealPlan } from '@pacemeal/protocol'
import { z } from 'zod'
import { newId } from '../../ids.ts'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { agendaKinds, zoneOf } from '../agenda/revise-agenda.ts'
import { findDocument, updateOwnDocument } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import type { FunctionAnswer, Work } from '../executions/function-handler.ts'
import { lockPerson, queueOwnWork } from '../executions/request-execution.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import type { DueTimer, TimerHandler } from '../timers/timer.ts'
import { findActivePlan, notPossible } from './active-plan.ts'
import { planReady } from './admit-generation.ts'
import { purgeOldPlans } from './forget-plans.ts'
import { readHistory, sessionsAround } from './generate-meal-plan.ts'
import { missingWords, refusalOfPlan } from './generation-words.ts'
import { keepPlan } from './keep-plan.ts'
import { currentMonday, fingerprintOf, readPlanInputs, seedOf, snapshotPlanInputs } from './plan-inputs.ts'
import { GENERATION_PATH, generationKey, queueGeneration } from './queue-generation.ts'
import { rewordWeek } from './reword-plan.ts'

const weekFacts = z.object({ monday: z.iso.date() })
const mondayIn = (facts: unknown): LocalDate => localDate(weekFacts.parse(facts).monday)

const plansWith = (handle: Handle, userId: string, status: 'active' | 'upcoming') =>
  handle.db.selectFrom('meal_plans').select('_id').where('userId', '=', userId).where('status', '=', status).execute()

/** Queues the making of the week that begins on a Monday; nobody waits for it. */
const askForWeek = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs'>,
  { userId, facts }: DueTimer,
): Promise<void> => {
  const monday = mondayIn(facts)
  const zone = await zoneOf(tx, userId)
  // After an outage that lasted into the week, its beginning makes it, as the present one.
  if (currentMonday({ zone }, backend.clock) >= monday) return
  await queueOwnWork(tx, backend, {
    executionId: newId(),
    functionId: 'meal-plan',
    userId,
    path: '/renew',
    body: { monday },
    jobKey: `meal-plan-renewal/${userId}`,
    inputs: fingerprintOf(await readPlanInputs(tx, userId)),
  })
}

/** The evening before a week begins. */
export const renewalTimer: TimerHandler = { kind: agendaKinds.renewal, runInTransaction: askForWeek }

/** Plans a week ahead, varied against the one before, and keeps it until it begins. */
export const renewWeek = async ({ backend, call, signal }: Work): Promise<FunctionAnswer> => {
  const monday = mondayIn(call.body)
  const inputs = await snapshotPlanInputs(backend, call)
  if (!inputs.ok) return notPossible(422, missingWords(inputs.error))
  const { athlete } = inputs.value
  const { round, recent } = await readHistory(backend, call, monday)
  const seed = seedOf(call.userId, monday, round)
  const around = sessionsAround(athlete)
  const plan = await backend.menus.planWeek({ athlete, monday, seed, recent, ...around }, () => undefined, signal)
  if (plan.kind !== 'planned') return notPossible(422, refusalOfPlan(plan))
  const week = await rewordWeek(backend, athlete, plan.week, signal)
  await backend.store.transact(async (tx) => {
    for (const { _id } of await plansWith(tx, call.userId, 'upcoming')) {
      if (_id !== call.executionId) await updateOwnDocument(tx, backend, mealPlans, _id, { status: 'replaced' })
    }
    const data = { ...writeMealPlan(week), userId: call.userId, status: 'upcoming' as const }
    await ensureOwnDocument(tx, backend, mealPlans, data, call.executionId)
  })
  return { statusCode: 200, body: planReady(call.executionId) }
}

/** The plan that was made ahead for a week, while the person is still the one it was made for. */
const findUpcoming = async (tx: Transaction, userId: string, monday: LocalDate): Promise<string | undefined> => {
  const inputs = fingerprintOf(await readPlanInputs(tx, userId))
  for (const { _id } of await plansWith(tx, userId, 'upcoming')) {
    const document = await findDocument(tx, mealPlans, _id)
    const week = document === undefined ? undefined : readMealPlan(document)
    const made = await tx.db.selectFrom('executions').select('inputs').where('id', '=', _id).executeTakeFirst()
    const isOfWeek = week?.ok === true && week.value.days[weekdays.indexOf('monday')]?.date === monday
    if (isOfWeek && made?.inputs === inputs) return _id
  }
  return undefined
}

const switchTo = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  userId: string,
  planId: string,
  monday: LocalDate,
) => {
  for (const { _id } of await plansWith(tx, userId, 'active')) {
    await updateOwnDocument(tx, backend, mealPlans, _id, { status: 'replaced' })
  }
  await keepPlan(tx, backend, planId, { status: 'active' })
  await purgeOldPlans(tx, backend, userId)
  await notifyPerson(tx, backend, {
    user: userId,
    key: `week-renewed/${monday}`,
    topic: 'plan',
    title: 'Your new fuel week is ready',
    description: 'Seven days of meals and session fuel, varied against last week.',
    metadata: { planId },
    path: '/meal-plan',
  })
}

/**
 * Makes the present week, unless one is being made; the person is locked. A run that was asked for before the week began
 * may be making the week before it, so it does not count: this one then waits behind it.
 */
const generateNow = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs'>,
  userId: string,
  begun: string,
): Promise<void> => {
  const running = await tx.db
    .selectFrom('executions')
    .select('id')
    .where('jobKey', '=', generationKey(userId))
    .where('status', 'in', ['waiting', 'processing'])
    .where('createdAt', '>=', begun)
    .executeTakeFirst()
  if (running !== undefined) return
  await queueGeneration(tx, backend, userId, GENERATION_PATH)
}

/** A week begins: the plan made ahead becomes the active one; when there is none that fits, one is made now. */
const beginWeek = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs' | 'texts' | 'timers'>,
  { userId, facts }: DueTimer,
): Promise<void> => {
  const monday = mondayIn(facts)
  // A plan that the person made themselves may become active at this very moment: only one may be.
  await lockPerson(tx, userId)
  const zone = await zoneOf(tx, userId)
  const present = currentMonday({ zone }, backend.clock)
  const [first] = (await findActivePlan(tx, userId))?.week.days ?? []
  // Somebody was faster: the person asked for the plan of this week themselves.
  if (first !== undefined && first.date >= present) return
  const upcoming = present === monday ? await findUpcoming(tx, userId, monday) : undefined
  if (upcoming === undefined) await generateNow(tx, backend, userId, instantOn(present, 0, zone))
  else await switchTo(tx, backend, userId, upcoming, monday)
}

export const weekTimer: TimerHandler = { kind: agendaKinds.week, runInTransaction: beginWeek }
