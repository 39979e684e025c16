import { nowText } from '../../clock.ts'
import type { AllPorts, Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { ExecutionRow } from '../../store/tables.ts'
import { announceExecution } from './announce-execution.ts'
import { type ShownExecution, shownColumns } from './execution-view.ts'
import type { Admission, FunctionAnswer, FunctionHandler } from './function-handler.ts'
import type { ReceivedCall } from './received-call.ts'
import { inOwnLanguage } from './told-answer.ts'

const JSON_HEADERS = JSON.stringify([{ name: 'content-type', value: 'application/json' }])

/** The columns that an answer fills. */
export const answered = (answer: FunctionAnswer) => ({
  status: answer.statusCode >= 500 ? ('failed' as const) : ('completed' as const),
  responseStatusCode: answer.statusCode,
  responseBody: JSON.stringify(answer.body),
  responseHeaders: JSON_HEADERS,
})

const findExecution = (tx: Transaction, id: string): Promise<ShownExecution> =>
  tx.db.selectFrom('executions').select(shownColumns).where('id', '=', id).executeTakeFirstOrThrow()

const newRow = (
  backend: Ports<'clock'>,
  handler: Pick<FunctionHandler, 'id'>,
  call: ReceivedCall,
  admission: Exclude<Admission, { kind: 'join' }>,
): Omit<ExecutionRow, 'sequence'> => {
  const now = nowText(backend.clock)
  return {
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
    ...(admission.kind === 'queue' ? {} : { ...answered(admission.answer), requestBody: '' }),
  }
}

/** The person's account, held until the transaction ends: two calls at one moment take turns, or neither would find the other to join. */
export const lockPerson = (tx: Transaction, userId: string) => {
  const person = tx.db.selectFrom('users').select('id').where('id', '=', userId)
  // The embedded database has one writer, so there is nothing to wait for.
  return (tx.kind === 'postgres' ? person.forNoKeyUpdate() : person).executeTakeFirst()
}

/** Executions of one person that may wait or run at a time, each with its body. */
const MAX_UNFINISHED = 20

const requireFewUnfinished = async (tx: Transaction, userId: string): Promise<void> => {
  const { count } = await tx.db
    .selectFrom('executions')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('userId', '=', userId)
    .where('status', 'in', ['waiting', 'processing'])
    .executeTakeFirstOrThrow()
  if (count < MAX_UNFINISHED) return
  throw new Refusal('general_rate_limit_exceeded', ({ general }) => general.tooMuchWaiting, {
    retryAfter: 5,
  })
}

/** The execution of a call, and whether the account that called is gone with it. */
export interface RequestedExecution {
  readonly row: ShownExecution
  readonly isLast: boolean
}

/**
 * Stores a call as an execution inside the caller's transaction and tells the workers once it is kept. The same
 * request during a run becomes one more run, not two; the function's own rules may refuse it or answer at once.
 */
export const requestExecution = async (
  tx: Transaction,
  backend: AllPorts,
  handler: Pick<FunctionHandler, 'id' | 'admit'>,
  call: ReceivedCall,
): Promise<RequestedExecution> => {
  const person = await lockPerson(tx, call.userId)
  if (person === undefined) throw new Refusal('general_unauthorized_scope', ({ general }) => general.accountGone)
  const admission = await handler.admit(tx, backend, call)
  if (admission.kind === 'join') return { row: await findExecution(tx, admission.executionId), isLast: false }
  const taken =
    admission.kind === 'queue'
      ? admission
      : { ...admission, answer: await inOwnLanguage(tx, call.userId, admission.answer) }
  const wanted = newRow(backend, handler, call, taken)
  if (admission.kind === 'queue') await requireFewUnfinished(tx, call.userId)
  if (admission.kind === 'gone') return { row: wanted, isLast: true }
  const row = await tx.db.insertInto('executions').values(wanted).returning(shownColumns).executeTakeFirstOrThrow()
  tx.afterCommit(() => announceExecution(backend, row, 'create'))
  if (admission.kind === 'queue') tx.afterCommit(() => backend.jobs.nudge())
  return { row, isLast: false }
}

/** Takes a call of a person: refuses what they may not ask for, and stores it as an execution in a transaction of its own. */
export const requestCall = async (
  backend: AllPorts,
  handler: FunctionHandler,
  call: ReceivedCall,
): Promise<RequestedExecution> => {
  await handler.authorise?.(backend, call)
  return backend.store.transact((tx) => requestExecution(tx, backend, handler, call))
}

/** Work that the server gives itself, for a person; no function's admission is asked. */
export interface OwnWork {
  readonly executionId: string
  readonly functionId: string
  readonly userId: string
  readonly path: string
  readonly body: Readonly<Record<string, unknown>>
  readonly jobKey: string
  /** Fingerprint of what it is made from; empty when it does not matter. */
  readonly inputs: string
}

/** Queues work of the server's own, in the transaction that decides on it. */
export const queueOwnWork = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events' | 'jobs'>,
  work: OwnWork,
): Promise<void> => {
  const { executionId, userId, path, jobKey, inputs } = work
  const call = { executionId, userId, method: 'POST', path, body: work.body, bodyText: JSON.stringify(work.body) }
  const wanted = newRow(backend, { id: work.functionId }, call, { kind: 'queue', jobKey, inputs })
  const row = await tx.db.insertInto('executions').values(wanted).returning(shownColumns).executeTakeFirstOrThrow()
  tx.afterCommit(() => announceExecution(backend, row, 'create'))
  tx.afterCommit(() => backend.jobs.nudge())
}
