import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as later } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { type PostgresCluster, runAdmin, startPostgres } from '../testing/postgres-cluster.ts'
import { type RunningServer, runServer } from '../testing/run-server.ts'
import { openBrowser, type Person, signUp } from '../testing/test-browser.ts'
import { listen, openRealtime } from '../testing/test-realtime.ts'

const logs = { databaseId: 'pacemeal', collectionId: 'meal_logs' }

/** People who log meals and read them, one call after the other, until they are told to stop. */
const useIt = (person: Person) => {
  const statuses: number[] = []
  const acknowledged: string[] = []
  let isOver = false
  const call = async (work: () => Promise<unknown>) => {
    try {
      await work()
      statuses.push(200)
    } catch (error) {
      statuses.push(error instanceof Error && 'code' in error ? Number(error.code) : 0)
    }
  }
  const write = () =>
    person.databases
      .createDocument({
        ...logs,
        documentId: 'unique()',
        data: { user: person.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch' },
      })
      .then(({ $id }) => acknowledged.push($id))
  const running = (async () => {
    while (!isOver) {
      await call(write)
      await call(() => person.databases.listDocuments(logs))
      await later(5)
    }
  })()
  return {
    statuses,
    acknowledged,
    async until(done: (statuses: readonly number[]) => boolean) {
      while (!done(statuses)) await later(10)
    },
    async stop() {
      isOver = true
      await running
    },
  }
}

describe('a Postgres that goes away under a server with people in it', () => {
  let cluster: PostgresCluster
  let dataDir: string
  let server: RunningServer
  let other: RunningServer
  let maya: Person
  beforeAll(async () => {
    // What it acknowledged must outlive its crash.
    cluster = await startPostgres({ durable: true })
    dataDir = await mkdtemp(join(tmpdir(), 'pacemeal-outage-'))
    const settings = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, LOG_LEVEL: 'silent' }
    server = await runServer(settings)
    other = await runServer(settings)
    maya = await signUp(openBrowser(server.url))
  })
  afterAll(async () => {
    for (const one of [server, other]) {
      one.child.kill('SIGTERM')
      await one.ended
    }
    await cluster.stop()
    await rm(dataDir, { recursive: true })
  })

  const readiness = async (): Promise<number> => (await fetch(`${server.url}/readyz`)).status
  const outages: readonly [string, () => Promise<void>][] = [
    ['restarts', () => cluster.restart('fast')],
    ['is stopped at once, as by a crash', () => cluster.restart('immediate')],
    [
      'ends every connection',
      () =>
        runAdmin(
          cluster.url,
          "select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and backend_type = 'client backend'",
        ),
    ],
    [
      'hangs',
      async () => {
        const frozen = await cluster.freeze()
        try {
          expect(await readiness()).toBe(503)
          expect((await maya.fetch('/v1/account')).status).toBe(503)
        } finally {
          frozen.thaw()
        }
      },
    ],
  ]

  test.each(outages)('which %s: calls fail as unavailable, and everything goes on by itself', async (_how, outage) => {
    const people = [useIt(maya), useIt(maya), useIt(maya)]
    await Promise.all(people.map((one) => one.until((statuses) => statuses.length > 10)))
    await outage()
    for (const one of people) {
      const before = one.statuses.length
      await one.until((statuses) => statuses.slice(before).filter((status) => status === 200).length > 10)
      await one.stop()
    }
    expect([server.child.exitCode, other.child.exitCode]).toEqual([null, null])
    expect(await readiness()).toBe(200)
    expect(new Set(people.flatMap(({ statuses }) => statuses))).toEqual(
      people.some(({ statuses }) => statuses.includes(503)) ? new Set([200, 503]) : new Set([200]),
    )

    // What was acknowledged is there, and what one server keeps is heard on the other again.
    for (const id of people.flatMap(({ acknowledged }) => acknowledged)) {
      await maya.databases.getDocument({ ...logs, documentId: id })
    }
    const realtime = openRealtime({ ...openBrowser(other.url), cookies: maya.cookies })
    const heard = await listen(realtime, 'documents')
    await expect
      .poll(async () => {
        await maya.databases.createDocument({
          ...logs,
          documentId: 'unique()',
          data: { user: maya.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'dinner' },
        })
        return heard.events.length
      })
      .toBeGreaterThan(0)
    await realtime.disconnect()
  })

  test('which is away is told by one line of the log, however much is asked for meanwhile', async () => {
    const settings = { DATABASE_URL: cluster.url, DATA_DIR: dataDir, LOG_LEVEL: 'info' }
    const third = await runServer(settings)
    onTestFinished(() => void third.child.kill('SIGKILL'))
    const person = await signUp(openBrowser(third.url))
    expect((await person.fetch('/v1/account')).status).toBe(200)
    const begun = third.stdout.length
    await cluster.whileAway(async () => {
      for (let round = 0; round < 20; round++) {
        const answers = await Promise.all([person.fetch('/v1/account'), person.fetch('/v1/account')])
        for (const { status, headers } of answers) {
          expect([status, headers.get('retry-after')]).toEqual([503, '2'])
        }
      }
      expect((await fetch(`${third.url}/readyz`)).status).toBe(503)
      expect((await fetch(`${third.url}/healthz`)).status).toBe(200)
    })
    await expect.poll(async () => (await person.fetch('/v1/account')).status).toBe(200)
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200)
    third.child.kill('SIGTERM')
    await third.ended
    const errors = third.stdout
      .slice(begun)
      .split('\n')
      .filter((line) => line.startsWith('{'))
      .map((line): unknown => JSON.parse(line))
      .filter((line) => typeof line === 'object' && line !== null && 'level' in line && Number(line.level) >= 40)
    expect(errors).toEqual([expect.objectContaining({ outage: 'database', msg: 'the database does not answer' })])
    expect(third.stdout.slice(begun)).not.toContain('    at ')
  })
})
