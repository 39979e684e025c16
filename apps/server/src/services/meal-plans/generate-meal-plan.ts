import {
  addDays,
  DEFAULT_LOCALE,
  keepPast,
  type LocalDate,
  type Locale,
  ok,
  type PlannedWeek,
  type WeekPresent,
  weekNote,
} from '@pacemeal/domain'
import { mealPlans, readMealPlan, userProfiles, writeMealPlan } from '@pacemeal/protocol'
import { energyWords } from '../../languages/energy-words.ts'
import { serverWords } from '../../languages/server-words.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { findReader } from '../accounts/locale-of.ts'
import { findDocument, updateOwnDocument } from '../documents/document-store.ts'
import type { FunctionAnswer, FunctionCall, Work } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { notifyPerson, withdrawUnread } from '../notifications/tell-person.ts'
import { findLastPlan, findUpcomingPlan, notPossible } from './active-plan.ts'
import { planReady } from './admit-generation.ts'
import { findBoughtFoods } from './bought-foods.ts'
import { purgeOldPlans } from './forget-plans.ts'
import { isSendable, missingWords, refusalOfPlan, subjectOfRefusal } from './generation-words.ts'
import { keepPlan, removePlan } from './keep-plan.ts'
import { findLockedDishes, sameLocks } from './lock-meal.ts'
import {
  findPlanFingerprint,
  fingerprintOf,
  type PlanInputs,
  readPlanInputs,
  snapshotPlanInputs,
} from './plan-inputs.ts'
import { isSettled, type Present, presentIn, readWeekPresent } from './present-week.ts'
import { requestNextWeek } from './request-next-week.ts'
import { readForbidden } from './retire-plan.ts'
import { rewordWeek } from './reword-plan.ts'
import { type LockedDishes, weekInputOf } from './week-input.ts'

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

/**
 * How often a week is planned anew because a dish was locked or let go, or may not be eaten any more, since it was planned.
 * A week that ended meanwhile comes beside.
 */
const ROUNDS = 3

/**
 * Whether the plan is still to come. A run that was given up, or taken over because its process stood still, may come to
 * its end long after: by then the plan has failed, or a newer one of other inputs counts.
 */
const isAwaited = async (tx: Transaction, planId: string): Promise<boolean> => {
  const own = await tx.db.selectFrom('meal_plans').select('status').where('_id', '=', planId).executeTakeFirst()
  return own?.status === 'generating'
}

/** What the notification is about that a plan is ready. */
const planReadyKey = (planId: string): string => `plan-ready/${planId}`

/** A week that was planned. */
interface Planned {
  readonly week: PlannedWeek
  readonly monday: LocalDate
  /** What it was planned from. */
  readonly inputs: PlanInputs
  /** Null when locks that changed meanwhile do not matter any more. */
  readonly locked: LockedDishes | null
}

/** The planned week with what is over of it by now as it was planned before. */
const withPast = async (
  tx: Transaction,
  { clock }: Ports<'clock'>,
  userId: string,
  { week, monday, inputs }: Planned,
): Promise<{ readonly week: PlannedWeek; readonly present: WeekPresent }> => {
  const before = (await findLastPlan(tx, userId, monday))?.week
  // What is locked stays by what may be eaten now, which may be less than when the week was planned.
  const found = await readPlanInputs(tx, userId)
  const now = presentIn(inputs.athlete.zone, clock)
  const present = await readWeekPresent(tx, userId, before, now, found.ok ? found.value : inputs)
  return { week: keepPast(before, week, present), present }
}

/** How a planned week was taken up; of one that is `outdated` or `forbidden` nothing is changed. */
type Activation = 'done' | 'outdated' | 'forbidden'

/**
 * Makes the plan the person's one active plan; what was active before is replaced in the same transaction. It is outdated
 * when the locks are no longer those it was planned with, or its week has ended meanwhile; forbidden when it offers what
 * the person or somebody at their table must not eat, as they have said meanwhile.
 */
const activate = (
  backend: Ports<'clock' | 'events' | 'jobs' | 'store' | 'texts' | 'timers'>,
  call: FunctionCall,
  planned: Planned,
): Promise<Activation> =>
  backend.store.transact(async (tx) => {
    const { userId } = call
    const { locked, monday, inputs } = planned
    // A lock that is being set is waited for, and one that comes later finds the new plan.
    await lockPerson(tx, userId)
    if (!(await isAwaited(tx, call.executionId))) return 'done'
    if (locked !== null && !sameLocks(locked, await findLockedDishes(tx, userId, monday))) return 'outdated'
    if (presentIn(inputs.athlete.zone, backend.clock).monday > monday) return 'outdated'
    const { week, present } = await withPast(tx, backend, userId, planned)
    const isForbidden = await readForbidden(tx, userId, (date, { id, at }) => !isSettled(date, id, at, present))
    if (isForbidden(week)) return 'forbidden'
    const active = await tx.db
      .selectFrom('meal_plans')
      .select('_id')
      .where('userId', '=', userId)
      .where('status', '=', 'active')
      .execute()
    for (const { _id } of active) {
      if (_id === call.executionId) continue
      await updateOwnDocument(tx, backend, mealPlans, _id, { status: 'replaced' })
      // Both would say that a plan is ready, and lead to the same one.
      await withdrawUnread(tx, backend, { user: userId, key: planReadyKey(_id) })
    }
    const plan = { ...writeMealPlan(week), status: 'active' as const }
    const kept = await keepPlan(tx, backend, call.executionId, plan)
    if (kept === undefined) return 'done'
    const ahead = await findUpcomingPlan(tx, userId, monday)
    if (ahead !== undefined) await removePlan(tx, backend, ahead.id)
    await purgeOldPlans(tx, backend, userId)
    await requestNextWeek(tx, backend, userId)
    const { units } = await findReader(tx, userId)
    const profile = await findDocument(tx, userProfiles, userId)
    const noteIn = (locale: Locale): string | undefined => {
      const energy = energyWords(locale, units, profile?.hidesEnergy === true)
      return locale === DEFAULT_LOCALE && energy === undefined ? week.note : weekNote(week, locale, energy)
    }
    await notifyPerson(tx, backend, {
      user: userId,
      key: planReadyKey(call.executionId),
      topic: 'plan',
      words: (locale) => serverWords(locale).notifications.planReady(noteIn(locale)),
      metadata: { planId: call.executionId },
      path: '/meal-plan',
    })
    return 'done'
  })

