import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { requestExecution } from '../services/executions/request-execution.ts'
import { databases } from '../testing/databases.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { jobRunner } from './job-runner.ts'

const handlerOf = (id: string): FunctionHandler => ({
  id,
  maxBodyLength: 1000,
  async admit(_tx, _backend, { executionId }) {
    return { kind: 'queue', jobKey: executionId, inputs: '' }
  },
  async run() {
    return { statusCode: 200, body: {} }
  },
})

test.each(databases)('work that only a newer release knows waits for it and keeps nobody, on %s', async (database) => {
  const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  const { userId } = await signUp(app.browser())
  const backend = { ...app.backend, config: { ...app.backend.config, jobWorkers: 1 } }
  const ask = (handler: FunctionHandler) => {
    const call = { executionId: newId(), userId, method: 'POST', path: '/', body: null, bodyText: '' }
    return backend.store.transact((tx) => requestExecution(tx, backend, handler, call))
  }
  const rows = () =>
    backend.store.db.selectFrom('executions').select(['functionId', 'status', 'attempts']).orderBy('sequence').execute()
  await ask(handlerOf('of-the-new-release'))
  await ask(handlerOf('known'))
  const runner = jobRunner(() => backend, new Map([['known', handlerOf('known')]]))
  await runner.start()
  await expect.poll(rows).toEqual([
    { functionId: 'of-the-new-release', status: 'waiting', attempts: 0 },
    { functionId: 'known', status: 'completed', attempts: 1 },
  ])
  await runner.stop()
  await app.close()
})

test.each(databases)('people take turns, however much one of them asked for before, on %s', async (database) => {
  const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  const [eve, maya, ben] = [await signUp(app.browser()), await signUp(app.browser()), await signUp(app.browser())]
  const backend = { ...app.backend, config: { ...app.backend.config, jobWorkers: 1 } }
  const served: string[] = []
  const scans: FunctionHandler = {
    ...handlerOf('scans'),
    async run({ call }) {
      served.push(call.userId)
      app.clock.advance(1000)
      return { statusCode: 200, body: {} }
    },
  }
  for (const { userId } of [eve, eve, eve, maya, maya, ben]) {
    const call = { executionId: newId(), userId, method: 'POST', path: '/', body: null, bodyText: '' }
    await backend.store.transact((tx) => requestExecution(tx, backend, scans, call))
  }
  const runner = jobRunner(() => backend, new Map([['scans', scans]]))
  await runner.start()
  await expect.poll(() => served).toEqual([eve, maya, ben, eve, maya, eve].map(({ userId }) => userId))
  await runner.stop()
  await app.close()
})
