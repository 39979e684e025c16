import { createHash } from 'node:crypto'
import {
  addDays,
  type DayChanges,
  keepPast,
  type LocalDate,
  localDate,
  mondayOf,
  type PlannedWeek,
  readDayChanges,
} from '@pacemeal/domain'
import { changesOf } from '@pacemeal/planner'
import {
  kitchenPreferences,
  type MealPlanData,
  mealPlans,
  type PlanPreview,
  type PlanTexts,
  type ProposedInputs,
  planPreviews,
  readAthlete,
  readKitchenPreferences,
  userProfiles,
  writeMealPlan,
} from '@pacemeal/protocol'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Handle } from '../../store/open.ts'
import { createOwnDocument, findDocument, requireChanges, updateOwnDocument } from '../documents/document-store.ts'
import { applyValueRules } from '../documents/value-rules.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { type ActivePlan, findActivePlan, findUpcomingPlan, notPossible } from './active-plan.ts'
import { findBoughtFoods } from './bought-foods.ts'
import { missingWords, refusalOfPlan } from './generation-words.ts'
import { findLockedDishes } from './lock-meal.ts'
import { fingerprintOf, type PlanInputs, readPlanInputs } from './plan-inputs.ts'
import { type Present, presentIn, readWeekPresent } from './present-week.ts'
import { inputsOfChange, readStoredInputs, type StoredInputs } from './stored-inputs.ts'
import { weekInputOf } from './week-input.ts'

/** What a change writes: of the inputs and of plans, as they were and as they become. */
export interface ChangeOutcome {
  readonly inputs: { readonly before: StoredInputs; readonly after: StoredInputs }
  readonly plans: readonly { readonly id: string; readonly before: PlanTexts; readonly after: PlanTexts }[]
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The texts of a plan document that hold its week. */
export const planTextsOf = (plan: MealPlanData): PlanTexts => {
  const { weekStart, parsedMealPlan, monday_plan, tuesday_plan, wednesday_plan, thursday_plan } = plan
  const { friday_plan, saturday_plan, sunday_plan } = plan
  return {
    weekStart,
    parsedMealPlan,
    monday_plan,
    tuesday_plan,
    wednesday_plan,
    thursday_plan,
    friday_plan,
    saturday_plan,
    sunday_plan,
  }
}

/** Everything that a proposal was worked out from, as it is now: another text as soon as any of it changes. */
export const basisOf = async (
  handle: Handle,
  userId: string,
  { inputs, plans }: ChangeOutcome,
  today: LocalDate,
): Promise<string> => {
  const stored = await readStoredInputs(handle, userId, inputs.after)
  const documents: unknown[] = []
  for (const { id } of plans) {
    const plan = await findDocument(handle, mealPlans, id)
    documents.push(plan === undefined ? null : [plan.status, planTextsOf(plan)])
  }
  return hashOf([fingerprintOf(await readPlanInputs(handle, userId)), stored, documents, today])
}

/** Refuses a change of attributes that do not fit, as a save of them would be. */
export const checkProposedInputs = ({ profile, kitchen }: ProposedInputs): void => {
  if (profile !== undefined && Object.keys(profile).length > 0) requireChanges(userProfiles, profile)
  if (kitchen !== undefined) applyValueRules(kitchenPreferences, new Map([['preferences', kitchen]]))
}

const changesWith = (stored: DayChanges, days: StoredInputs['days']): DayChanges =>
  new Map([...stored, ...Object.entries(days).map(([date, text]) => [localDate(date), readDayChanges(text)] as const)])

/** What plans would be made from after the change. */
const changedInputs = async (
  handle: Handle,
  userId: string,
  { profile, kitchen, days }: StoredInputs,
): Promise<Awaited<ReturnType<typeof readPlanInputs>>> => {
  const stored = (await findDocument(handle, userProfiles, userId)) ?? {}
  const athlete = readAthlete({ ...stored, ...profile })
  const now = await readPlanInputs(handle, userId)
  if (!athlete.ok) return athlete
  if (!now.ok) return now
  const changed: PlanInputs = {
    athlete: athlete.value,
    kitchen: kitchen === undefined ? now.value.kitchen : readKitchenPreferences(kitchen),
    changes: changesWith(now.value.changes, days),
  }
  return { ok: true, value: changed }
}

/** The plans that a change reaches: the active one, and the one made ahead where only its days change. */
const reachedPlans = async (
  handle: Handle,
  userId: string,
  change: StoredInputs,
  { monday, nextMonday }: Present,
): Promise<readonly ActivePlan[]> => {
  const mondays = Object.keys(change.days).map((date) => mondayOf(localDate(date)))
  const isOfWeek = Object.keys(change.profile).length > 0 || change.kitchen !== undefined || mondays.includes(monday)
  const active = isOfWeek ? await findActivePlan(handle, userId) : undefined
  const ahead = mondays.includes(nextMonday) ? await findUpcomingPlan(handle, userId, nextMonday) : undefined
  return [active, ahead].filter((plan) => plan !== undefined)
}

const isUnderWay = async ({ db }: Handle, userId: string): Promise<boolean> => {
  const generating = db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'generating')
  return (await generating.executeTakeFirst()) !== undefined
}