/**
 * The week as it stands when it is planned anew: the plan that counted last, else the one that was made ahead for it;
 * and whether it was made from other inputs than those of now.
 */
const readBefore = async ({ store }: Ports<'store'>, userId: string, monday: LocalDate, inputs: string) => {
  const last = await findLastPlan(store, userId, monday)
  const plan = last ?? (await findUpcomingPlan(store, userId, monday))
  const madeFrom = plan === undefined ? undefined : await findPlanFingerprint(store, plan.id)
  return { week: plan?.week, isChange: madeFrom !== undefined && madeFrom !== inputs }
}

/** Reads the profile as it is now, plans what is left of the week in a worker thread and makes it the active plan. */
export const generateMealPlan = async ({ backend, call, signal, report }: Work): Promise<FunctionAnswer> => {
  const { userId } = call
  await report({ stage: 'profile', done: 0, of: 9 })
  const first = await snapshotPlanInputs(backend, call)
  if (!first.ok) return notPossible(422, (_, locale) => missingWords(first.error, locale))
  await report({ stage: 'targets', done: 1, of: 9 })

  // Reports follow each other, so that a slow write cannot put an earlier stage over a later one.
  let told = Promise.resolve()
  const onStep = (done: number, of: number) => {
    told = told.then(() => report({ stage: 'menu', done: 1 + (7 * done) / of, of: 9 }))
    told.catch((error: unknown) => backend.log.error({ err: error }, 'progress could not be written'))
  }
  const planWith = async (
    inputs: PlanInputs,
    now: Present,
    locked: LockedDishes,
    tell: (done: number, of: number) => void,
  ) => {
    const { monday } = now
    const history = await readHistory(backend, call, monday)
    const { week: before, isChange } = await readBefore(backend, userId, monday, fingerprintOf(ok(inputs)))
    const present = await readWeekPresent(backend.store, userId, before, now, inputs)
    const bought = await findBoughtFoods(backend.store, backend, userId, monday)
    const wanted = { userId, monday, ...history, locked, present, before, bought, isChange }
    return backend.menus.planWeek(weekInputOf(inputs, wanted), tell, signal)
  }
  let inputs = first.value
  for (let left = ROUNDS - 1; ; left--) {
    const { athlete } = inputs
    const now = presentIn(athlete.zone, backend.clock)
    const { monday } = now
    const locked = await findLockedDishes(backend.store, userId, monday)
    // The bar does not go back when the week is planned once more.
    const plan = await planWith(inputs, now, locked, left === ROUNDS - 1 ? onStep : () => undefined)
    await told
    if (plan.kind !== 'planned') return notPossible(422, (_, locale) => refusalOfPlan(plan, locale))
    await report({ stage: 'saving', done: 8, of: 9 })
    const week = await rewordWeek(backend, athlete, plan.week, signal)
    const activation = await activate(backend, call, { week, monday, inputs, locked: left > 0 ? locked : null })
    if (activation === 'done') {
      const { search } = week
      if (search) backend.metrics.planned({ aboveBound: search.reckoned - search.bound, isCut: search.isCut })
      return { statusCode: 200, body: planReady(call.executionId) }
    }
    if (activation === 'outdated') continue
    if (left <= 0) return notPossible(409, (words) => words.plan.changedMeanwhile)
    const changed = await snapshotPlanInputs(backend, call)
    if (!changed.ok) return notPossible(422, (_, locale) => missingWords(changed.error, locale))
    inputs = changed.value
  }
}

/** Marks the plan that will not come, and says why; the plan before it stays active. */
export const abandonGeneration = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'texts' | 'timers'>,
  call: FunctionCall,
  why: string,
): Promise<void> => {
  const { locale } = await findReader(tx, call.userId)
  const about = subjectOfRefusal(why)
  await updateOwnDocument(tx, backend, mealPlans, call.executionId, {
    status: 'failed',
    // Words of another language than English say so, here as in every answer. What follows from the health leads to its page.
    parsedMealPlan: JSON.stringify({
      error: why,
      ...(about === undefined ? {} : { about }),
      ...(locale === DEFAULT_LOCALE ? {} : { language: locale }),
    }),
  })
  await purgeOldPlans(tx, backend, call.userId)
  await notifyPerson(tx, backend, {
    user: call.userId,
    key: `plan-failed/${call.executionId}`,
    topic: 'plan',
    // Why is known in the words of the one who asked alone.
    words: (language) => {
      const words = serverWords(language).notifications
      return words.planFailed(isSendable(why) ? why : words.privateCause)
    },
    metadata: { planId: call.executionId },
    path: '/meal-plan',
  })
}
