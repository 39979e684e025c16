import type { Backend } from '../../backend.ts'
import { nowText } from '../../clock.ts'
import type { Admission, FunctionAnswer, FunctionHandler } from '../../functions/function-handler.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { ExecutionRow } from '../../store/tables.ts'
import { announceExecution } from './announce-execution.ts'
import type { ReceivedCall } from './received-call.ts'

const JSON_HEADERS = JSON.stringify([{ name: 'content-type', value: 'application/json' }])

/** The columns that an answer fills. */
export const answered = (answer: FunctionAnswer) => ({
  status: answer.statusCode >= 500 ? ('failed' as const) : ('completed' as const),
  responseStatusCode: answer.statusCode,
  responseBody: JSON.stringify(answer.body),
  responseHeaders: JSON_HEADERS,
})

const findExecution = (tx: Transaction, id: string): Promise<ExecutionRow> =>
  tx.db.selectFrom('executions').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const insert = async (
  tx: Transaction,
  backend: Backend,
  handler: FunctionHandler,
  call: ReceivedCall,
  admission: Exclude<Admission, { kind: 'join' }>,
): Promise<ExecutionRow> => {
  const now = nowText(backend.clock)
  return tx.db
    .insertInto('executions')
    .values({
      id: call.executionId,
      functionId: handler.id,
      userId: call.userId,
      jobKey: admission.kind === 'queue' ? admission.jobKey : call.executionId,
      inputs: admission.kind === 'queue' ? admission.inputs : '',
      status: 'waiting',
      requestMethod: call.method,
      requestPath: call.path,
      requestHeaders: '[]',
      requestBody: call.bodyText,
      responseStatusCode: 0,
      responseBody: '',
      responseHeaders: '[]',
      errors: '',
      progress: '{}',
      duration: 0,
      attempts: 0,
      worker: null,
      heartbeatAt: null,
      dueAt: now,
      createdAt: now,
      updatedAt: now,
      ...(admission.kind === 'answer' ? answered(admission.answer) : {}),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/**
 * Stores a call as an execution inside the caller's transaction and tells the workers once it is kept. The same
 * request during a run becomes one more run, not two; the function's own rules may refuse it or answer at once.
 */
export const requestExecution = async (
  tx: Transaction,
  backend: Backend,
  handler: FunctionHandler,
  call: ReceivedCall,
): Promise<ExecutionRow> => {
  const person = await tx.db.selectFrom('users').select('id').where('id', '=', call.userId).executeTakeFirst()
  if (person === undefined) throw new Refusal('general_unauthorized_scope', 'This account no longer exists.')
  const admission = await handler.admit(tx, backend, call)
  if (admission.kind === 'join') return findExecution(tx, admission.executionId)
  const row = await insert(tx, backend, handler, call, admission)
  tx.afterCommit(() => announceExecution(backend, row, 'create'))
  if (admission.kind === 'queue') tx.afterCommit(() => backend.jobs.nudge())
  return row
}
