import { once } from 'node:events'
import { connect } from 'node:net'
import { projectId } from '@pacemeal/protocol'
import { ID, Permission, Role } from 'appwrite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { databases } from '../testing/databases.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { goodPassword, type Person, signUp } from '../testing/test-browser.ts'
import { aPicture, fileOf } from '../testing/test-pictures.ts'
import { listen, openRealtime, openSocket } from '../testing/test-realtime.ts'

const databaseId = 'pacemeal'
const collectionId = 'meal_logs'
const logs = `databases.${databaseId}.collections.${collectionId}.documents`

const logMeal = (person: Person, documentId = ID.unique()) => {
  const data = { user: person.userId, loggedAt: '2026-03-02T07:00:00Z', mealTime: 'lunch' }
  return person.databases.createDocument({ databaseId, collectionId, documentId, data })
}

const sessionOf = (person: Person): string => person.cookies.get('a_session_pacemeal')?.value ?? ''

const subscribe = (channels: string[], subscriptionId = 'mine') => ({
  type: 'subscribe',
  data: [{ subscriptionId, channels, queries: [] }],
})

/** A socket past its greeting. */
const greeted = async (app: TestApp, person?: Person) => {
  const socket = openSocket(app.url, person === undefined ? {} : { cookies: person.cookies })
  await socket.next()
  return socket
}

