import { afterEach, expect, test } from 'vitest'
import { startApp, type TestApp } from '../../testing/test-app.ts'
import { type Person, signUp } from '../../testing/test-browser.ts'
import { findCaller } from '../accounts/find-caller.ts'
import { Connection, type Socket } from './connection.ts'
import { RealtimeHub } from './realtime-hub.ts'

/** A socket whose other side we play: it answers pings only while it is awake. */
const aSocket = () => {
  const frames: { type: string; data?: { code?: number } }[] = []
  const state = { pings: 0, closedWith: undefined as number | undefined, isCut: false }
  const socket: Socket & { bufferedAmount: number } = {
    bufferedAmount: 0,
    send: (text) => frames.push(JSON.parse(text)),
    close: (code) => {
      state.closedWith = code
    },
    terminate: () => {
      state.isCut = true
    },
    ping: () => {
      state.pings += 1
    },
  }
  return { socket, frames, state }
}

const open: { app: TestApp; hub: RealtimeHub }[] = []
afterEach(async () => {
  for (const { app, hub } of open.splice(0)) {
    await hub.close()
    await app.close()
  }
})

const aHub = async () => {
  const app = await startApp('sqlite')
  const hub = new RealtimeHub(app.backend)
  open.push({ app, hub })
  const connect = () => {
    const { socket, frames, state } = aSocket()
    const onError = (error: unknown) => {
      throw error
    }
    const connection = new Connection({
      socket,
      signIn: (one, secret) => hub.signIn(one, secret),
      admitFrame: () => true,
      onError,
    })
    hub.add(connection)
    return { connection, socket, frames, state }
  }
  return { app, hub, connect }
}

const secretOf = (person: Person): string => person.cookies.get('a_session_pacemeal')?.value ?? ''

test('a client that sleeps is pinged and stays while it answers, and is let go when it is gone', async () => {
  const { app, hub, connect } = await aHub()
  const asleep = connect()
  const gone = connect()
  for (let sweep = 0; sweep < 4; sweep++) {
    app.clock.advance(20_000)
    await hub.sweep()
    hub.heard(asleep.connection)
  }
  expect(asleep.state).toEqual({ pings: 4, closedWith: undefined, isCut: false })
  expect(gone.state).toEqual({ pings: 3, closedWith: undefined, isCut: true })
})

test('a session that expires or is left unused closes its sockets, one that was extended does not', async () => {
  const { app, hub, connect } = await aHub()
  const maya = await signUp(app.browser())
  const noah = await signUp(app.browser())
  const mayas = connect()
  const noahs = connect()
  await hub.signIn(mayas.connection, secretOf(maya))
  await hub.signIn(noahs.connection, secretOf(noah))
  expect(mayas.connection.caller?.user.id).toBe(maya.userId)

  for (let days = 52; days <= 364; days += 52) {
    app.clock.advance(52 * 24 * 3_600_000)
    for (const one of [maya, noah]) await one.account.get()
  }
  await maya.account.updateSession({ sessionId: 'current' })
  app.clock.advance(2 * 24 * 3_600_000)
  hub.heard(mayas.connection)
  hub.heard(noahs.connection)
  await hub.sweep()
  expect(mayas.state.closedWith).toBeUndefined()
  expect(noahs.state.closedWith).toBe(1008)
  expect(noahs.frames).toMatchObject([{ type: 'error', data: { code: 1008 } }])

  app.clock.advance(91 * 24 * 3_600_000)
  hub.heard(mayas.connection)
  await hub.sweep()
  expect(mayas.state.closedWith).toBe(1008)
})

test('a client that reads too slowly is let go instead of filling the memory', async () => {
  const { app, hub, connect } = await aHub()
  const maya = await signUp(app.browser())
  const { connection, socket, state } = connect()
  await hub.signIn(connection, secretOf(maya))
  await connection.hear(JSON.stringify({ type: 'subscribe', data: [{ channels: ['account'] }] }))
  socket.bufferedAmount = 9 * 1024 * 1024
  await maya.account.updateName({ name: 'Maya L.' })
  expect(state.isCut).toBe(true)
})

test('many that read nothing share one bound of what waits for them, and the slowest go first', async () => {
  const { app, hub, connect } = await aHub()
  const maya = await signUp(app.browser())
  const sockets = await Promise.all(
    Array.from({ length: 10 }, async (_, at) => {
      const one = connect()
      await hub.signIn(one.connection, secretOf(maya))
      await one.connection.hear(JSON.stringify({ type: 'subscribe', data: [{ channels: ['account'] }] }))
      one.socket.bufferedAmount = at * 1024 * 1024
      return one
    }),
  )
  await maya.account.updateName({ name: 'Maya L.' })
  // 45 MB wait: without the two slowest 28 MB, below the 32 MB that may.
  expect(sockets.map(({ state }) => state.isCut)).toEqual([...Array(8).fill(false), true, true])
  const told = sockets.map(({ frames }) => frames.filter(({ type }) => type === 'event').length)
  expect(told).toEqual([...Array(8).fill(1), 0, 0])
})

test('one person holds at most a hundred connections; another is told so, and others are not', async () => {
  const { app, hub, connect } = await aHub()
  const maya = await signUp(app.browser())
  const noah = await signUp(app.browser())
  const mayas = Array.from({ length: 101 }, connect)
  for (const { connection } of mayas) await hub.signIn(connection, secretOf(maya))
  const last = mayas.at(-1)
  expect(last?.frames).toMatchObject([{ type: 'error', data: { code: 1013 } }])
  expect(last?.state.closedWith).toBe(1013)
  expect(mayas.filter(({ state }) => state.closedWith !== undefined)).toHaveLength(1)
  const noahs = connect()
  await hub.signIn(noahs.connection, secretOf(noah))
  expect(noahs.connection.caller?.user.id).toBe(noah.userId)

  // One that signs in again takes no second place, and one that leaves makes room.
  const [first] = mayas
  if (first === undefined || last === undefined) throw new Error('no connections')
  await hub.signIn(first.connection, secretOf(maya))
  expect(first.state.closedWith).toBeUndefined()
  hub.remove(first.connection)
  const next = connect()
  await hub.signIn(next.connection, secretOf(maya))
  expect(next.connection.caller?.user.id).toBe(maya.userId)
})

test('a session that ends while its socket signs in leaves no socket behind', async () => {
  const { app, hub, connect } = await aHub()
  const maya = await signUp(app.browser())
  const { connection, state } = connect()
  const secret = secretOf(maya)
  const { session } = (await findCaller(app.backend.store, app.clock, secret)) ?? {}
  const signingIn = hub.signIn(connection, secret)
  await app.backend.store.db.deleteFrom('sessions').where('userId', '=', maya.userId).execute()
  app.backend.events.publish({ kind: 'sessions-ended', userId: maya.userId, sessionIds: [session?.id ?? ''] })
  await signingIn
  expect(await findCaller(app.backend.store, app.clock, secret)).toBeNull()
  expect(connection.caller === null || state.closedWith === 1008).toBe(true)
})

test('after a gap clients are sent away to come back and read afresh', async () => {
  const { app, connect } = await aHub()
  const { state, frames } = connect()
  app.backend.events.publish({ kind: 'gap' })
  expect(state.closedWith).toBe(1012)
  expect(frames).toEqual([])
})
