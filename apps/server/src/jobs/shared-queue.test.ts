import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, inject, test } from 'vitest'
import { newId } from '../ids.ts'
import type { FunctionHandler } from '../services/executions/function-handler.ts'
import { requestExecution } from '../services/executions/request-execution.ts'
import { createDatabase } from '../testing/databases.ts'
import { askForPlan, planStatuses, presentPlanStatuses, signUpAthlete } from '../testing/planned-people.ts'
import { runPlanningServer } from '../testing/run-server.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { testClock } from '../testing/test-clock.ts'
import { jobRunner } from './job-runner.ts'

const idle = { settings: { JOB_WORKERS: '0' } }

const untilAllFinished = async ({ backend }: TestApp): Promise<void> => {
  for (;;) {
    const open = await backend.store.db
      .selectFrom('executions')
      .select('id')
      .where('status', 'in', ['waiting', 'processing'])
      .execute()
    if (open.length === 0) return
    await new Promise((next) => setTimeout(next, 20))
  }
}

test('of hundreds of executions on one Postgres, two runners run each exactly once', async () => {
  const app = await startApp('postgres', idle)
  const people = await Promise.all(Array.from({ length: 15 }, () => signUp(app.browser())))
  const runs: string[] = []
  const counting = (runner: string): FunctionHandler => ({
    id: 'count',
    maxBodyLength: 1000,
    async admit(_tx, _backend, { executionId }) {
      return { kind: 'queue', jobKey: executionId, inputs: '' }
    },
    async run({ call }) {
      runs.push(`${runner} ${call.executionId}`)
      await nextTurn()
      return { statusCode: 200, body: {} }
    },
  })
  const backend = { ...app.backend, config: { ...app.backend.config, jobWorkers: 6 } }
  const runners = ['a', 'b'].map((name) => jobRunner(() => backend, new Map([['count', counting(name)]])))

  const ids = Array.from({ length: 300 }, newId)
  for (const [index, executionId] of ids.entries()) {
    const { userId = '' } = people[index % people.length] ?? {}
    const call = { executionId, userId, method: 'POST', path: '/', body: null, bodyText: '' }
    await backend.store.transact((tx) => requestExecution(tx, backend, counting('queued'), call))
  }
  const { userId = '' } = people[0] ?? {}
  const call = { executionId: newId(), userId, method: 'POST', path: '/', body: null, bodyText: '' }
  const oneMore = backend.store.transact((tx) => requestExecution(tx, backend, counting('queued'), call))
  await expect(oneMore, 'one person has twenty at a time').rejects.toThrow('still being worked on')
  await Promise.all(runners.map((runner) => runner.start()))
  await untilAllFinished(app)
  await Promise.all(runners.map((runner) => runner.stop()))

  expect(runs.map((run) => run.slice(2)).toSorted()).toEqual(ids.toSorted())
  expect(new Set(runs.map((run) => run[0]))).toEqual(new Set(['a', 'b']))
  await app.close()
})

test('a plan that a person asks for twice at the same moment is one run', async () => {
  const app = await startApp('postgres', idle)
  const people = await Promise.all(Array.from({ length: 8 }, () => signUpAthlete(app.browser())))
  for (const person of people) {
    const asked = await Promise.all(Array.from({ length: 4 }, () => askForPlan(person)))
    expect(new Set(asked.map(({ $id }) => $id)).size).toBe(1)
    expect(await planStatuses(person)).toEqual(['generating'])
  }
  await app.close()
})

test('two server processes on one Postgres share the plans that are asked for and make each once', async () => {
  const database = await createDatabase('postgres')
  const clock = testClock(new Date().toISOString())
  const app = await startApp('postgres', { ...idle, sharing: database, clock })
  const servers = await Promise.all(
    ['one', 'other'].map(() => runPlanningServer(database.settings, inject('solvedMenus'))),
  )
  const people = await Promise.all(Array.from({ length: 6 }, () => signUpAthlete(app.browser())))
  await Promise.all(people.map(askForPlan))
  await untilAllFinished(app)

  for (const person of people) {
    expect(await presentPlanStatuses(person)).toEqual(['active'])
    const told = await person.databases.listDocuments({ databaseId: 'pacemeal', collectionId: 'notifications' })
    expect(told.documents.map(({ title }) => title)).toEqual(['Your fuel plan is ready'])
  }
  const rows = await app.backend.store.db
    .selectFrom('executions')
    .select(['attempts', 'worker', 'status'])
    .where('requestPath', '=', '/')
    .execute()
  expect(rows.map(({ attempts, status }) => `${attempts} ${status}`)).toEqual(people.map(() => '1 completed'))
  const processes = new Set(rows.map(({ worker }) => Number(worker?.split('/')[1])))
  expect(processes).toEqual(new Set(servers.map(({ child }) => child.pid)))

  for (const server of servers) {
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
  }
  await app.close()
  await database.drop()
})
