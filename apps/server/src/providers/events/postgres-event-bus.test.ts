import fc from 'fast-check'
import { sql } from 'kysely'
import pg from 'pg'
import { pino } from 'pino'
import { expect, test } from 'vitest'
import { createDatabase } from '../../testing/databases.ts'
import { expectLoggedError } from '../../testing/logged-errors.ts'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { signUp } from '../../testing/test-browser.ts'
import { startTestForwarder } from '../../testing/test-forwarder.ts'
import { openSocket } from '../../testing/test-realtime.ts'
import type { BusEvent } from './event-bus.ts'
import { MessageAssembly, readNotification, toNotifications } from './notification-parts.ts'
import { EVENTS_APPLICATION, postgresEventBus } from './postgres-event-bus.ts'

test('a message of any size and script arrives as it was, once, in parts that Postgres takes', () => {
  const texts = fc.array(fc.string({ unit: 'binary', maxLength: 30_000, size: 'max' }), { maxLength: 4 })
  fc.assert(
    fc.property(texts, (written) => {
      const messages = written.map((text) => JSON.stringify(text))
      const assembly = new MessageAssembly()
      const heard: string[] = []
      for (const [index, text] of messages.entries()) {
        const notifications = toNotifications('a1', index + 1, text)
        for (const notification of [...notifications, ...notifications]) {
          expect(Buffer.byteLength(notification)).toBeLessThan(8000)
          const part = readNotification(notification)
          const whole = part === undefined ? undefined : assembly.add(part)
          if (whole !== undefined) heard.push(whole)
        }
      }
      expect(heard).toEqual(messages)
    }),
    { seed: 7, numRuns: 30 },
  )
  expect(readNotification('something else')).toBeUndefined()
})

const twoProcesses = async () => {
  const first = await startApp('postgres')
  const second = await startApp('postgres', { sharing: first.database, clock: first.clock })
  const close = async () => {
    await second.close()
    await first.close()
  }
  return { first, second, close }
}

/** What a process hears of us (a start has events of its own), and a way to wait for it. */
const ears = (app: TestApp) => {
  const heard: BusEvent[] = []
  const waiting: (() => void)[] = []
  app.backend.events.subscribe((event) => {
    if (event.kind === 'resource' && event.events[0] !== 'told') return
    heard.push(event)
    for (const wake of waiting.splice(0)) wake()
  })
  return {
    heard,
    async until(done: (events: readonly BusEvent[]) => boolean) {
      while (!done(heard)) await new Promise<void>((wake) => waiting.push(wake))
      return heard
    },
  }
}

const aFact = (notes: string): BusEvent => ({
  kind: 'resource',
  events: ['told'],
  channels: ['documents'],
  payload: { notes },
  readers: ['any'],
  timestamp: '2026-03-02T08:15:30.000Z',
})

test('what one process tells, the other hears: large or small, once and in order', async () => {
  const { first, second, close } = await twoProcesses()
  const here = ears(first)
  const there = ears(second)
  const facts = Array.from({ length: 200 }, (_, at) => aFact(`${at} ${'größer 🥣'.repeat(at % 50 === 0 ? 20_000 : 3)}`))
  for (const fact of facts) first.backend.events.publish(fact)
  expect(here.heard).toEqual(facts)
  expect(await there.until((events) => events.length >= facts.length)).toEqual(facts)
  second.backend.events.publish(aFact('back'))
  await here.until((events) => events.length > facts.length)
  expect(here.heard.at(-1)).toEqual(aFact('back'))
  expect(there.heard).toHaveLength(facts.length + 1)
  await close()
})

test('an event written through one process reaches a socket on the other, and so does the end of a session', async () => {
  const { first, second, close } = await twoProcesses()
  const maya = await signUp(first.browser())
  const socket = openSocket(second.url, { cookies: maya.cookies })
  expect(await socket.next()).toMatchObject({ type: 'connected', data: { user: { $id: maya.userId } } })
  socket.send({ type: 'subscribe', data: [{ subscriptionId: 'one', channels: ['documents', 'account'] }] })
  await socket.next()
  const data = { user: maya.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch' }
  const target = { databaseId: 'pacemeal', collectionId: 'meal_logs', documentId: 'porridge' }
  await maya.databases.createDocument({ ...target, data })
  // What the sign-up told of the account may still be on its way.
  let heard = await socket.next()
  while (JSON.stringify(heard).includes(`users.${maya.userId}`)) heard = await socket.next()
  expect(heard).toMatchObject({ type: 'event', data: { payload: { $id: 'porridge' } } })
  await maya.account.deleteSession({ sessionId: 'current' })
  expect(await socket.next()).toMatchObject({ type: 'event' })
  expect(await socket.next()).toMatchObject({ type: 'error', data: { code: 1008 } })
  expect(await socket.next()).toEqual({ type: 'closed', code: 1008 })
  await close()
})

/** Postgres names the process that answers (BackendKeyData); a pooler names itself. */
const asPooler = (bytes: Buffer): Buffer => {
  const at = bytes.indexOf(Buffer.from([0x4b, 0, 0, 0, 12]))
  if (at !== -1) bytes.writeInt32BE(0x7b_00_00_01, at + 5)
  return bytes
}

test('a pooler between is told to the operator, until what needs a session has a way past it', async () => {
  const direct = await startApp('postgres')
  const url = new URL(direct.database.settings.DATABASE_URL ?? '')
  const pooler = await startTestForwarder(Number(url.port), asPooler)
  url.port = String(pooler.port)
  const warningsOf = async (settings: Readonly<Record<string, string>>) => {
    const lines: string[] = []
    const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) })
    const pooled = await startApp('postgres', { sharing: direct.database, settings, log })
    const heard = ears(direct)
    pooled.backend.events.publish(aFact('from behind the pooler'))
    await heard.until((events) => events.length > 0)
    await pooled.close()
    return lines.filter((line) => line.includes('set DATABASE_DIRECT_URL'))
  }
  expect(await warningsOf({ DATABASE_URL: url.href })).toHaveLength(1)
  const past = { DATABASE_URL: url.href, DATABASE_DIRECT_URL: direct.database.settings.DATABASE_URL ?? '' }
  expect(await warningsOf(past)).toEqual([])
  await direct.close()
  await pooler.close()
})