/** Refuses changes of days that are over or too far away to be planned. */
export const requireOpenDays = ({ days }: ProposedInputs, { today, nextMonday }: Present): void => {
  const last = addDays(nextMonday, 6)
  if ((days ?? []).every(({ date }) => date >= today && date <= last)) return
  throw new Refusal(
    'general_argument_invalid',
    'Invalid `change.days` param: takes days from today to the end of next week',
  )
}

interface WantedPreview {
  readonly userId: string
  readonly change: ProposedInputs
  readonly bought?: Readonly<Record<string, number>> | undefined
}

type Replanned =
  | { readonly kind: 'week'; readonly week: PlannedWeek }
  | { readonly kind: 'infeasible'; readonly why: string }

const replanWeek = async (
  backend: Ports<'clock' | 'menus' | 'store'>,
  { userId, bought }: WantedPreview,
  inputs: PlanInputs,
  plan: ActivePlan,
  now: Present,
  signal: AbortSignal,
): Promise<Replanned> => {
  const [first] = plan.week.days
  const monday = first === undefined ? now.monday : mondayOf(first.date)
  const { zone } = inputs.athlete
  const present = monday === now.monday ? await readWeekPresent(backend.store, userId, plan.week, now, zone) : undefined
  const locked = await findLockedDishes(backend.store, userId, monday)
  const known = await findBoughtFoods(backend.store, backend, userId, monday)
  const wanted = {
    userId,
    monday,
    round: 0,
    recent: [],
    locked,
    present,
    before: plan.week,
    // What the device names may not have reached the server yet.
    bought: new Map([...known, ...Object.entries(bought ?? {})]),
    isChange: true,
  }
  const solved = await backend.menus.planWeek(weekInputOf(inputs, wanted), () => undefined, signal)
  if (solved.kind !== 'planned') return { kind: 'infeasible', why: refusalOfPlan(solved) }
  return { kind: 'week', week: present === undefined ? solved.week : keepPast(plan.week, solved.week, present) }
}

const mealChanges = (before: PlannedWeek, after: PlannedWeek, today: LocalDate): PlanPreview['changes'] =>
  after.days
    .filter(({ date }) => date >= today)
    .flatMap((day) => {
      const was = before.days.find(({ date }) => date === day.date)
      if (was === undefined) return []
      return changesOf(was, day, []).map(({ because: _, ...change }) => ({ ...change, date: day.date }))
    })

/**
 * Works out how the plans would follow a change of what they are made from, with as little change as can be, and keeps that
 * for `/apply`. Nothing that anybody sees is changed.
 */
export const previewChange = async (
  backend: Ports<'clock' | 'events' | 'menus' | 'store'>,
  wanted: WantedPreview,
  signal: AbortSignal,
): Promise<FunctionAnswer> => {
  const { userId, change } = wanted
  const { store } = backend
  const after = inputsOfChange(change)
  const inputs = await changedInputs(store, userId, after)
  if (!inputs.ok) return notPossible(422, missingWords(inputs.error))
  if (await isUnderWay(store, userId)) {
    return notPossible(409, 'A new plan is being made. Look again when it is there.')
  }
  const now = presentIn(inputs.value.athlete.zone, backend.clock)
  const before = await readStoredInputs(store, userId, after)
  const plans: ChangeOutcome['plans'][number][] = []
  const changes: PlanPreview['changes'][number][] = []
  for (const plan of await reachedPlans(store, userId, after, now)) {
    const replanned = await replanWeek(backend, wanted, inputs.value, plan, now, signal)
    if (replanned.kind === 'infeasible') return { statusCode: 200, body: { success: true, data: replanned } }
    const document = await findDocument(store, mealPlans, plan.id)
    if (document === undefined) continue
    plans.push({ id: plan.id, before: planTextsOf(document), after: writeMealPlan(replanned.week) })
    changes.push(...mealChanges(plan.week, replanned.week, now.today))
  }
  const outcome: ChangeOutcome = { inputs: { before, after }, plans }
  const proposal = await store.transact(async (tx) => {
    await lockPerson(tx, userId)
    const basis = await basisOf(tx, userId, outcome, now.today)
    const kept = { proposal: hashOf([basis, outcome]), basis, outcome: JSON.stringify(outcome) }
    const changed = await updateOwnDocument(tx, backend, planPreviews, userId, kept)
    if (changed === undefined) await createOwnDocument(tx, backend, planPreviews, { user: userId, ...kept }, userId)
    return kept.proposal
  })
  const preview: PlanPreview = { kind: 'proposed', proposal, changes }
  return { statusCode: 200, body: { success: true, data: preview } }
}
