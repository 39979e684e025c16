import { describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { requestExecution } from '../services/executions/request-execution.ts'
import { databases } from '../testing/databases.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
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
