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

/** Fires an app's timers that are due, and waits until none is due or under way and no execution waits or runs. */
export const untilIdle = async (app: Pick<TestApp, 'backend' | 'clock'>): Promise<void> => {
  const now = new Date(app.clock.now()).toISOString()
  const due = app.backend.store.db
    .selectFrom('timers')
    .select('key')
    .where('status', 'in', ['waiting', 'sending'])
    .where('dueAt', '<=', now)
  const planned = app.backend.store.db
    .selectFrom('executions')
    .select('id')
    .where('status', 'in', ['waiting', 'processing'])
  app.backend.timers.nudge()
  while ((await due.execute()).length + (await planned.execute()).length > 0) await setTimeout(PAUSE_MS)
}
