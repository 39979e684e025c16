import { setTimeout } from 'node:timers/promises'
import type { TestApp } from './test-app.ts'

/** Between two looks: asking without a pause takes the processor from the planner that is waited for. */
const PAUSE_MS = 10

/** Waits until no execution of an app waits or runs. */
export const untilPlanned = async ({ backend }: Pick<TestApp, 'backend'>): Promise<void> => {
  const { db } = backend.store
  const planned = db.selectFrom('executions').select('id').where('status', 'in', ['waiting', 'processing'])
  while ((await planned.execute()).length > 0) await setTimeout(PAUSE_MS)
}

/** Waits until no timer of an app is due and no execution waits or runs. */
export const untilIdle = async (app: Pick<TestApp, 'backend' | 'clock'>): Promise<void> => {
  const now = new Date(app.clock.now()).toISOString()
  const due = app.backend.store.db
    .selectFrom('timers')
    .select('key')
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', now)
  const planned = app.backend.store.db
    .selectFrom('executions')
    .select('id')
    .where('status', 'in', ['waiting', 'processing'])
  while ((await due.execute()).length + (await planned.execute()).length > 0) await setTimeout(PAUSE_MS)
}
