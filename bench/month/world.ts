import { type MealPlanData, mealPlans, readMealPlan } from '@pacemeal/protocol'
import { aPlannedWeek } from '@pacemeal/testing'
import { type Composed, composeApp } from '../../apps/server/src/compose.ts'
import { readConfig } from '../../apps/server/src/config/read-config.ts'
import type { MailSender } from '../../apps/server/src/providers/mail/mail-sender.ts'
import type { MenuPlanner } from '../../apps/server/src/providers/menu/menu-planner.ts'
import type { PushSender } from '../../apps/server/src/providers/push/push-sender.ts'
import { findDocument } from '../../apps/server/src/services/documents/document-store.ts'
import type { MovedClock } from './clock.ts'

/** A message that left the app. */
export interface Delivered {
  readonly channel: 'email' | 'push'
  /** The address, or the push endpoint. */
  readonly to: string
  readonly title: string
  readonly at: number
}

/** A week with fuel around each session. What is on the plates does not matter here, so no solver is asked. */
const menus: MenuPlanner = {
  async planWeek({ athlete, monday }) {
    return { kind: 'planned', week: aPlannedWeek(monday, athlete.schedule) }
  },
  swapMeal: () => Promise.reject(new Error('Nobody swaps meals in this month.')),
  replan: () => Promise.reject(new Error('Nobody replans in this month.')),
  async close() {},
}

/** The server over one database, stopped and started again as the month goes on. */
export interface World {
  readonly delivered: Delivered[]
  readonly server: () => Composed
  /** Users whose active plan or profile changed since this was asked last. */
  takeChanged(): Promise<ReadonlySet<string>>
  restart(): Promise<void>
  /** Fires what is due, and waits until nothing is under way. */
  settle(): Promise<void>
  /** The moment of the next timer; undefined when none waits. */
  nextDue(): Promise<number | undefined>
  close(): Promise<void>
}

export const openWorld = async (settings: Readonly<Record<string, string>>, clock: MovedClock): Promise<World> => {
  const delivered: Delivered[] = []
  let askedAt = clock.now()
  const mail: MailSender = {
    async send({ to, subject }) {
      delivered.push({ channel: 'email', to, title: subject, at: clock.now() })
    },
    async close() {},
  }
  const push: PushSender = {
    publicKey: 'simulated',
    async push({ endpoint }, { title }) {
      delivered.push({ channel: 'push', to: endpoint, title, at: clock.now() })
      return { kind: 'sent' }
    },
  }
  const config = readConfig({ NODE_ENV: 'test', LOG_LEVEL: 'fatal', PORT: '0', RATE_LIMITS: 'off', ...settings })
  const open = () => composeApp({ config, clock, mail, push, menus, webFolder: 'none' })
  let composed = await open()
  const isBusy = async (): Promise<boolean> => {
    const { db } = composed.backend.store
    const now = new Date(clock.now()).toISOString()
    const timers = db
      .selectFrom('timers')
      .select('key as what')
      .where((is) =>
        is.or([is.and([is('status', '=', 'waiting'), is('dueAt', '<=', now)]), is('status', '=', 'sending')]),
      )
    const work = db.selectFrom('executions').select('id as what').where('status', 'in', ['waiting', 'processing'])
    // In one statement: between two, work may end and set a timer, and neither would see it.
    return (await timers.unionAll(work).limit(1).executeTakeFirst()) !== undefined
  }
  return {
    delivered,
    server: () => composed,
    async takeChanged() {
      // From the tables, not from events: those of another process may still be on their way. The moment itself counts
      // again the next time, since the clock stands still.
      const { db } = composed.backend.store
      const since = new Date(askedAt).toISOString()
      askedAt = clock.now()
      const plans = db
        .selectFrom('meal_plans')
        .select('userId')
        .where('_updatedAt', '>=', since)
        .where('status', '=', 'active')
      const profiles = db.selectFrom('user_profiles').select('userId').where('_updatedAt', '>=', since)
      return new Set((await plans.unionAll(profiles).execute()).map(({ userId }) => String(userId)))
    },
    async restart() {
      // Work may be under way: stopping waits for what began and leaves the rest to the next start.
      composed.backend.timers.nudge()
      await composed.close()
      composed = await open()
    },
    async settle() {
      while (await isBusy()) {
        await composed.backend.timers.runDue()
        composed.backend.jobs.nudge()
        await new Promise((next) => setTimeout(next, 1))
      }
    },
    async nextDue() {
      const next = await composed.backend.store.db
        .selectFrom('timers')
        .select('dueAt')
        .where('status', '=', 'waiting')
        .orderBy('dueAt')
        .limit(1)
        .executeTakeFirst()
      return next === undefined ? undefined : Date.parse(next.dueAt)
    },
    close: () => composed.close(),
  }
}

/** The person's active week and zone as they are now. */
export const readVersion = async ({ backend }: Composed, userId: string) => {
  const { db } = backend.store
  const active = await db
    .selectFrom('meal_plans')
    .select('_id')
    .where('userId', '=', userId)
    .where('status', '=', 'active')
    .execute()
  const [plan, ...others] = active
  if (others.length > 0) throw new Error(`${userId} has more than one active plan.`)
  const document: Partial<MealPlanData> | undefined =
    plan === undefined ? undefined : await findDocument(backend.store, mealPlans, plan._id)
  const week = document === undefined ? undefined : readMealPlan(document)
  const profile = await db.selectFrom('user_profiles').select('timeZone').where('_id', '=', userId).executeTakeFirst()
  return week?.ok === true ? { week: week.value, zone: profile?.timeZone ?? 'UTC' } : undefined
}
