import { setTimeout as later } from 'node:timers/promises'
import type { PlannedWeek } from '@pacemeal/domain'
import { mealPlans, readMealPlan } from '@pacemeal/protocol'
import { newId } from '../../ids.ts'
import type { AllPorts, Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { findDocument } from '../documents/document-store.ts'
import { requireCall } from '../executions/received-call.ts'
import { requestExecution } from '../executions/request-execution.ts'
import { admitGeneration } from '../meal-plans/admit-generation.ts'
import { currentMonday } from '../meal-plans/plan-inputs.ts'

const LOOK_EVERY_MS = 100

const findActiveWeek = async ({ store }: Ports<'store'>, userId: string): Promise<PlannedWeek | undefined> => {
  const active = await store.db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .executeTakeFirst()
  const document = active === undefined ? undefined : await findDocument(store, mealPlans, active._id)
  const week = document === undefined ? undefined : readMealPlan(document)
  return week?.ok ? week.value : undefined
}

/** Asks for a plan as everybody's client does. */
const generation: Parameters<typeof requestExecution>[2] = {
  id: 'meal-plan',
  admit: (tx, backend, call) => admitGeneration(tx, backend, call, false),
}

const requestPlan = async (backend: AllPorts, userId: string): Promise<string | undefined> => {
  const body = JSON.stringify({ userId })
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

/** The demo's plan of the present week, made by the function that makes everybody's; undefined when none could be made. */
export const ensureDemoWeek = async (
  backend: AllPorts,
  userId: string,
  zone: string,
  signal: AbortSignal,
): Promise<PlannedWeek | undefined> => {
  const monday = currentMonday({ zone }, backend.clock)
  const current = await findActiveWeek(backend, userId)
  if (current?.days.some(({ date }) => date === monday)) return current
  const execution = await requestPlan(backend, userId)
  if (execution !== undefined) await untilAnswered(backend, execution, signal)
  return findActiveWeek(backend, userId)
}
