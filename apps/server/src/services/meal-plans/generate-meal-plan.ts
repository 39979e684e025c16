import {
  type Athlete,
  addDays,
  type LocalDate,
  type MealOption,
  type PlannedWeek,
  type Session,
  weekdays,
} from '@pacemeal/domain'
import { mealPlans, readMealPlan, writeMealPlan } from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { findDocument, updateOwnDocument } from '../documents/document-store.ts'
import type { FunctionAnswer, FunctionCall, Work } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { notifyPerson } from '../notifications/tell-person.ts'
import { planReady } from './admit-generation.ts'
import { purgeOldPlans } from './forget-plans.ts'
import { missingWords, refusalOfPlan } from './generation-words.ts'
import { keepPlan } from './keep-plan.ts'
import { findLockedDishes, sameLocks } from './lock-meal.ts'
import { currentMonday, seedOf, snapshotPlanInputs } from './plan-inputs.ts'
import { rewordWeek } from './reword-plan.ts'

const refusedWith = (message: string): FunctionAnswer => ({
  statusCode: 422,
  body: { success: false, message, error: message },
})

/**
 * Weeks that were planned before the one from that Monday. The last one's dishes are varied against. How many there were
 * since the week before makes the seed new; older ones may be forgotten, so they do not count.
 */
export const readHistory = async ({ store }: Ports<'store'>, call: FunctionCall, monday: LocalDate) => {
  const earlier = await store.db
    .selectFrom('meal_plans')
    .select(['_id', '_createdAt'])
    .where('userId', '=', call.userId)
    .where('status', 'in', ['active', 'replaced'])
    .where('_id', '<>', call.executionId)
    .orderBy('_sequence', 'desc')
    .execute()
  const [latest] = earlier
  const document = latest === undefined ? undefined : await findDocument(store, mealPlans, latest._id)
  const week = document === undefined ? undefined : readMealPlan(document)
  const dishes =
    week?.ok === true ? week.value.days.flatMap(({ meals }) => meals.map((meal) => meal.options[0].recipe)) : []
  const lately = addDays(monday, -7)
  return { round: earlier.filter(({ _createdAt }) => _createdAt >= lately).length, recent: [...new Set(dishes)] }
}

export const sessionsAround = ({ schedule }: Athlete): { before: readonly Session[]; after: readonly Session[] } => ({
  before: schedule[weekdays[6]],
  after: schedule[weekdays[0]],
})

/** The dishes that were locked when a week was planned. */
type Locked = ReadonlyMap<string, MealOption>

/** How often a week is planned anew because a dish was locked, or let go, while it was planned. */
const LOCK_ROUNDS = 3

/**
 * Whether the plan is still to come. A run that was given up, or taken over because its process stood still, may come to
 * its end long after: by then the plan has failed, or a newer one of other inputs counts.
 */
const isAwaited = async (tx: Transaction, planId: string): Promise<boolean> => {
  const own = await tx.db.selectFrom('meal_plans').select('status').where('_id', '=', planId).executeTakeFirst()
  return own?.status === 'generating'
}

/**
 * Makes the plan the person's one active plan; what was active before is replaced in the same transaction. False, and
 * nothing is changed, when the locks are no longer those it was planned with.
 */
const activate = (
  backend: Ports<'clock' | 'events' | 'store' | 'texts' | 'timers'>,
  call: FunctionCall,
  week: PlannedWeek,
  asPlanned: { readonly monday: LocalDate; readonly locked: Locked } | null,
): Promise<boolean> =>
  backend.store.transact(async (tx) => {
    // A lock that is being set is waited for, and one that comes later finds the new plan.
    await lockPerson(tx, call.userId)
    if (!(await isAwaited(tx, call.executionId))) return true
    const isOutdated =
      asPlanned !== null && !sameLocks(asPlanned.locked, await findLockedDishes(tx, call.userId, asPlanned.monday))
    if (isOutdated) return false
    const active = await tx.db
      .selectFrom('meal_plans')
      .select('_id')
      .where('userId', '=', call.userId)
      .where('status', '=', 'active')
      .execute()
    for (const { _id } of active) {
      if (_id !== call.executionId) await updateOwnDocument(tx, backend, mealPlans, _id, { status: 'replaced' })
    }
    const plan = { ...writeMealPlan(week), status: 'active' as const }
    const kept = await keepPlan(tx, backend, call.executionId, plan)
    if (kept === undefined) return true
    await purgeOldPlans(tx, backend, call.userId)
    await notifyPerson(tx, backend, {
      user: call.userId,
      key: `plan-ready/${call.executionId}`,
      topic: 'plan',
      title: 'Your fuel plan is ready',
      description: week.note ?? 'A new week of meals and session fuel is waiting on your home screen.',
      metadata: { planId: call.executionId },
      path: '/meal-plan',
    })
    return true
  })

/** Reads the profile as it is now, plans the week in a worker thread and makes it the active plan. */
export const generateMealPlan = async ({ backend, call, signal, report }: Work): Promise<FunctionAnswer> => {
  await report({ stage: 'profile', done: 0, of: 9 })
  const inputs = await snapshotPlanInputs(backend, call)
  if (!inputs.ok) return refusedWith(missingWords(inputs.error))
  const { athlete } = inputs.value
  const monday = currentMonday(athlete, backend.clock)
  const { round, recent } = await readHistory(backend, call, monday)
  await report({ stage: 'targets', done: 1, of: 9 })

  // Reports follow each other, so that a slow write cannot put an earlier stage over a later one.
  let told = Promise.resolve()
  const onDay = (solved: number) => {
    told = told.then(() => report({ stage: 'menu', done: 1 + solved, of: 9 }))
    told.catch((error: unknown) => backend.log.error({ err: error }, 'progress could not be written'))
  }
  const planWith = (locked: Locked, tell: (solved: number) => void) =>
    backend.menus.planWeek(
      {
        athlete,
        monday,
        seed: seedOf(call.userId, monday, round),
        recent,
        locked,
        ...sessionsAround(athlete),
      },
      tell,
      signal,
    )
  for (let left = LOCK_ROUNDS - 1; ; left--) {
    const locked = await findLockedDishes(backend.store, call.userId, monday)
    // The bar does not go back when the week is planned once more.
    const plan = await planWith(locked, left === LOCK_ROUNDS - 1 ? onDay : () => undefined)
    await told
    if (plan.kind !== 'planned') return refusedWith(refusalOfPlan(plan))
    await report({ stage: 'saving', done: 8, of: 9 })
    const week = await rewordWeek(backend, athlete, plan.week, signal)
    const isActive = await activate(backend, call, week, left > 0 ? { monday, locked } : null)
    if (isActive) return { statusCode: 200, body: planReady(call.executionId) }
  }
}

/** Marks the plan that will not come, and says why; the plan before it stays active. */
export const abandonGeneration = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  call: FunctionCall,
  why: string,
): Promise<void> => {
  await updateOwnDocument(tx, backend, mealPlans, call.executionId, {
    status: 'failed',
    parsedMealPlan: JSON.stringify({ error: why }),
  })
  await purgeOldPlans(tx, backend, call.userId)
  await notifyPerson(tx, backend, {
    user: call.userId,
    key: `plan-failed/${call.executionId}`,
    topic: 'plan',
    title: 'Your fuel plan could not be made',
    description: why,
    metadata: { planId: call.executionId },
    path: '/meal-plan',
  })
}
