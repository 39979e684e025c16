import type { AdminOverview } from '@pacemeal/protocol/admin'
import type { Ports } from '../../ports.ts'
import { version } from '../../version.ts'
import { readBackupState } from '../backup/nightly-backup.ts'
import { countUnanswered } from './conversations.ts'

type Backend = Ports<'clock' | 'config' | 'store'>

const readExecutions = async ({ store }: Backend) => {
  const rows = await store.db
    .selectFrom('executions')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.min('createdAt').as('oldest')])
    .where('status', 'in', ['waiting', 'processing'])
    .groupBy('status')
    .execute()
  const of = (status: string) => rows.find((row) => row.status === status)
  return {
    waiting: Number(of('waiting')?.count ?? 0),
    oldestWaitingAt: of('waiting')?.oldest ?? null,
    processing: Number(of('processing')?.count ?? 0),
  }
}

const countDead = async ({ store }: Backend): Promise<number> => {
  const counted = await store.db
    .selectFrom('timers')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'dead')
    .executeTakeFirst()
  return Number(counted?.count ?? 0)
}

const countPeople = async ({ store }: Backend): Promise<number> => {
  const counted = await store.db
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirst()
  return Number(counted?.count ?? 0)
}

/** How the server is, at a glance. */
export const readOverview = async (backend: Backend, operator: string): Promise<AdminOverview> => {
  const { lastAt, trial } = await readBackupState(backend.config, backend.clock.now())
  return {
    operator,
    version,
    database: backend.store.kind,
    people: await countPeople(backend),
    ...(await readExecutions(backend)),
    deadLetters: await countDead(backend),
    unanswered: await countUnanswered(backend),
    backup: {
      hour: backend.config.backupHour ?? null,
      lastAt: lastAt === undefined ? null : new Date(lastAt).toISOString(),
      trial: trial === undefined ? null : { at: trial.at, restored: trial.restored },
    },
  }
}
