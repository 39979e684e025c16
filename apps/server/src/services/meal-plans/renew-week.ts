import { instantOn, type LocalDate, localDate, type PlannedWeek } from '@pacemeal/domain'
import { mealPlans, writeMealPlan } from '@pacemeal/protocol'
import { z } from 'zod'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import type { Handle, Transaction } from '../../store/open.ts'
import { agendaKinds } from '../agenda/revise-agenda.ts'
import { zoneOf } from '../agenda/zone-of.ts'
import { updateOwnDocument } from '../documents/document-store.ts'
import { ensureOwnDocument } from '../documents/ensure-document.ts'
import type { FunctionAnswer, FunctionCall, Work } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import type { DueTimer, TimerHandler } from '../timers/timer.ts'
import { findActivePlan, findUpcomingPlan, notPossible } from './active-plan.ts'
import { planReady } from './admit-generation.ts'
import { findBoughtFoods } from './bought-foods.ts'
import { purgeOldPlans } from './forget-plans.ts'
import { readHistory } from './generate-meal-plan.ts'
import { missingWords, refusalOfPlan } from './generation-words.ts'
import { keepPlan, removePlan } from './keep-plan.ts'
import { findLockedDishes } from './lock-meal.ts'
import { currentMonday, findPlanFingerprint, fingerprintOf, readPlanInputs, snapshotPlanInputs } from './plan-inputs.ts'
import { GENERATION_PATH, generationKey, queueGeneration, RENEWAL_PATH } from './queue-generation.ts'
import { ensureWeekAhead, findFittingUpcoming } from './request-next-week.ts'
import { rewordWeek } from './reword-plan.ts'
import { weekInputOf } from './week-input.ts'

const weekFacts = z.object({ monday: z.iso.date() })
/** What a run for a week ahead is asked. */
const aheadOf = z.object({ weekStart: z.iso.date() })
const mondayIn = (facts: unknown): LocalDate => localDate(weekFacts.parse(facts).monday)

const plansWith = (handle: Handle, userId: string, status: 'active' | 'upcoming') =>
  handle.db
    .selectFrom('meal_plans')
    .select(['_id', 'weekStart'])
    .where('userId', '=', userId)
    .where('status', '=', status)
    .execute()

/** Asks for the week that begins on a Monday, unless it was made ahead already; nobody waits for it. */
const askForWeek = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs'>,
  { userId, facts }: DueTimer,
): Promise<void> => {
  const monday = mondayIn(facts)
  await lockPerson(tx, userId)
  const zone = await zoneOf(tx, userId)
  // After an outage that lasted into the week, its beginning makes it, as the present one.
  if (currentMonday({ zone }, backend.clock) >= monday) return
  await ensureWeekAhead(tx, backend, userId, monday)
}

/** The evening before a week begins. */
export const renewalTimer: TimerHandler = { kind: agendaKinds.renewal, runInTransaction: askForWeek }

/** Keeps a week that was made ahead in place of the one before; false when it is not wanted any more. */
const keepAhead = (
  backend: Ports<'clock' | 'events' | 'store'>,
  { executionId, userId }: FunctionCall,
  week: PlannedWeek,
  { monday, inputs, zone }: { readonly monday: LocalDate; readonly inputs: string; readonly zone: string },
): Promise<boolean> =>
  backend.store.transact(async (tx) => {
    await lockPerson(tx, userId)
    // It has begun meanwhile, or the person has changed: who asked for that change asks for its week, too.
    if (currentMonday({ zone }, backend.clock) >= monday) return false
    if (fingerprintOf(await readPlanInputs(tx, userId)) !== inputs) return false
    for (const { _id, weekStart } of await plansWith(tx, userId, 'upcoming')) {
      if (_id !== executionId && weekStart === monday) await removePlan(tx, backend, _id)
    }
    await ensureOwnDocument(tx, backend, mealPlans, { ...writeMealPlan(week), userId, status: 'upcoming' }, executionId)
    return true
  })

/**
 * Plans a week ahead and keeps it until it begins. It is varied against the week before; where it was made already and the
 * person has changed since, as much of it stays as can.
 */
export const renewWeek = async ({ backend, call, signal }: Work): Promise<FunctionAnswer> => {
  const { userId } = call
  const monday = localDate(aheadOf.parse(call.body).weekStart)
  const found = await snapshotPlanInputs(backend, call)
  if (!found.ok) return notPossible(422, (_, locale) => missingWords(found.error, locale))
  const { athlete } = found.value
  const inputs = fingerprintOf(found)
  // The server asks for what is missing; it may have come about meanwhile.
  const fitting = call.path === RENEWAL_PATH ? await findFittingUpcoming(backend.store, userId, monday) : undefined
  if (fitting !== undefined) return { statusCode: 200, body: planReady(fitting.id) }
  const { round, recent } = await readHistory(backend, call, monday)
  const before = await findUpcomingPlan(backend.store, userId, monday)
  const isChange = before !== undefined && (await findPlanFingerprint(backend.store, before.id)) !== inputs
  const locked = await findLockedDishes(backend.store, userId, monday)
  const bought = await findBoughtFoods(backend.store, backend, userId, monday)
  const wanted = { userId, monday, round, recent, locked, before: before?.week, bought, isChange }
  const plan = await backend.menus.planWeek(weekInputOf(found.value, wanted), () => undefined, signal)
  if (plan.kind !== 'planned') return notPossible(422, (_, locale) => refusalOfPlan(plan, locale))
  const week = await rewordWeek(backend, athlete, plan.week, signal)
  const isKept = await keepAhead(backend, call, week, { monday, inputs, zone: athlete.zone })
  return isKept
    ? { statusCode: 200, body: planReady(call.executionId) }
    : notPossible(409, (words) => words.plan.changedMeanwhile)
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
    words: (locale) => serverWords(locale).notifications.weekRenewed,
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
  const upcoming = present === monday ? await findFittingUpcoming(tx, userId, monday) : undefined
  if (upcoming === undefined) await generateNow(tx, backend, userId, instantOn(present, 0, zone))
  else await switchTo(tx, backend, userId, upcoming.id, monday)
}

export const weekTimer: TimerHandler = { kind: agendaKinds.week, runInTransaction: beginWeek }
