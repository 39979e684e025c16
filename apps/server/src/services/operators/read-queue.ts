import type { AdminDeadLetter, AdminExecution } from '@pacemeal/protocol/admin'
import type { Ports } from '../../ports.ts'

const MAX_LIST_LENGTH = 50

/** The newest executions. Why one failed is told to its person alone: it may speak of what they must not eat. */
export const listExecutions = async ({ store }: Ports<'store'>): Promise<AdminExecution[]> => {
  const rows = await store.db
    .selectFrom('executions')
    .select(['id', 'functionId', 'requestPath', 'status', 'attempts', 'createdAt'])
    .orderBy('sequence', 'desc')
    .limit(MAX_LIST_LENGTH)
    .execute()
  return rows.map(({ functionId, requestPath, ...rest }) => ({
    ...rest,
    work: `${functionId}${requestPath === '/' ? '' : requestPath}`,
  }))
}

/** What was given up, the newest first. */
export const listDeadLetters = async ({ store }: Ports<'store'>): Promise<AdminDeadLetter[]> => {
  const rows = await store.db
    .selectFrom('timers')
    .select(['key', 'kind', 'attempts', 'error', 'updatedAt'])
    .where('status', '=', 'dead')
    .orderBy('updatedAt', 'desc')
    .limit(MAX_LIST_LENGTH)
    .execute()
  return rows.map(({ updatedAt, ...rest }) => ({ ...rest, givenUpAt: updatedAt }))
}
