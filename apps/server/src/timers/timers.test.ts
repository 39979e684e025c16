import { DAY_MS, MINUTE_MS } from '@pacemeal/domain'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { dropTimers, setTimer } from '../services/timers/set-timer.ts'
import type { DueTimer, Sent, TimerHandler } from '../services/timers/timer.ts'
import { databases } from '../testing/databases.ts'
import { expectLoggedError, takeLoggedErrors } from '../testing/logged-errors.ts'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { signUp } from '../testing/test-browser.ts'
import { longChain, turnsDuring } from '../testing/turns.ts'
import { failInterruptedTimers } from './fire-timer.ts'
import { purgeFinishedTimers } from './forget-timers.ts'
import { timerRunner } from './timer-runner.ts'

describe.each(databases)('timers on %s', (database) => {
  let app: TestApp
  let userId: string
  beforeEach(async () => {
    app = await startApp(database, { settings: { JOB_WORKERS: '0' } })
    userId = (await signUp(app.browser())).userId
  })
  afterEach(() => app.close())

  const runner = (...handlers: TimerHandler[]) => timerRunner(() => app.backend, handlers)
  const set = (key: string, inMinutes: number, facts = {}) =>
    app.backend.store.transact((tx) =>
      setTimer(tx, app.backend, { key, userId, kind: 'ring', facts, dueAt: app.clock.now() + inMinutes * MINUTE_MS }),
    )
  const rows = () =>
    app.backend.store.db.selectFrom('timers').select(['key', 'status', 'attempts', 'error']).orderBy('key').execute()
  const ringing = () => {
    const rung: DueTimer[] = []
    const handler: TimerHandler = {
      kind: 'ring',
      async runInTransaction(_tx, _backend, timer) {
        rung.push(timer)
      },
    }
    return { rung, handler }
  }

  test('fire once when they are due, soonest first, with their facts', async () => {
    const { rung, handler } = ringing()
    const { runDue } = runner(handler)
    await set('late', 20, { fuel: 'oats' })
    await set('early', 10)
    await set('later', 30)
    expect(await runDue()).toBe(0)
    app.clock.advance(20 * MINUTE_MS)
    expect(await runDue()).toBe(2)
    expect(await runDue()).toBe(0)
    expect(rung.map(({ key }) => key)).toEqual(['early', 'late'])
    expect(rung[1]).toMatchObject({ userId, facts: { fuel: 'oats' }, attempt: 1, dueAt: app.clock.now() })
  })

  test('let others have a turn while they take long', async () => {
    let turns = 0
    const { runDue } = runner({
      kind: 'ring',
      async runInTransaction(tx) {
        turns = await turnsDuring(() => longChain(tx))
      },
    })
    await set('long', 0)
    expect(await runDue()).toBe(1)
    expect(turns).toBeGreaterThanOrEqual(5)
  })

  test('move while they wait, and are over once they have fired', async () => {
    const { rung, handler } = ringing()
    const { runDue } = runner(handler)
    await set('nudge', 10)
    expect(await set('nudge', 40, { moved: true })).toBe(true)
    app.clock.advance(10 * MINUTE_MS)
    expect(await runDue()).toBe(0)
    app.clock.advance(30 * MINUTE_MS)
    expect(await runDue()).toBe(1)
    expect(await set('nudge', 5)).toBe(false)
    app.clock.advance(10 * MINUTE_MS)
    expect(await runDue()).toBe(0)
    expect(rung).toHaveLength(1)
    expect(rung[0]?.facts).toEqual({ moved: true })
  })

  test('can be called off before they fire, not after', async () => {
    const { handler } = ringing()
    const { runDue } = runner(handler)
    await set('one', 1)
    await set('two', 1)
    await app.backend.store.transact((tx) => dropTimers(tx, ['one']))
    app.clock.advance(MINUTE_MS)
    await runDue()
    await app.backend.store.transact((tx) => dropTimers(tx, ['two']))
    expect(await rows()).toMatchObject([{ key: 'two', status: 'done' }])
  })

  test('whose handler throws keep nothing of what it did, wait longer each time, and are given up at last', async () => {
    let tries = 0
    const { runDue } = runner({
      kind: 'ring',
      async runInTransaction(tx, backend) {
        tries += 1
        await setTimer(tx, backend, { key: `child-${tries}`, userId, kind: 'ring', dueAt: backend.clock.now() + 1e12 })
        throw new Error('no plan to be read')
      },
    })
    await set('broken', 0)
    for (const minutes of [0, 0.5, 1, 2, 4, 8, 60]) {
      app.clock.advance(minutes * MINUTE_MS)
      await runDue()
      expect(await runDue()).toBe(0)
    }
    expect(tries).toBe(6)
    expect(takeLoggedErrors()).toEqual(Array(6).fill('a timer failed: no plan to be read'))
    expect(await rows()).toEqual([{ key: 'broken', status: 'dead', attempts: 6, error: 'no plan to be read' }])
  })

  const broke = ['a timer broke while it was sent: cut off']
  test.each<[string, () => Promise<Sent>, number, object, readonly string[]]>([
    ['answers that it is sent', async () => ({ kind: 'sent' }), 1, { status: 'done', error: '' }, []],
    ['is busy', async () => ({ kind: 'retry', why: '429' }), 6, { status: 'dead', error: '429', attempts: 6 }, []],
    ['refuses', async () => ({ kind: 'dead', why: 'no number' }), 1, { status: 'dead', error: 'no number' }, []],
    ['breaks', () => Promise.reject(new Error('cut off')), 1, { status: 'dead', error: 'cut off' }, broke],
  ])('that are sent to a service which %s', async (_, answer, calls, expected, logged) => {
    let called = 0
    const handler: TimerHandler = {
      kind: 'ring',
      callExternal() {
        called += 1
        return answer()
      },
    }
    const { runDue } = runner(handler)
    await set('out', 0)
    for (let at = 0; at < 8; at++) {
      await runDue()
      app.clock.advance(20 * MINUTE_MS)
    }
    expect(called).toBe(calls)
    expect(await rows()).toMatchObject([expected])
    expect(takeLoggedErrors()).toEqual(logged)
  })

  test('whose process dies while sending are not sent again, but shown as lost', async () => {
    let answer: (sent: Sent) => void = () => undefined
    const begun: string[] = []
    const slow: TimerHandler = {
      kind: 'ring',
      callExternal(_backend, { key }) {
        begun.push(key)
        return new Promise((resolve) => {
          answer = resolve
        })
      },
    }
    await set('out', 0)
    const sending = runner(slow).runDue()
    while (begun.length === 0) await new Promise(setImmediate)
    expect(await runner(slow).runDue()).toBe(0)
    expect(await failInterruptedTimers(app.backend.store, app.backend, () => false)).toBe(0)
    expect(await failInterruptedTimers(app.backend.store, app.backend, () => true)).toBe(1)
    expect(await rows()).toMatchObject([{ status: 'dead', error: expect.stringContaining('is not known') }])
    answer({ kind: 'sent' })
    await sending
    expect(await rows()).toMatchObject([{ status: 'dead' }])
    expect(begun).toEqual(['out'])
  })

  test('of kinds that nobody knows wait for a release that does', async () => {
    await set('new-kind', 0)
    const other: TimerHandler = { kind: 'other', async runInTransaction() {} }
    expect(await runner(other).runDue()).toBe(0)
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 0 }])
  })

  test('are shared by runners: of hundreds, each fires in exactly one', async () => {
    for (let at = 0; at < 200; at++) await set(`t${at}`, 0)
    const fired: string[] = []
    const counting: TimerHandler = {
      kind: 'ring',
      async runInTransaction(_tx, _backend, { key }) {
        fired.push(key)
      },
    }
    const counts = await Promise.all([runner(counting).runDue(), runner(counting).runDue(), runner(counting).runDue()])
    expect(counts.reduce((sum, count) => sum + count)).toBe(200)
    expect(new Set(fired).size).toBe(200)
    expect(fired).toHaveLength(200)
  })

  test('that wait for a silent service hold up nothing else', async () => {
    const rung = Promise.withResolvers<void>()
    const answered = Promise.withResolvers<Sent>()
    const silent: TimerHandler = { kind: 'silent', callExternal: () => answered.promise }
    const ring: TimerHandler = { kind: 'ring', runInTransaction: async () => rung.resolve() }
    const { clock } = app
    await app.backend.store.transact(async (tx) => {
      for (let at = 0; at < 3; at++) {
        await setTimer(tx, app.backend, { key: `silent-${at}`, userId, kind: 'silent', dueAt: clock.now() - MINUTE_MS })
      }
    })
    await set('behind', 0)
    const working = { ...app.backend, config: { ...app.backend.config, jobWorkers: 1 } }
    const shared = timerRunner(() => working, [silent, ring])
    await shared.start()
    await rung.promise
    answered.resolve({ kind: 'sent' })
    await shared.stop()
  })

  test('that come due while a runner works are found by it, though nobody tells it', async () => {
    const rung = Promise.withResolvers<string>()
    const ring: TimerHandler = { kind: 'ring', runInTransaction: async (_tx, _backend, { key }) => rung.resolve(key) }
    const working = { ...app.backend, config: { ...app.backend.config, jobWorkers: 1 } }
    const shared = timerRunner(() => working, [ring])
    await shared.start()
    await set('alone', 10)
    app.clock.advance(10 * MINUTE_MS)
    expect(await rung.promise).toBe('alone')
    await shared.stop()
  })

  test('whose service never answers, and does not hear that we wait no more, make room for others', async () => {
    expectLoggedError('a timer broke while it was sent: It did not answer in time.')
    vi.spyOn(AbortSignal, 'timeout').mockImplementationOnce(() => {
      const patience = new AbortController()
      setImmediate(() => patience.abort())
      return patience.signal
    })
    const { runDue } = runner({ kind: 'ring', callExternal: () => new Promise(() => undefined) })
    await set('silent', 0)
    expect(await runDue()).toBe(1)
    vi.restoreAllMocks()
    expect(await rows()).toEqual([{ key: 'silent', status: 'dead', attempts: 1, error: 'It did not answer in time.' }])
  })

  test('that may be repeated are tried again when they broke or their process died', async () => {
    expectLoggedError('a timer broke while it was sent: cut off')
    let tries = 0
    const repeatable: TimerHandler = {
      kind: 'ring',
      isRepeatable: true,
      async callExternal() {
        tries += 1
        throw new Error('cut off')
      },
    }
    await set('history', 0)
    await runner(repeatable).runDue()
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1, error: 'cut off' }])
    await app.backend.store.db.updateTable('timers').set({ status: 'sending', worker: 'dead' }).execute()
    await failInterruptedTimers(app.backend.store, app.backend, () => true, new Map([['ring', repeatable]]))
    expect(await rows()).toMatchObject([{ status: 'waiting', attempts: 1 }])
    app.clock.advance(MINUTE_MS)
    await runner(repeatable).runDue()
    expect(tries).toBe(2)
  })

  test('that stood in the way of another transaction run again at once', async () => {
    let tries = 0
    const { runDue } = runner({
      kind: 'ring',
      async runInTransaction() {
        tries += 1
        if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' })
      },
    })
    await set('busy', 0)
    expect(await runDue()).toBe(1)
    expect(tries).toBe(2)
    expect(await rows()).toEqual([{ key: 'busy', status: 'done', attempts: 1, error: '' }])
  })

  test('of one moment are forgotten a month after, given up ones half a year; what happens once in a life is kept', async () => {
    const over = (key: string, kind: string, status: 'done' | 'dead') =>
      app.backend.store.transact(async (tx) => {
        await setTimer(tx, app.backend, { key, userId, kind, dueAt: app.clock.now() })
        await tx.db.updateTable('timers').set({ status }).where('key', '=', key).execute()
      })
    await over('mail', 'email', 'done')
    await over('lost mail', 'email', 'dead')
    await over('charge', 'billing-charge', 'done')
    for (const kind of ['week', 'renewal', 'demo-device', 'wearable-fuel']) await over(kind, kind, 'done')
    app.clock.advance(31 * DAY_MS)
    await over('todays mail', 'email', 'done')
    expect(await purgeFinishedTimers(app.backend)).toBe(5)
    expect((await rows()).map(({ key }) => key)).toEqual(['charge', 'lost mail', 'todays mail'])
    app.clock.advance(150 * DAY_MS)
    await purgeFinishedTimers(app.backend)
    expect((await rows()).map(({ key }) => key)).toEqual(['charge'])
  })

  test('go with the account', async () => {
    await set('nudge', 10)
    await app.backend.store.db.deleteFrom('users').where('id', '=', userId).execute()
    expect(await rows()).toEqual([])
  })
})