test('a lost connection is made again, clients are told to read afresh, and nothing is told twice', async () => {
  expectLoggedError('terminating connection due to administrator command')
  const { first, second, close } = await twoProcesses()
  const there = ears(second)
  const socket = openSocket(second.url)
  await socket.next()
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and application_name = ${EVENTS_APPLICATION}`.execute(first.backend.store.db)
  for (let at = 0; at < 5; at++) first.backend.events.publish(aFact(`while away ${at}`))
  expect(await socket.next()).toEqual({ type: 'closed', code: 1012 })
  await there.until((events) => events.some(({ kind }) => kind === 'gap'))
  first.backend.events.publish(aFact('back again'))
  await there.until((events) =>
    events.some((event) => event.kind === 'resource' && event.payload.notes === 'back again'),
  )
  const told = there.heard.flatMap((event) => (event.kind === 'resource' ? [event.payload.notes] : []))
  expect(new Set(told).size).toBe(told.length)
  await close()
})

test('while nobody else listens nothing is sent, and who begins to hears what happened since then', async () => {
  const database = await createDatabase('postgres')
  const url = database.settings.DATABASE_URL ?? ''
  const failed = (error: unknown) => expect.unreachable(String(error))
  const open = () => postgresEventBus({ url, onError: failed, onPooler: () => expect.unreachable('no pooler') })
  // Listens as nobody of ours does.
  const outside = new pg.Client({ connectionString: url })
  await outside.connect()
  const passedOn: string[] = []
  outside.on('notification', ({ payload = '' }) => passedOn.push(payload))
  await outside.query('listen pacemeal_events')

  const lone = await open()
  await expect.poll(() => lone.isHeard).toBe(false)
  lone.publish(aFact('to nobody'))
  await lone.close()
  await outside.query('select 1')
  expect(passedOn.filter((text) => !text.startsWith('hello '))).toEqual([])

  const first = await open()
  await expect.poll(() => first.isHeard).toBe(false)
  first.publish(aFact('while the other one began'))
  const second = await open()
  const heard: BusEvent[] = []
  second.subscribe((event) => heard.push(event))
  await expect.poll(() => first.isHeard).toBe(true)
  first.publish(aFact('later'))
  await expect.poll(() => heard).toEqual([aFact('while the other one began'), aFact('later')])
  // The newcomer found the other one there, and is heard as well.
  const answers: BusEvent[] = []
  first.subscribe((event) => answers.push(event))
  second.publish(aFact('back'))
  await expect.poll(() => answers).toEqual([aFact('back')])
  expect(second.isHeard).toBe(true)
  await second.close()
  await first.close()
  await outside.end()
  await database.drop()
})

test('a listener of an earlier release, which says no word, is found', async () => {
  const database = await createDatabase('postgres')
  const url = database.settings.DATABASE_URL ?? ''
  const failed = (error: unknown) => expect.unreachable(String(error))
  const bus = await postgresEventBus({ url, onError: failed, onPooler: () => expect.unreachable('no pooler') })
  await expect.poll(() => bus.isHeard).toBe(false)
  bus.publish(aFact('before'))
  const earlier = new pg.Client({ connectionString: url, application_name: EVENTS_APPLICATION })
  await earlier.connect()
  const passedOn: string[] = []
  earlier.on('notification', ({ payload = '' }) => passedOn.push(payload))
  await earlier.query('listen pacemeal_events')
  bus.publish(aFact('after'))
  await expect.poll(() => passedOn.some((text) => text.includes('after')), { timeout: 5000 }).toBe(true)
  await earlier.end()
  await bus.close()
  await database.drop()
})