describe.each(databases)('realtime on %s', (database) => {
  let app: TestApp
  beforeAll(async () => {
    app = await startApp(database)
  })
  afterAll(() => app.close())

  test('the SDK hears of its own documents, in the order of the writes', async () => {
    const maya = await signUp(app.browser())
    const realtime = openRealtime(maya)
    const heard = await listen(realtime, logs)
    const watched = await listen(realtime, ['account', 'account.somebody-else'])
    await maya.account.updateName({ name: 'Maya L.' })
    const documentId = ID.unique()
    await logMeal(maya, documentId)
    const change: Record<string, unknown> = { calories: 320 }
    await maya.databases.updateDocument({ databaseId, collectionId, documentId, data: change })
    await maya.databases.deleteDocument({ databaseId, collectionId, documentId })

    const name = `${logs}.${documentId}`
    const events = await heard.until(3)
    expect(events.map((event) => event.events[0])).toEqual([`${name}.create`, `${name}.update`, `${name}.delete`])
    expect(events[1]).toMatchObject({
      channels: ['documents', logs, name],
      timestamp: '2026-03-02T08:15:30.000+00:00',
      payload: { $id: documentId, calories: 320, mealTime: 'lunch', user: maya.userId },
    })
    expect(events[1]?.subscriptions).toHaveLength(1)
    const [renamed] = await watched.until(1)
    expect(renamed).toMatchObject({
      channels: ['account', `account.${maya.userId}`],
      payload: { $id: maya.userId, name: 'Maya L.' },
    })
    expect(renamed?.events[0]).toBe(`users.${maya.userId}.update.name`)
    await realtime.disconnect()
  })

  test('a call of a function is told to its caller from waiting to its answer', async () => {
    const maya = await signUp(app.browser())
    const eve = await signUp(app.browser())
    const mine = await greeted(app, maya)
    const hers = await greeted(app, eve)
    for (const socket of [mine, hers]) {
      socket.send(subscribe(['executions', 'functions.wearable']))
      await socket.next()
    }
    const body = JSON.stringify({ path: '/get-user', method: 'POST', body: { user_id: maya.userId } })
    const { $id } = await maya.functions.createExecution({ functionId: 'wearable', body, async: true })
    const name = `functions.wearable.executions.${$id}`
    expect(await mine.next()).toMatchObject({
      data: {
        events: expect.arrayContaining([`${name}.create`, 'functions.*.executions.*.create']),
        channels: ['executions', `executions.${$id}`, 'functions.wearable'],
        payload: { $id, status: 'waiting' },
      },
    })
    expect(await mine.next()).toMatchObject({
      data: { events: expect.arrayContaining([`${name}.update`]), payload: { $id, status: 'completed' } },
    })
    hers.send({ type: 'ping' })
    expect(await hers.next()).toEqual({ type: 'pong' })
    for (const socket of [mine, hers]) socket.close()
  })

  test('a session that came without cookies signs in by a frame', async () => {
    const maya = await signUp(app.browser())
    const native = app.browser()
    native.client.setSession(sessionOf(maya))
    const realtime = openRealtime(native)
    const heard = await listen(realtime, 'documents')
    const { $id } = await logMeal(maya)
    expect((await heard.until(1))[0]?.payload).toMatchObject({ $id })
    await realtime.disconnect()
  })

  test('the greeting names the person, and frames are answered one after the other', async () => {
    const maya = await signUp(app.browser())
    const socket = openSocket(app.url, { cookies: maya.cookies })
    expect(await socket.next()).toMatchObject({
      type: 'connected',
      data: { channels: [], subscriptions: [], user: { $id: maya.userId, email: maya.email } },
    })
    socket.send({ type: 'ping' })
    expect(await socket.next()).toEqual({ type: 'pong' })

    socket.send(subscribe(['documents', logs], 'first'))
    expect(await socket.next()).toEqual({
      type: 'response',
      data: {
        to: 'subscribe',
        success: true,
        subscriptions: [{ subscriptionId: 'first', channels: ['documents', logs], queries: [] }],
      },
    })
    socket.send(subscribe([logs], 'second'))
    await socket.next()
    await logMeal(maya)
    expect(await socket.next()).toMatchObject({ type: 'event', data: { subscriptions: ['first', 'second'] } })

    // The same id again means other channels, not more of them.
    socket.send(subscribe(['files'], 'first'))
    await socket.next()
    await logMeal(maya)
    expect(await socket.next()).toMatchObject({ type: 'event', data: { subscriptions: ['second'] } })

    socket.send({ type: 'unsubscribe', data: [{ subscriptionId: 'second' }, { subscriptionId: 'unknown' }] })
    expect(await socket.next()).toEqual({
      type: 'response',
      data: {
        to: 'unsubscribe',
        success: true,
        subscriptions: [
          { subscriptionId: 'second', removed: true },
          { subscriptionId: 'unknown', removed: false },
        ],
      },
    })
    await logMeal(maya)
    socket.send({ type: 'ping' })
    expect(await socket.next()).toEqual({ type: 'pong' })
    socket.close()
  })

  test('nobody hears of what he may not read, whatever channel he names', async () => {
    const maya = await signUp(app.browser())
    const eve = await signUp(app.browser())
    const guest = await greeted(app)
    const eves = await greeted(app, eve)
    const documentId = ID.unique()
    const channels = ['documents', logs, `${logs}.${documentId}`, 'account', `account.${maya.userId}`, 'executions']
    for (const socket of [guest, eves]) {
      socket.send(subscribe(channels))
      await socket.next()
    }
    await logMeal(maya, documentId)
    await maya.account.updateName({ name: 'Maya L.' })
    for (const socket of [guest, eves]) {
      socket.send({ type: 'ping' })
      expect(await socket.next()).toEqual({ type: 'pong' })
    }

    for (const socket of [guest, eves]) socket.close()
  })

  test('a shared picture is told to whom it is shared with, and a verified address counts at once', async () => {
    const maya = await signUp(app.browser())
    const noah = await signUp(app.browser())
    const guest = await greeted(app)
    const socket = await greeted(app, noah)
    for (const one of [guest, socket]) {
      one.send(subscribe(['files']))
      await one.next()
    }
    await maya.account.createEmailVerification({ url: 'http://localhost:3000/verify' })
    await noah.account.createEmailVerification({ url: 'http://localhost:3000/verify' })
    const confirm = async (person: Person) => {
      const [mail] = await app.mailsTo(person.email)
      const link = /secret=([^&"\s]+)/.exec(mail?.text ?? '')?.[1] ?? ''
      await person.account.updateEmailVerification({ userId: person.userId, secret: link })
    }
    const share = async (name: string, role: string) => {
      const file = fileOf(await aPicture(), name)
      const permissions = [Permission.read(role)]
      await maya.storage.createFile({ bucketId: 'meal_images', fileId: ID.unique(), file, permissions })
    }
    await confirm(maya)
    await share('before.jpg', Role.users('verified'))
    await confirm(noah)
    await share('after.jpg', Role.users('verified'))
    await share('everybody.jpg', Role.any())
    expect(await socket.next()).toMatchObject({ data: { payload: { name: 'after.jpg' } } })
    expect(await guest.next()).toMatchObject({ type: 'event', data: { payload: { name: 'everybody.jpg' } } })
    for (const one of [guest, socket]) one.close()
  })

  test('what cannot be used is answered with an error, and the socket stays', async () => {
    const socket = await greeted(app)
    const unusable = [
      'no json',
      '[]',
      { type: 'shout' },
      { type: 'subscribe', data: {} },
      { type: 'subscribe', data: [{ subscriptionId: 'x', channels: 'documents' }] },
      { type: 'subscribe', data: [{ subscriptionId: 'x', channels: ['documents'], queries: ['{"method":"equal"}'] }] },
      { type: 'authentication', data: { session: 'forged' } },
    ]
    for (const frame of unusable) {
      socket.send(frame)
      expect(await socket.next()).toMatchObject({ type: 'error', data: { code: 1003 } })
    }
    socket.send({ type: 'ping' })
    expect(await socket.next()).toEqual({ type: 'pong' })
    socket.close()
  })

  test('an unknown project, a foreign page or a JWT is told so and shut out', async () => {
    const shutOut = [
      openSocket(app.url, { query: '' }),
      openSocket(app.url, { query: 'project=other' }),
      openSocket(app.url, { query: 'project=pacemeal&jwt=x' }),
      openSocket(app.url, { headers: { origin: 'https://evil.example' } }),
    ]
    for (const socket of shutOut) {
      expect(await socket.next()).toMatchObject({ type: 'error', data: { code: 1008 } })
      expect(await socket.next()).toEqual({ type: 'closed', code: 1008 })
    }
    const own = openSocket(app.url, { headers: { origin: 'http://localhost:3000' } })
    expect(await own.next()).toMatchObject({ type: 'connected' })
    own.close()
    const plain = await fetch(`${app.url}/v1/realtime?project=pacemeal`)
    expect(plain.status).toBe(400)
    expect(await plain.json()).toMatchObject({ type: 'general_bad_request' })
  })

  test('older SDKs write their channels into the address', async () => {
    const maya = await signUp(app.browser())
    const all = encodeURIComponent('{"method":"select","values":["*"]}')
    const query = [
      'project=pacemeal&channels[]=documents&channels[]=account',
      `documents[0][]=${all}`,
      `account[1][]=${all}`,
    ].join('&')
    const slotted = openSocket(app.url, { cookies: maya.cookies, query })
    const greeting = await slotted.next()
    expect(greeting).toMatchObject({
      type: 'connected',
      data: { channels: ['documents', 'account', `account.${maya.userId}`], user: { $id: maya.userId } },
    })
    const slots = (greeting.type === 'connected' && 'data' in greeting ? greeting.data.subscriptions : {}) as object
    expect(Object.keys(slots)).toEqual(['0', '1'])
    const plain = openSocket(app.url, { cookies: maya.cookies, query: 'project=pacemeal&channels[]=documents' })
    expect(await plain.next()).toMatchObject({ type: 'connected', data: { channels: ['documents'] } })
    await logMeal(maya)
    expect(await slotted.next()).toMatchObject({ type: 'event', data: { subscriptions: [Object.values(slots)[0]] } })
    expect(await plain.next()).toMatchObject({
      type: 'event',
      data: { channels: expect.arrayContaining(['documents']) },
    })
    for (const socket of [slotted, plain]) socket.close()
  })

  test('a session that ends takes its sockets with it and leaves the others', async () => {
    const maya = await signUp(app.browser())
    const phone = app.browser()
    const { $id: phoneSession } = await phone.account.createEmailPasswordSession({
      email: maya.email,
      password: goodPassword,
    })
    const phones = openSocket(app.url, { cookies: phone.cookies })
    const mine = openSocket(app.url, { cookies: maya.cookies })
    await phones.next()
    await mine.next()
    for (const socket of [phones, mine]) {
      socket.send(subscribe(['account']))
      await socket.next()
    }
    await maya.account.deleteSession({ sessionId: phoneSession })
    expect(await phones.next()).toMatchObject({ type: 'event' })
    expect(await phones.next()).toMatchObject({ type: 'error', data: { code: 1008 } })
    expect(await phones.next()).toEqual({ type: 'closed', code: 1008 })
    expect(await mine.next()).toMatchObject({
      type: 'event',
      data: { events: expect.arrayContaining([`users.${maya.userId}.sessions.${phoneSession}.delete`]) },
    })
    await maya.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword })
    expect(await mine.next()).toMatchObject({ type: 'event' })
    await maya.account.deleteSessions()
    expect(await mine.next()).toMatchObject({ type: 'event' })
    expect(await mine.next()).toMatchObject({ type: 'error', data: { code: 1008 } })
  })
})

