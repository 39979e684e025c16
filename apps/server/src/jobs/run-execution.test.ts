import { describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { requestExecution } from '../services/executions/request-execution.ts'
import { databases } from '../testing/databases.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { longChain, turnsDuring } from '../testing/turns.ts'
import { claimExecution } from './claim-execution.ts'
import { runExecution } from './run-execution.ts'

const handler: FunctionHandler = {
  id: 'count',
  maxBodyLength: 1000,
  async admit(_tx, _backend, { executionId }) {
    return { kind: 'queue', jobKey: executionId, inputs: '' }
  },
  async run() {
    return { statusCode: 200, body: {} }
  },
}

describe.each(databases)('a run whose process dies again and again, on %s', (database) => {
  test('is begun up to ten times, and then counts as failed', async () => {
    const { backend, browser, clock, close } = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    const { userId } = await signUp(browser())
    /** Dies so often, then is begun once more. */
    const statusAfter = async (deaths: number): Promise<string> => {
      const executionId = newId()
      const call = { executionId, userId, method: 'POST', path: '/', body: null, bodyText: '' }
      await backend.store.transact((tx) => requestExecution(tx, backend, handler, call))
      let row = await claimExecution(backend.store, clock, 'one')
      for (let death = 1; death <= deaths; death += 1) {
        clock.advance(16_000)
        row = await claimExecution(backend.store, clock, `after death ${death}`)
      }
      if (row === undefined) throw new Error('nothing was claimed')
      await runExecution(backend, handler, row)
      const ended = backend.store.db.selectFrom('executions').select('status').where('id', '=', executionId)
      return (await ended.executeTakeFirstOrThrow()).status
    }
    expect(await statusAfter(9)).toBe('completed')
    expect(await statusAfter(10)).toBe('failed')
    await close()
  })
})

describe.each(databases)('a run that takes long, on %s', (database) => {
  test('lets others have a turn between its statements, also within a transaction', async () => {
    const { backend, browser, clock, close } = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    const { userId } = await signUp(browser())
    const turns: number[] = []
    const long: FunctionHandler = {
      ...handler,
      async run({ backend: { store } }) {
        turns.push(await turnsDuring(() => store.transact((tx) => longChain(tx))))
        turns.push(await turnsDuring(() => longChain(store)))
        return { statusCode: 200, body: {} }
      },
    }
    const call = { executionId: newId(), userId, method: 'POST', path: '/', body: null, bodyText: '' }
    await backend.store.transact((tx) => requestExecution(tx, backend, long, call))
    const row = await claimExecution(backend.store, clock, 'one')
    if (row === undefined) throw new Error('nothing was claimed')
    await runExecution(backend, long, row)
    expect(Math.min(...turns)).toBeGreaterThanOrEqual(5)
    expect(turns).toHaveLength(2)
    await close()
  })
})
