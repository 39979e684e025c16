import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import { recordAct } from './operator-acts.ts'

const notThere = () => new Refusal('document_not_found', 'Nothing that was given up has this name.')

type RetryBackend = Ports<'clock' | 'store' | 'timers'>

const revive = (backend: RetryBackend, operator: string, key: string | null): Promise<number> =>
  backend.store.transact(async (tx) => {
    const now = nowText(backend.clock)
    const rows = await tx.db
      .updateTable('timers')
      .set({ status: 'waiting', attempts: 0, dueAt: now, updatedAt: now, worker: null })
      .where('status', '=', 'dead')
      .$if(key !== null, (query) => query.where('key', '=', key ?? ''))
      .returning(['key', 'userId'])
      .execute()
    for (const row of rows) {
      await recordAct(tx, backend, { operator, act: 'dead-letter-retry', personId: row.userId, subject: row.key })
    }
    tx.afterCommit(() => backend.timers.nudge())
    return rows.length
  })

/** Tries once more what was given up; what had gone out in spite of it goes out twice. */
export const retryDeadLetter = async (backend: RetryBackend, operator: string, key: string): Promise<void> => {
  if ((await revive(backend, operator, key)) === 0) throw notThere()
}

/** Tries once more all that was given up; gives how many. */
export const retryDeadLetters = (backend: RetryBackend, operator: string): Promise<number> =>
  revive(backend, operator, null)

/** Lets what was given up go for good. It stays over: the same thing does not happen a second time. */
export const discardDeadLetter = (backend: Ports<'clock' | 'store'>, operator: string, key: string): Promise<void> =>
  backend.store.transact(async (tx) => {
    const row = await tx.db
      .updateTable('timers')
      .set({ status: 'done', updatedAt: nowText(backend.clock), worker: null })
      .where('key', '=', key)
      .where('status', '=', 'dead')
      .returning('userId')
      .executeTakeFirst()
    if (row === undefined) throw notThere()
    await recordAct(tx, backend, { operator, act: 'dead-letter-discard', personId: row.userId, subject: key })
  })