test('too many frames or connections are told to wait', async () => {
  const app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.1' } })
  const socket = await greeted(app)
  for (let frame = 0; frame < 3; frame++) {
    socket.send({ type: 'ping' })
    expect(await socket.next()).toEqual({ type: 'pong' })
  }
  socket.send({ type: 'ping' })
  expect(await socket.next()).toMatchObject({ type: 'error', data: { code: 1013 } })
  app.clock.advance(60_000)
  socket.send({ type: 'ping' })
  expect(await socket.next()).toEqual({ type: 'pong' })

  for (let connection = 0; connection < 13; connection++) await greeted(app)
  const late = openSocket(app.url)
  expect(await late.next()).toMatchObject({ type: 'error', data: { code: 1013 } })
  expect(await late.next()).toEqual({ type: 'closed', code: 1013 })
  await app.close()
})

test('a client that sends on and on, whatever it is told, is let go', async () => {
  const app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.1' } })
  const socket = await greeted(app)
  for (let frame = 0; frame < 200; frame++) socket.send({ type: 'ping' })
  let last = await socket.next()
  while (last.type !== 'closed') last = await socket.next()
  expect(last).toEqual({ type: 'closed', code: 1006 })
  await app.close()
})

/** A handshake of a client that sends what it likes and never answers a close; gives whether the server cut it off. */
const flood = async (app: TestApp, bytes: Buffer): Promise<'cut off'> => {
  const { hostname, port } = new URL(app.url)
  const line = connect(Number(port), hostname)
  const isCut = new Promise((closed) => line.once('close', closed))
  line.on('error', () => undefined)
  line.write(
    `GET /v1/realtime?project=${projectId} HTTP/1.1\r\nhost: localhost\r\nconnection: Upgrade\r\nupgrade: websocket\r\n` +
      'sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
  )
  await once(line, 'data')
  line.resume()
  const go = (): void => {
    if (line.destroyed) return
    if (line.write(bytes)) setImmediate(go)
    else line.once('drain', go)
  }
  go()
  await isCut
  return 'cut off'
}

