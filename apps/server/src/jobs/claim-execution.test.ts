import { expect, test } from 'vitest'
import { newId } from '../ids.ts'
import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { requestExecution } from '../services/executions/request-execution.ts'
import { databases } from '../testing/databases.ts'
import { startApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { claimExecution, readSentBody } from './claim-execution.ts'
import { jobRunner } from './job-runner.ts'
import { runExecution } from './run-execution.ts'

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
    longPaths: ['/'],
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

test.each(databases)('what is soon done does not wait for plans that are being made, on %s', async (database) => {
  const app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
  const { userId } = await signUp(app.browser())
  const backend = { ...app.backend, config: { ...app.backend.config, jobWorkers: 2 } }
  const { promise: plansEnd, resolve: endPlans } = Promise.withResolvers<void>()
  const plans: FunctionHandler = {
    ...handlerOf('plans'),
    longPaths: ['/', '/next'],
    async run({ call }) {
      if (call.path !== '/show') await plansEnd
      return { statusCode: 200, body: {} }
    },
  }
  const handlers = [plans, handlerOf('billing')]
  const ask = async (handler: FunctionHandler | undefined, path: string) => {
    if (handler === undefined) throw new Error('no handler')
    const call = { executionId: newId(), userId, method: 'POST', path, body: null, bodyText: '' }
    await backend.store.transact((tx) => requestExecution(tx, backend, handler, call))
  }
  const statuses = async () => {
    const rows = await backend.store.db
      .selectFrom('executions')
      .select(['functionId', 'requestPath', 'status'])
      .orderBy('sequence')
      .execute()
    return rows.map(({ functionId, requestPath, status }) => `${functionId} ${requestPath} ${status}`)
  }
  for (const path of ['/', '/next', '/', '/next']) await ask(plans, path)
  await ask(handlers[1], '/')
  await ask(plans, '/show')
  const runner = jobRunner(() => backend, new Map(handlers.map((one) => [one.id, one])))
  await runner.start()
  await expect
    .poll(statuses)
    .toEqual([
      'plans / processing',
      'plans /next processing',
      'plans / waiting',
      'plans /next waiting',
      'billing / completed',
      'plans /show completed',
    ])
  endPlans()
  await expect.poll(async () => (await statuses()).every((one) => one.endsWith('completed'))).toBe(true)
  await runner.stop()
  await app.close()
})

test.each(databases)(
  'what was sent is read when its run begins, and not with every change, on %s',
  async (database) => {
    const { backend, browser, clock, close } = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    const { userId } = await signUp(browser())
    const seen: unknown[] = []
    const handler: FunctionHandler = {
      ...handlerOf('pictures'),
      async run({ call, report }) {
        await report({ stage: 'picture', done: 0, of: 1 })
        seen.push(call.body)
        return { statusCode: 500, body: { message: 'It broke.' } }
      },
      async onPermanentFailure(_tx, _backend, { body }, why) {
        seen.push([body, why])
      },
    }
    const body = { imageData: 'A'.repeat(200) }
    const call = { executionId: newId(), userId, method: 'POST', path: '/', body, bodyText: JSON.stringify(body) }
    const { row } = await backend.store.transact((tx) => requestExecution(tx, backend, handler, call))
    const claimed = await claimExecution(backend.store, clock, 'one')
    if (claimed === undefined) throw new Error('nothing was claimed')
    expect(JSON.stringify([row, claimed])).not.toContain('imageData')
    await runExecution(backend, handler, claimed)
    expect(seen).toEqual([body, [body, 'It broke.']])
    expect(await readSentBody(backend.store, claimed)).toBe('')
    await close()
  },
)
