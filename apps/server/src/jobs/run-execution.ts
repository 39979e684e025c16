import { setImmediate as nextTurn } from 'node:timers/promises'
import { parseJson } from '@pacemeal/domain'
import { nowText } from '../clock.ts'
import { inBackground } from '../give-way.ts'
import type { AllPorts, Ports } from '../ports.ts'
import { announceExecution } from '../services/executions/announce-execution.ts'
import type {
  FunctionAnswer,
  FunctionCall,
  FunctionHandler,
  Progress,
} from '../services/executions/function-handler.ts'
import { answered } from '../services/executions/request-execution.ts'
import { brokenAnswer, inOwnLanguage } from '../services/executions/told-answer.ts'
import type { Handle, Transaction } from '../store/open.ts'
import type { ExecutionRow } from '../store/tables.ts'
import { type ClaimedExecution, claimedColumns, readSentBody, renewLease } from './claim-execution.ts'

/** How often a run may be tried before it counts as failed. */
const MAX_ATTEMPTS = 3
/**
 * How often a run may be begun when no attempt came to its end: its process died each time. That is seldom the run's
 * fault, so it may be begun more often, but not for ever, or one that kills its process would keep doing so.
 */
const MAX_BEGINNINGS = 10
/** A run that takes longer is stopped and counts as failed. */
const MAX_RUN_MS = 300_000
const HEARTBEAT_MS = 3000
/** The wait before the second and third attempt. */
const BACK_OFF_MS = 2000

/** The call that an execution stands for. */
const readCall = async (handle: Handle, row: ClaimedExecution): Promise<FunctionCall> => ({
  executionId: row.id,
  userId: row.userId,
  method: row.requestMethod,
  path: row.requestPath,
  body: parseJson(await readSentBody(handle, row)) ?? null,
})

type Changes = Partial<Omit<ExecutionRow, 'sequence'>>

/** Writes the row while it is still ours; undefined when another process took it over or the account is gone. */
const change = (tx: Transaction, backend: Ports<'clock'>, row: ClaimedExecution, changes: Changes) =>
  tx.db
    .updateTable('executions')
    .set({ ...changes, updatedAt: nowText(backend.clock) })
    .where('id', '=', row.id)
    .where('worker', '=', row.worker)
    .where('status', '=', 'processing')
    .returning(claimedColumns)
    .executeTakeFirst()

const finish = async (
  backend: AllPorts,
  handler: FunctionHandler,
  row: ClaimedExecution,
  changes: Changes,
  failure: string | null,
): Promise<void> => {
  const duration = Math.max(0, backend.clock.now() - Date.parse(row.createdAt)) / 1000
  await backend.store.transact(async (tx) => {
    const tellsFailure = failure !== null && handler.onPermanentFailure !== undefined
    const failed = tellsFailure ? { why: failure, call: await readCall(tx, row) } : undefined
    // Nobody reads any more what was sent, which may be a picture of megabytes; the answer is what stays.
    const finished = await change(tx, backend, row, { ...changes, requestBody: '', duration })
    if (finished === undefined) return
    if (failed !== undefined) await handler.onPermanentFailure?.(tx, backend, failed.call, failed.why)
    tx.afterCommit(() => {
      backend.metrics.execution({
        functionId: row.functionId,
        outcome: failure === null ? 'completed' : 'failed',
        seconds: duration,
      })
      return announceExecution(backend, finished, 'update')
    })
  })
}

const failForGood = async (backend: AllPorts, handler: FunctionHandler, row: ClaimedExecution) => {
  const answer = await inOwnLanguage(backend.store, row.userId, brokenAnswer())
  const why = String(answer.body.message)
  await finish(backend, handler, row, { ...answered(answer), errors: why }, why)
}

const tryLater = (backend: Ports<'clock' | 'store'>, row: ClaimedExecution) =>
  backend.store.transact((tx) =>
    change(tx, backend, row, {
      worker: null,
      heartbeatAt: null,
      dueAt: new Date(backend.clock.now() + BACK_OFF_MS * row.attempts).toISOString(),
    }),
  )

const reportProgress = async (
  backend: Ports<'clock' | 'events' | 'store'>,
  row: ClaimedExecution,
  progress: Progress,
): Promise<void> => {
  await backend.store.transact(async (tx) => {
    const told = await change(tx, backend, row, { progress: JSON.stringify(progress) })
    if (told !== undefined) tx.afterCommit(() => announceExecution(backend, told, 'update'))
  })
}

/** The run was stopped because it took too long. */
class OverTime extends Error {}

const runHandler = async (
  backend: AllPorts,
  handler: FunctionHandler,
  row: ClaimedExecution,
): Promise<FunctionAnswer> => {
  const lost = new AbortController()
  const overTime = AbortSignal.timeout(MAX_RUN_MS)
  const signal = AbortSignal.any([lost.signal, overTime])
  const heartbeat = setInterval(() => {
    renewLease(backend.store, backend.clock, row.id, row.worker ?? '').then(
      (held) => held || lost.abort(),
      (error: unknown) => backend.log.error({ err: error }, 'a heartbeat could not be written'),
    )
  }, HEARTBEAT_MS)
  const stopped = new Promise<never>((_, reject) => {
    const stop = () =>
      reject(overTime.aborted ? new OverTime('The run took too long.') : new Error('The run was taken over.'))
    signal.addEventListener('abort', stop, { once: true })
  })
  try {
    const report = (progress: Progress) => reportProgress(backend, row, progress)
    const work = async () => {
      const call = await readCall(backend.store, row)
      await nextTurn()
      return handler.run({ backend, call, attempt: row.attempts, signal, report })
    }
    return await Promise.race([work(), stopped])
  } finally {
    clearInterval(heartbeat)
  }
}

/** Runs a claimed execution to its end, or leaves it for a later attempt; gives whether it came to its end as it should. */
const attempt = async (backend: AllPorts, handler: FunctionHandler, row: ClaimedExecution): Promise<boolean> => {
  try {
    const answer = await inOwnLanguage(backend.store, row.userId, await runHandler(backend, handler, row))
    const failure = answer.statusCode >= 400 ? String(answer.body.message ?? brokenAnswer().body.message) : null
    await finish(backend, handler, row, { ...answered(answer), errors: failure ?? '' }, failure)
    return failure === null
  } catch (error) {
    backend.log.error({ err: error, execution: row.id, attempt: row.attempts }, 'an execution broke')
    if (row.attempts >= MAX_ATTEMPTS || error instanceof OverTime) await failForGood(backend, handler, row)
    else await tryLater(backend, row)
    return false
  }
}

/** Runs a claimed execution to its end, or leaves it for a later attempt. */
export const runExecution = async (
  backend: AllPorts,
  handler: FunctionHandler,
  row: ClaimedExecution,
): Promise<void> => {
  if (row.attempts > MAX_BEGINNINGS) return failForGood(backend, handler, row)
  const span = backend.traces.begin(`execution ${row.functionId}`, 'execution')
  let isDone = false
  try {
    const run = () => inBackground(() => attempt(backend, handler, row))
    isDone = await (span === undefined ? run() : span.within(run))
  } finally {
    const attributes = { 'pacemeal.function': row.functionId, 'pacemeal.attempt': row.attempts }
    span?.end({ attributes, failed: !isDone })
  }
}