const repeated = (...frames: readonly number[]): Buffer => Buffer.concat(Array(1000).fill(Buffer.from(frames)))

test.each([
  ['pings', repeated(0x89, 0x80, 1, 2, 3, 4)],
  ['unasked pongs', repeated(0x8a, 0x80, 1, 2, 3, 4)],
])('a client that sends %s without end is cut off', async (_what, bytes) => {
  const app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on' } })
  expect(await flood(app, bytes)).toBe('cut off')
  await app.close()
})

test('a client that is shut out and sends on without closing is cut off', async () => {
  const app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.01' } })
  await greeted(app)
  const shutOut = openSocket(app.url)
  expect(await shutOut.next()).toMatchObject({ type: 'error', data: { code: 1013 } })
  expect(await flood(app, repeated(0x81, 0x82, 0, 0, 0, 0, 0x7b, 0x7d))).toBe('cut off')
  await app.close()
})

test('a clock that is set back keeps nobody waiting for longer than a minute', async () => {
  const app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.1' } })
  const socket = await greeted(app)
  const ping = async () => {
    socket.send({ type: 'ping' })
    return (await socket.next()).type
  }
  for (let frame = 0; frame < 3; frame++) expect(await ping()).toBe('pong')
  expect(await ping()).toBe('error')
  app.clock.advance(-3_600_000)
  expect(await ping()).toBe('pong')
  await app.close()
})

test('one client holds only so many connections at a time, however slowly it opens them', async () => {
  const app = await startApp('sqlite', { settings: { RATE_LIMITS: 'on', RATE_LIMIT_SCALE: '0.01' } })
  const first = await greeted(app)
  const others = []
  for (let connection = 1; connection < 10; connection++) {
    app.clock.advance(60_000)
    others.push(await greeted(app))
  }
  app.clock.advance(60_000)
  const late = openSocket(app.url)
  expect(await late.next()).toMatchObject({ type: 'error', data: { code: 1013 } })
  expect(await late.next()).toEqual({ type: 'closed', code: 1013 })
  first.close()
  // The place is free as soon as the server has seen the close, whatever was refused meanwhile.
  for (;;) {
    app.clock.advance(60_000)
    const next = openSocket(app.url)
    if ((await next.next()).type === 'connected') break
  }
  // No other has lost its place for it.
  for (const other of others) {
    other.send({ type: 'ping' })
    expect(await other.next()).toEqual({ type: 'pong' })
  }
  await app.close()
})

test('what a client may name stays small, however often it subscribes', async () => {
  const app = await startApp('sqlite')
  const socket = await greeted(app)
  const subscribe = async (subscriptionId: string) => {
    const channels = Array.from({ length: 100 }, (_, at) => `${at}`.padEnd(500, 'x'))
    socket.send({ type: 'subscribe', data: [{ subscriptionId, channels }] })
    return (await socket.next()).type
  }
  for (let at = 0; at < 10; at++) expect(await subscribe(`s${at}`)).toBe('response')
  expect(await subscribe('s9')).toBe('response')
  expect(await subscribe('s10')).toBe('error')
  socket.send({ type: 'unsubscribe', data: [{ subscriptionId: 's0' }] })
  await socket.next()
  expect(await subscribe('s10')).toBe('response')
  await app.close()
})

test('a server that stops closes with code 1001', async () => {
  const app = await startApp('sqlite')
  const socket = await greeted(app)
  await app.close()
  expect(await socket.next()).toEqual({ type: 'closed', code: 1001 })
})
