import { sql } from 'kysely'
import type { Ports } from '../../ports.ts'
import type { Gauge } from '../../providers/metrics/metrics.ts'
import { readBackupState } from '../backup/nightly-backup.ts'

type GaugeBackend = Ports<'clock' | 'config' | 'freeSpace' | 'store'>

const single = (name: string, help: string, value: number | undefined): Gauge => ({
  name,
  help,
  values: value === undefined ? [] : [{ value }],
})

/** Executions that are not over, and for how long the oldest has been due. */
const readQueue = async ({ store: { db }, clock }: GaugeBackend): Promise<readonly Gauge[]> => {
  const now = new Date(clock.now()).toISOString()
  const rows = await db
    .selectFrom('executions')
    .select(['status', ({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.min('dueAt').as('oldest')])
    .where('status', 'in', ['waiting', 'processing'])
    .groupBy('status')
    .execute()
  const of = (status: string) => rows.find((row) => row.status === status)
  const oldest = of('waiting')?.oldest ?? now
  return [
    {
      name: 'pacemeal_executions',
      help: 'Executions that wait or are worked on.',
      values: ['waiting', 'processing'].map((status) => ({
        labels: { status },
        value: Number(of(status)?.count ?? 0),
      })),
    },
    single(
      'pacemeal_queue_age_seconds',
      'How long the oldest waiting execution has been due.',
      Math.max(0, clock.now() - Date.parse(oldest)) / 1000,
    ),
  ]
}

/** Timers that should have fired, and those that were given up. */
const readTimers = async ({ store: { db }, clock }: GaugeBackend): Promise<readonly Gauge[]> => {
  const now = new Date(clock.now()).toISOString()
  const overdue = await db
    .selectFrom('timers')
    .select([({ fn }) => fn.countAll<number>().as('count'), ({ fn }) => fn.min('dueAt').as('oldest')])
    .where('status', '=', 'waiting')
    .where('dueAt', '<=', now)
    .executeTakeFirst()
  const dead = await db
    .selectFrom('timers')
    .select(['kind', ({ fn }) => fn.countAll<number>().as('count')])
    .where('status', '=', 'dead')
    .groupBy('kind')
    .execute()
  const oldest = overdue?.oldest ?? now
  return [
    single('pacemeal_timers_overdue', 'Timers whose moment has passed.', Number(overdue?.count ?? 0)),
    single(
      'pacemeal_timer_delay_seconds',
      'How long the oldest of them has been due.',
      Math.max(0, clock.now() - Date.parse(oldest)) / 1000,
    ),
    {
      name: 'pacemeal_timers_dead',
      help: 'Timers that were given up, by kind: mails, pushes and other things that did not go out.',
      values:
        dead.length === 0
          ? [{ labels: { kind: 'none' }, value: 0 }]
          : dead.map(({ kind, count }) => ({ labels: { kind }, value: Number(count) })),
    },
  ]
}

const readDatabaseSize = async ({ store: { db, kind } }: GaugeBackend): Promise<Gauge> => {
  const query =
    kind === 'postgres'
      ? sql<{ bytes: number }>`select pg_database_size(current_database()) as bytes`
      : sql<{ bytes: number }>`select page_count * page_size as bytes from pragma_page_count(), pragma_page_size()`
  const { rows } = await query.execute(db)
  return single('pacemeal_database_bytes', 'The size of the database.', Number(rows[0]?.bytes ?? 0))
}

const readBackups = async ({ clock, config }: GaugeBackend): Promise<readonly Gauge[]> => {
  const { lastAt, trial } = await readBackupState(config, clock.now())
  return [
    single('pacemeal_last_backup_timestamp_seconds', 'When the newest backup was made.', lastAt && lastAt / 1000),
    single(
      'pacemeal_last_backup_trial_restored',
      'Whether the backup that was last tried could be restored.',
      trial && Number(trial.restored),
    ),
  ]
}

/** What is looked up each time somebody asks for the measures. */
export const readGauges = async (backend: GaugeBackend): Promise<readonly Gauge[]> => [
  ...(await readQueue(backend)),
  ...(await readTimers(backend)),
  await readDatabaseSize(backend),
  single('pacemeal_disk_free_bytes', 'What is free on the disk of the data folder.', await backend.freeSpace()),
  ...(await readBackups(backend)),
]
