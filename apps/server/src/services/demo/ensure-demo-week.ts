import { setTimeout as later } from 'node:timers/promises'
import { type LocalDate, type PlannedWeek, weekdays } from '@pacemeal/domain'
import { weekStartOf } from '@pacemeal/protocol'
import { newId } from '../../ids.ts'
import type { AllPorts, Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { requireCall } from '../executions/received-call.ts'
import { requestExecution } from '../executions/request-execution.ts'
import { type ActivePlan, findActivePlan, findUpcomingPlan } from '../meal-plans/active-plan.ts'
import { admitGeneration } from '../meal-plans/admit-generation.ts'
import { presentIn } from '../meal-plans/present-week.ts'

const LOOK_EVERY_MS = 100

/** Asks for a plan as everybody's client does: of the present week, or of the next by its Monday. */
const generationOf = (weekStart: LocalDate | undefined): Parameters<typeof requestExecution>[2] => ({
  id: 'meal-plan',
  admit: (tx, backend, call) => admitGeneration(tx, backend, call, false, weekStart),
})

const requestPlan = async (backend: AllPorts, userId: string, weekStart?: LocalDate): Promise<string | undefined> => {
  const body = JSON.stringify({ userId, ...(weekStart === undefined ? {} : { weekStart }) })
  const generation = generationOf(weekStart)
  const call = requireCall({ executionId: newId(), userId, method: 'POST', path: '/', body })
  try {
    return (await backend.store.transact((tx) => requestExecution(tx, backend, generation, call))).row.id
  } catch (error) {
    // Too many plans within the hour: what is there has to do for now.
    if (error instanceof Refusal && error.type === 'general_rate_limit_exceeded') return undefined
    throw error
  }
}

/** Waits until the execution has its answer, whichever process works on it and however often it is taken up again. */
const untilAnswered = async ({ store }: Ports<'store'>, id: string, signal: AbortSignal): Promise<void> => {
  for (;;) {
    const run = await store.db.selectFrom('executions').select('status').where('id', '=', id).executeTakeFirst()
    if (run?.status !== 'waiting' && run?.status !== 'processing') return
    await later(LOOK_EVERY_MS, undefined, { signal })
  }
}

/** Has a week made and waits for it. */
const makeWeek = async (backend: AllPorts, userId: string, signal: AbortSignal, weekStart?: LocalDate) => {
  const execution = await requestPlan(backend, userId, weekStart)
  if (execution !== undefined) await untilAnswered(backend, execution, signal)
}

/**
 * The demo's plan of the present week, made by the function that makes everybody's, as the example of its weeks before;
 * undefined when none could be made. A plan that began in the middle of the week is completed by the days of the next one.
 */
export const ensureDemoWeek = async (
  backend: AllPorts,
  userId: string,
  zone: string,
  signal: AbortSignal,
): Promise<PlannedWeek | undefined> => {
  const { store } = backend
  const { monday, nextMonday } = presentIn(zone, backend.clock)
  const isPresent = (plan: ActivePlan | undefined) => plan !== undefined && weekStartOf(plan.week) === monday
  if (!isPresent(await findActivePlan(store, userId))) await makeWeek(backend, userId, signal)
  const week = (await findActivePlan(store, userId))?.week
  if (week === undefined || week.days.length === weekdays.length) return week
  await makeWeek(backend, userId, signal, nextMonday)
  const ahead = (await findUpcomingPlan(store, userId, nextMonday))?.week.days ?? []
  const others = ahead.filter(({ day }) => week.days.every((one) => one.day !== day))
  return { ...week, days: [...week.days, ...others] }
}
