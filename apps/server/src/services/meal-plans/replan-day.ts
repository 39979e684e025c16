import { createHash } from 'node:crypto'
import {
  type Athlete,
  addDays,
  dayAt,
  type Locale,
  minuteOfDay,
  type PlannedDay,
  type Session,
  wallMinuteAt,
  weekdayOf,
} from '@pacemeal/domain'
import { withDatedTraining } from '@pacemeal/domain/event'
import type { DatedEvent } from '@pacemeal/nutrition'
import { findEvents, inOrder, isWorthOffering, type Replan, type ReplanInput, sessionsOf } from '@pacemeal/planner'
import { type Proposal, type ProposedChange, writeDay } from '@pacemeal/protocol'
import type { Told } from '../../languages/answers/index.ts'
import type { Ports } from '../../ports.ts'
import { findPersonLocale } from '../accounts/locale-of.ts'
import { readMeasuredBody } from '../body/measured-body.ts'
import { readCalendarSessions } from '../calendars/calendar-sessions.ts'
import type { FunctionAnswer } from '../executions/function-handler.ts'
import { readCircumstances } from '../health/circumstances.ts'
import { readDatedEvents } from '../training-events/dated-events.ts'
import { type ActivePlan, findActivePlan, notPossible } from './active-plan.ts'
import { athleteAround, readDayChangesOf } from './day-changes.ts'
import { readDayRecords } from './day-records.ts'
import { missingWords, refusalOfPlan } from './generation-words.ts'
import { readKitchenAround, readPlanAthlete } from './plan-inputs.ts'

/** A plan with the adjustment that was worked out for it. */
export interface ReadyProposal {
  readonly plan: ActivePlan
  /** Days as they are, and as they would be; the same weekdays in the same order. */
  readonly before: readonly PlannedDay[]
  readonly after: readonly PlannedDay[]
  readonly proposal: Proposal
}

/** An adjustment, or the answer that there is none and why. */
export type ProposalOutcome =
  | { readonly kind: 'ready'; readonly ready: ReadyProposal }
  | { readonly kind: 'none'; readonly answer: FunctionAnswer }

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex')

/** The same until something else happens; a day that was adjusted is another than it was before, whatever happened on it. */
const situationOf = ({ id }: ActivePlan, { events, today }: ReplanInput): string =>
  hashOf([id, events, ...(today.isAdjusted ? [today.meals.map(({ id, target }) => [id, target])] : [])])

const answered = (data: object): ProposalOutcome => ({
  kind: 'none',
  answer: { statusCode: 200, body: { success: true, data } },
})
const unchanged = (): ProposalOutcome => answered({ kind: 'unchanged' })
const refused = (statusCode: number, told: Told): ProposalOutcome => ({
  kind: 'none',
  answer: notPossible(statusCode, told),
})

const isPlanUnderWay = async ({ store }: Ports<'store'>, userId: string): Promise<boolean> => {
  const generating = store.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'generating')
  return (await generating.executeTakeFirst()) !== undefined
}

/** Sessions of a day around today: as the plan knows them, else as the schedule has them. */
const sessionsAround = (plan: ActivePlan, athlete: Athlete, today: PlannedDay, days: number): readonly Session[] => {
  const date = addDays(today.date, days)
  const planned = plan.week.days.find((day) => day.date === date)
  return planned === undefined ? athlete.schedule[weekdayOf(date)] : sessionsOf(planned)
}

const gatherInput = async (
  backend: Ports<'clock' | 'store'>,
  userId: string,
  plan: ActivePlan,
  athlete: Athlete,
  dated: readonly DatedEvent[],
): Promise<ReplanInput | undefined> => {
  const now = backend.clock.now()
  const date = dayAt(now, athlete.zone)
  const today = plan.week.days.find((day) => day.date === date)
  if (today === undefined) return undefined
  const tomorrow = plan.week.days.find((day) => day.date === addDays(date, 1)) ?? null
  const records = await readDayRecords(backend.store, userId, date, athlete)
  const around = (days: number) => sessionsAround(plan, athlete, today, days)
  const wishes = await readKitchenAround(backend.store, userId, date)
  return {
    athlete,
    circumstances: await readCircumstances(backend.store, userId),
    now: minuteOfDay(wallMinuteAt(now, athlete.zone)),
    today,
    tomorrow,
    sessions: { yesterday: around(-1), today: sessionsOf(today), tomorrow: around(1), dayAfter: around(2) },
    events: inOrder(findEvents({ athlete, today, tomorrow, ...records })),
    seed: plan.week.seed,
    dated,
    wishes,
  }
}

