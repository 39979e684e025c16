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
import type { MeasuredBody } from '@pacemeal/domain/body'
import {
  kitchenPreferences,
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
import { type Told, tellIn } from '../../languages/answers/index.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Handle } from '../../store/open.ts'
import { findPersonLocale } from '../accounts/locale-of.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import { createOwnDocument, findDocument, requireChanges, updateOwnDocument } from '../documents/document-store.ts'
import { applyValueRules } from '../documents/value-rules.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { lockPerson } from '../executions/request-execution.ts'
import { type ActivePlan, findActivePlan, findUpcomingPlan, notPossible } from './active-plan.ts'
import { findBoughtFoods } from './bought-foods.ts'
import { compareWeeks, joinTold, nothingTold, type Seen } from './compare-weeks.ts'
import { missingWords, refusalOfPlan } from './generation-words.ts'
import { findLockedDishes } from './lock-meal.ts'
import { findLostMove, moveDishes, movesOf } from './move-dishes.ts'
import { fingerprintOf, type PlanInputs, readPlanInputs, withLearned } from './plan-inputs.ts'
import { planTextsOf } from './plan-texts.ts'
import { type Present, presentIn, readOutcomes, readWeekPresent } from './present-week.ts'
import { inputsOfChange, readStoredInputs, type StoredInputs } from './stored-inputs.ts'
import { weekInputOf } from './week-input.ts'

/** What a change writes: of the inputs and of plans, as they were and as they become. */
export interface ChangeOutcome {
  readonly inputs: { readonly before: StoredInputs; readonly after: StoredInputs }
  readonly plans: readonly { readonly id: string; readonly before: PlanTexts; readonly after: PlanTexts }[]
}

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

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

/** Refuses a change of attributes that do not fit, as a save of them would be. `now` is in epoch milliseconds. */
export const checkProposedInputs = ({ profile, kitchen }: ProposedInputs, now: number): void => {
  if (profile !== undefined && Object.keys(profile).length > 0) requireChanges(userProfiles, profile)
  if (kitchen !== undefined) applyValueRules(kitchenPreferences, new Map([['preferences', kitchen]]), now)
}

const changesWith = (stored: DayChanges, days: StoredInputs['days']): DayChanges =>
  new Map([...stored, ...Object.entries(days).map(([date, text]) => [localDate(date), readDayChanges(text)] as const)])

/** What plans would be made from after the change. */
const changedInputs = async (
  handle: Handle,
  userId: string,
  { profile, kitchen, days }: StoredInputs,
  measured: MeasuredBody,
): Promise<Awaited<ReturnType<typeof readPlanInputs>>> => {
  const stored = (await findDocument(handle, userProfiles, userId)) ?? {}
  const now = await readPlanInputs(handle, userId)
  const athlete = withLearned(
    readAthlete({ ...stored, ...profile }, measured),
    now.ok ? now.value.athlete.learned : undefined,
  )
  if (!athlete.ok) return athlete
  if (!now.ok) return now
  const changed: PlanInputs = {
    athlete: athlete.value,
    kitchen: kitchen === undefined ? now.value.kitchen : readKitchenPreferences(kitchen),
    changes: changesWith(now.value.changes, days),
    ...(now.value.circumstances === undefined ? {} : { circumstances: now.value.circumstances }),
    ...(now.value.events === undefined ? {} : { events: now.value.events }),
  }
  return { ok: true, value: changed }
}

/** The plans that a change reaches: those that are there of this week and the next; of single days, the weeks that hold them. */
const reachedPlans = async (
  handle: Handle,
  userId: string,
  change: StoredInputs,
  moves: ProposedInputs['moves'],
  { monday, nextMonday }: Present,
): Promise<readonly ActivePlan[]> => {
  const dates = [...Object.keys(change.days), ...(moves ?? []).map(({ date }) => date)]
  const mondays = dates.map((date) => mondayOf(localDate(date)))
  const isOfAll = Object.keys(change.profile).length > 0 || change.kitchen !== undefined
  const reaches = (week: LocalDate) => isOfAll || mondays.includes(week)
  const active = reaches(monday) ? await findActivePlan(handle, userId) : undefined
  const ahead = reaches(nextMonday) ? await findUpcomingPlan(handle, userId, nextMonday) : undefined
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
export const requireOpenDays = ({ days, moves }: ProposedInputs, { today, nextMonday }: Present): void => {
  const last = addDays(nextMonday, 6)
  const isOpen = (date: string) => date >= today && date <= last
  const what = (days ?? []).every(({ date }) => isOpen(date)) ? 'moves' : 'days'
  if (what === 'moves' && (moves ?? []).every(({ date, to }) => isOpen(date) && isOpen(to))) return
  throw new Refusal(
    'general_argument_invalid',
    `Invalid \`change.${what}\` param: takes days from today to the end of next week`,
  )
}

interface WantedPreview {
  readonly userId: string
  readonly change: ProposedInputs
  readonly bought?: Readonly<Record<string, number>> | undefined
}

type Replanned =
  | { readonly kind: 'week'; readonly week: PlannedWeek; readonly bought: ReadonlyMap<string, number> }
  | { readonly kind: 'infeasible'; readonly why: Told }

const replanWeek = async (
  backend: Ports<'clock' | 'menus' | 'store'>,
  { userId, bought: boughtHere, change }: WantedPreview,
  inputs: PlanInputs,
  plan: ActivePlan,
  now: Present,
  signal: AbortSignal,
): Promise<Replanned> => {
  const [first] = plan.week.days
  const monday = first === undefined ? now.monday : mondayOf(first.date)
  const present =
    monday === now.monday ? await readWeekPresent(backend.store, userId, plan.week, now, inputs) : undefined
  const locked = await findLockedDishes(backend.store, userId, monday)
  const moves = movesOf(change, monday)
  const moved = moveDishes(plan.week, moves, present ?? { today: monday, minute: 0, settled: new Set() })
  if (!moved.ok) return { kind: 'infeasible', why: moved.error }
  const before = moved.value
  const known = await findBoughtFoods(backend.store, backend, userId, monday)
  // What the device names may not have reached the server yet.
  const bought = new Map([...known, ...Object.entries(boughtHere ?? {})])
  const wanted = { userId, monday, round: 0, recent: [], locked, present, before, bought, isChange: true }
  const solved = await backend.menus.planWeek(weekInputOf(inputs, wanted), () => undefined, signal)
  if (solved.kind !== 'planned') return { kind: 'infeasible', why: (_, locale) => refusalOfPlan(solved, locale) }
  const lost = findLostMove(before, solved.week, moves)
  if (lost !== undefined) return { kind: 'infeasible', why: lost }
  const week = present === undefined ? solved.week : keepPast(before, solved.week, present)
  return { kind: 'week', week, bought }
}

/** What of the plan's week a person has seen come and go by now. */
const readSeen = async (
  handle: Handle,
  userId: string,
  { week }: ActivePlan,
  { today, minute }: Present,
  zone: string,
): Promise<Omit<Seen, 'bought'>> => {
  const day = week.days.find(({ date }) => date === today)
  return { today, minute, outcomes: await readOutcomes(handle, userId, day, zone) }
}

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
  const inputs = await changedInputs(store, userId, after, await readMeasuredBody(store, backend, userId))
  if (!inputs.ok) return notPossible(422, (_, locale) => missingWords(inputs.error, locale))
  if (await isUnderWay(store, userId)) {
    return notPossible(409, (words) => words.plan.underWay)
  }
  const now = presentIn(inputs.value.athlete.zone, backend.clock)
  const before = await readStoredInputs(store, userId, after)
  const plans: ChangeOutcome['plans'][number][] = []
  let told = nothingTold
  for (const plan of await reachedPlans(store, userId, after, change.moves, now)) {
    const replanned = await replanWeek(backend, wanted, inputs.value, plan, now, signal)
    if (replanned.kind === 'infeasible') {
      const why = tellIn(replanned.why, await findPersonLocale(store, userId))
      return { statusCode: 200, body: { success: true, data: { kind: 'infeasible', why } } }
    }
    const document = await findDocument(store, mealPlans, plan.id)
    if (document === undefined) continue
    plans.push({ id: plan.id, before: planTextsOf(document), after: writeMealPlan(replanned.week) })
    const seen = await readSeen(store, userId, plan, now, inputs.value.athlete.zone)
    told = joinTold(told, compareWeeks(plan.week, replanned.week, { ...seen, bought: replanned.bought }))
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
  const preview: PlanPreview = { kind: 'proposed', proposal, ...told }
  return { statusCode: 200, body: { success: true, data: preview } }
}
