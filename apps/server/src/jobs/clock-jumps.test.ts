import { HOUR_MS } from '@pacemeal/domain'
import { afterEach, describe, expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { requestExecution } from '../services/executions/request-execution.ts'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { type JobRunner, jobRunner } from './job-runner.ts'

describe.each(databases)('when the clock of a server on %s is set', (database) => {
  let app: TestApp
  let runner: JobRunner
  afterEach(async () => {
    await runner.stop()
    await app.close()
  })

  /** A runner of work that goes on until it is let end, and how often each was begun. */
  const start = async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    const { userId } = await signUp(app.browser())
    const begun: string[] = []
    const { promise: over, resolve: letEnd } = Promise.withResolvers<void>()
    const handler: FunctionHandler = {
      id: 'wait',
      maxBodyLength: 1000,
      async admit(_tx, _backend, { executionId }) {
        return { kind: 'queue', jobKey: executionId, inputs: '' }
      },
      async run({ call }) {
        begun.push(call.executionId)
        await over
        return { statusCode: 200, body: {} }
      },
    }
    const backend = { ...app.backend, config: { ...app.backend.config, jobWorkers: 4 } }
    runner = jobRunner(() => backend, new Map([['wait', handler]]))
    const request = async (): Promise<string> => {
      const executionId = newId()
      const call = { executionId, userId, method: 'POST', path: '/', body: null, bodyText: '' }
      await backend.store.transact((tx) => requestExecution(tx, backend, handler, call))
      return executionId
    }
    const statusOf = async (id: string): Promise<string> => {
      const row = backend.store.db.selectFrom('executions').select('status').where('id', '=', id)
      return (await row.executeTakeFirstOrThrow()).status
    }
    return { begun, letEnd, request, statusOf }
  }

  test.each([3 * HOUR_MS, -3 * HOUR_MS])('by %s ms, what is under way is not begun again', async (jump) => {
    const { begun, letEnd, request, statusOf } = await start()
    const first = await request()
    await runner.start()
    await expect.poll(() => begun).toEqual([first])
    app.clock.advance(jump)
    // Taken after the first would have been.
    const second = await request()
    runner.nudge()
    await expect.poll(() => begun).toContain(second)
    letEnd()
    await expect.poll(() => statusOf(first)).toBe('completed')
    await expect.poll(() => statusOf(second)).toBe('completed')
    expect(begun).toEqual([first, second])
  })

  test('back by hours, what waited before does not wait for as long', async () => {
    const { begun, letEnd, request, statusOf } = await start()
    const waiting = await request()
    app.clock.advance(-3 * HOUR_MS)
    letEnd()
    await runner.start()
    await expect.poll(() => statusOf(waiting)).toBe('completed')
    expect(begun).toEqual([waiting])
  })
})