const whyNot = (
  { slot, refusal }: Extract<Replan, { kind: 'infeasible' }>,
  athlete: Athlete,
  locale: Locale,
): string => {
  const restrictions = [...athlete.diets.filter((diet) => diet !== 'classic'), ...athlete.restrictions]
  const cause = refusal === undefined ? {} : { refusal }
  const place = slot === undefined ? {} : { slot }
  const rule = refusal === undefined ? 'too_few_dishes' : 'refused'
  return refusalOfPlan({ kind: 'infeasible', conflicts: [{ rule, restrictions, ...place, ...cause }] }, locale)
}

const writeProposal = (
  plan: ActivePlan,
  input: ReplanInput,
  replanned: Extract<Replan, { kind: 'replanned' }>,
): ReadyProposal => {
  const { today, tomorrow, changes, unplaced } = replanned
  const isKept = (day: PlannedDay | null): day is PlannedDay => day !== null
  const after = [today, tomorrow].filter(isKept)
  const because = changes[0]?.because ?? []
  return {
    plan,
    before: [input.today, input.tomorrow].filter(isKept),
    after,
    proposal: {
      kind: 'proposed',
      proposal: hashOf([plan.id, after.map(writeDay)]),
      situation: situationOf(plan, input),
      today: today.day,
      changes: changes.map(({ because: _, ...change }): ProposedChange => change),
      because: because.map(({ rule, inputs, source }) => ({ rule, inputs: { ...inputs }, source })),
      unplaced,
    },
  }
}

/**
 * Works out how the rest of today and tomorrow could follow what was eaten, skipped, locked, recorded and rescheduled.
 * Nothing is changed. There is none while a new plan is made, when nothing happened, or when it would hardly matter.
 */
export const findProposal = async (
  backend: Ports<'clock' | 'menus' | 'store'>,
  userId: string,
  signal: AbortSignal,
): Promise<ProposalOutcome> => {
  const plan = await findActivePlan(backend.store, userId)
  if (plan === undefined) return refused(404, (words) => words.plan.none)
  const measured = await readMeasuredBody(backend.store, backend, userId)
  const athlete = await readPlanAthlete(backend.store, userId, measured)
  if (!athlete.ok) return refused(422, (_, locale) => missingWords(athlete.error, locale))
  if (await isPlanUnderWay(backend, userId)) return unchanged()
  const dated = await readDatedEvents(backend.store, userId, athlete.value)
  const changes = withDatedTraining(athlete.value.schedule, {
    changes: await readDayChangesOf(backend.store, userId),
    calendar: await readCalendarSessions(backend.store, userId),
    events: dated,
  })
  const today = dayAt(backend.clock.now(), athlete.value.zone)
  const input = await gatherInput(backend, userId, plan, athleteAround(athlete.value, changes, today), dated)
  if (input === undefined) return unchanged()
  const isAdjusted = input.today.isAdjusted === true || input.tomorrow?.isAdjusted === true
  if (!isAdjusted && input.events.every(({ kind }) => kind === 'locked')) return unchanged()
  const result = await backend.menus.replan(input, signal)
  if (result.kind === 'infeasible')
    return answered({
      kind: 'infeasible',
      why: whyNot(result, athlete.value, await findPersonLocale(backend.store, userId)),
    })
  if (result.kind === 'unchanged' && result.fuelStays !== undefined) {
    return answered({
      kind: 'unchanged',
      fuelStays: { ...result.fuelStays, situation: situationOf(plan, input) },
    })
  }
  if (result.kind === 'unchanged' || !isWorthOffering(result.changes)) return unchanged()
  return { kind: 'ready', ready: writeProposal(plan, input, result) }
}

/** Answers `/replan`. */
export const proposeReplan = async (
  backend: Ports<'clock' | 'menus' | 'store'>,
  { userId }: { readonly userId: string },
  signal: AbortSignal,
): Promise<FunctionAnswer> => {
  const outcome = await findProposal(backend, userId, signal)
  if (outcome.kind === 'none') return outcome.answer
  return { statusCode: 200, body: { success: true, data: outcome.ready.proposal } }
}
