import { instantText } from '@pacemeal/domain'
import { writeMealLog } from '@pacemeal/protocol'
import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { MealLogWrite } from './meal-log-writes.ts'

/** A server that keeps logs by id, or cannot be reached, or has its own opinion of a name. */
const server = vi.hoisted(() => ({ isDown: false, logs: new Map<string, unknown>(), calls: [] as string[] }))

/** What the SDK throws for an answer of that status. */
const refuse = vi.hoisted(() => (status: number) => {
  const response = JSON.stringify({ message: `refused with ${status}`, code: status, type: 'story_refusal' })
  throw Object.assign(new Error(`refused with ${status}`), { name: 'AppwriteException', code: status, response })
})

vi.mock('../configuration.ts', () => ({ configuration: { basePath: '' } }))
vi.mock('../documents.ts', () => {
  const answer = async <T>(call: string, work: () => T): Promise<T> => {
    if (server.isDown) return refuse(503)
    server.calls.push(call)
    return Promise.resolve().then(work)
  }
  return {
    createDocument: (_collection: unknown, _owner: string, data: { notes: string }, id: string) =>
      answer(`create ${id}`, () => {
        if (data.notes === 'poison') refuse(400)
        if (server.logs.has(id)) refuse(409)
        server.logs.set(id, data)
      }),
    updateDocument: (_collection: unknown, id: string, data: object) =>
      answer(`update ${id}`, () => server.logs.set(id, { ...(server.logs.get(id) as object), ...data })),
    deleteDocument: (_collection: unknown, id: string) =>
      answer(`delete ${id}`, () => {
        if (!server.logs.delete(id)) refuse(404)
      }),
    listDocuments: () => answer('list', () => ({ total: 0, documents: [] })),
    findDocument: (_collection: unknown, id: string) => answer('find', () => server.logs.get(id) ?? null),
  }
})

const stored = new Map<string, string>()
vi.stubGlobal('localStorage', {
  getItem: (key: string) => stored.get(key) ?? null,
  setItem: (key: string, text: string) => stored.set(key, text),
  removeItem: (key: string) => stored.delete(key),
})

/** The queue as a page that has just been opened has it. */
async function openPage() {
  vi.resetModules()
  const [writes, { writeQueue }] = await Promise.all([import('./meal-log-writes.ts'), import('./write-queue.ts')])
  return { ...writes, writeQueue }
}

const at = instantText(Date.parse('2026-11-17T08:00:00Z'))
const amounts = {
  calories: 320,
  protein: 11,
  carbs: 54,
  fat: 6,
  fiber: null,
  sugar: null,
  sodium: null,
  potassium: null,
  iron: null,
}
const recordOf = (id: string, name = 'Porridge'): MealLogWrite => ({
  kind: 'meal-log-create',
  payload: { id, at, data: writeMealLog({ name, mealTime: 'breakfast', loggedAt: at, amounts }, 'maya') },
})
const settled = () => vi.waitFor(async () => expect(await (await openPage()).readPendingLogWrites('maya')).toEqual([]))

beforeEach(() => {
  stored.clear()
  vi.stubGlobal('indexedDB', new IDBFactory())
  server.logs.clear()
  server.calls.length = 0
  server.isDown = false
})

describe('a change of the log', () => {
  test('is stored at once while the server answers', async () => {
    const { writeLog, pendingLogWrites } = await openPage()
    await expect(writeLog('maya', recordOf('a'))).resolves.toBe('stored')
    await settled()
    expect([...server.logs.keys()]).toEqual(['a'])
    await vi.waitFor(() => expect(pendingLogWrites('maya')).toEqual([]))
  })

  test('waits for the server, in order, also over a restart of the page', async () => {
    server.isDown = true
    const first = await openPage()
    await expect(first.writeLog('maya', recordOf('a'))).resolves.toBe('kept')
    await expect(
      first.writeLog('maya', { kind: 'meal-log-edit', payload: { id: 'a', data: { calories: 400 } } }),
    ).resolves.toBe('kept')
    await expect(first.writeLog('maya', recordOf('b'))).resolves.toBe('kept')
    await expect(first.writeLog('maya', { kind: 'meal-log-delete', payload: { id: 'b' } })).resolves.toBe('kept')

    const second = await openPage()
    expect(await second.readPendingLogWrites('maya')).toHaveLength(4)
    server.isDown = false
    await second.writeQueue.send('maya')
    const sent = server.calls.filter((call) => call !== 'list')
    expect(sent.filter((call) => call.endsWith('a'))).toEqual(['create a', 'update a'])
    expect(sent.filter((call) => call.endsWith('b'))).toEqual(['create b', 'delete b'])
    expect(server.logs.get('a')).toMatchObject({ notes: 'Porridge', calories: 400 })
    expect(second.pendingLogWrites('maya')).toEqual([])
    await settled()
  })

  test('of one tab is not lost to another tab that keeps one, too, and each is sent once', async () => {
    server.isDown = true
    const [one, other] = [await openPage(), await openPage()]
    expect([one.pendingLogWrites('maya'), other.pendingLogWrites('maya')]).toEqual([[], []])
    await one.writeLog('maya', recordOf('a'))
    await other.writeLog('maya', recordOf('b'))
    await one.writeLog('maya', { kind: 'meal-log-edit', payload: { id: 'a', data: { calories: 400 } } })
    expect((await (await openPage()).readPendingLogWrites('maya')).map(({ payload }) => payload.id)).toEqual([
      'a',
      'b',
      'a',
    ])

    server.isDown = false
    await other.writeQueue.send('maya')
    await one.writeQueue.send('maya')
    expect(server.calls.filter((call) => call !== 'list')).toEqual(['create a', 'create b', 'update a'])
    expect(one.pendingLogWrites('maya')).toEqual([])
    await settled()
  })

  test('of a log that another device has changed in the same fields are told to go by that, and only then', async () => {
    const { writeLog, editOfLog, writeQueue } = await openPage()
    const told = vi.fn()
    writeQueue.listen({ onOverwrites: ({ kind }) => told(kind) })
    const edit = (calories: number, was: number) =>
      writeLog('maya', editOfLog('maya', 'a', { calories }, { calories: was }))
    server.logs.set('a', { calories: 320, notes: 'Porridge' })
    await expect(edit(400, 320)).resolves.toBe('stored')
    server.logs.set('a', { calories: 400, notes: 'Porridge of Ben' })
    await expect(edit(410, 400)).resolves.toBe('stored')
    expect(told).not.toHaveBeenCalled()
    server.logs.set('a', { calories: 250, notes: 'Porridge' })
    await expect(edit(420, 410)).resolves.toBe('stored')
    expect(told).toHaveBeenCalledExactlyOnceWith('meal-log-edit')
    expect(server.logs.get('a')).toMatchObject({ calories: 420 })
  })

  test('that wait one behind the other are no other device’s', async () => {
    const { writeLog, editOfLog, writeQueue } = await openPage()
    const told = vi.fn()
    writeQueue.listen({ onOverwrites: ({ kind }) => told(kind) })
    server.logs.set('a', { calories: 320 })
    server.isDown = true
    await writeLog('maya', editOfLog('maya', 'a', { calories: 400 }, { calories: 320 }))
    await writeLog('maya', editOfLog('maya', 'a', { calories: 410 }, { calories: 400 }))
    server.isDown = false
    await writeQueue.send('maya')
    expect(server.logs.get('a')).toEqual({ calories: 410 })
    expect(told).not.toHaveBeenCalled()
    await settled()
  })

  test('that had arrived although the answer was lost is not logged twice', async () => {
    server.logs.set('a', {})
    const { writeLog } = await openPage()
    await expect(writeLog('maya', recordOf('a'))).resolves.toBe('stored')
    expect(server.logs.size).toBe(1)
  })

  test('that the server will not have is dropped and said, and holds nothing up', async () => {
    const { writeLog, pendingLogWrites } = await openPage()
    const refused = writeLog('maya', recordOf('bad', 'poison'))
    const good = writeLog('maya', recordOf('good'))
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(good).resolves.toBe('stored')
    await settled()
    await vi.waitFor(() => expect(pendingLogWrites('maya')).toEqual([]))
  })

  test('of an earlier visit that is refused now is told to whoever listens', async () => {
    server.isDown = true
    const first = await openPage()
    await first.writeLog('maya', recordOf('bad', 'poison'))
    const second = await openPage()
    const told: string[] = []
    second.listenToLogWrites(
      ({ payload }) => told.push(payload.id),
      () => undefined,
    )
    server.isDown = false
    await second.writeQueue.send('maya')
    expect(told).toEqual(['bad'])
  })

  test('waits while somebody else is signed in in this browser, and is sent once its person is back', async () => {
    server.isDown = true
    const { writeLog, writeQueue, pendingLogWrites } = await openPage()
    await writeLog('maya', recordOf('a'))
    server.isDown = false
    const signIn = (id: string) => stored.set('auth', JSON.stringify({ isAuthenticated: true, user: { id }, at: 0 }))
    signIn('noah')
    await writeQueue.send('maya')
    expect(server.calls).toEqual([])
    expect(pendingLogWrites('maya')).toHaveLength(1)
    signIn('maya')
    await writeQueue.send('maya')
    expect([...server.logs.keys()]).toEqual(['a'])
  })

  test('belongs to its person', async () => {
    server.isDown = true
    const { writeLog, pendingLogWrites } = await openPage()
    await writeLog('maya', recordOf('a'))
    expect(pendingLogWrites('noah')).toEqual([])
  })
})

describe('what an earlier version kept in local storage', () => {
  const earlier = [
    {
      kind: 'record',
      id: 'a',
      at,
      data: writeMealLog({ name: 'Porridge', mealTime: 'breakfast', loggedAt: at, amounts }, 'maya'),
    },
    { kind: 'change', id: 'a', data: { calories: 400 } },
  ]

  test('is sent once, in its order, and local storage is left empty', async () => {
    stored.set('meal_log_queue:maya', JSON.stringify(earlier))
    server.isDown = true
    const [one, other] = [await openPage(), await openPage()]
    await Promise.all([one.readPendingLogWrites('maya'), other.readPendingLogWrites('maya')])
    expect([...stored.keys()]).toEqual([])
    server.isDown = false
    await one.writeQueue.send('maya')
    expect(server.calls.filter((call) => call !== 'list')).toEqual(['create a', 'update a'])
  })

  test('stays there while the browser keeps nothing else', async () => {
    stored.set('meal_log_queue:maya', JSON.stringify(earlier))
    vi.stubGlobal('indexedDB', undefined)
    server.isDown = true
    const page = await openPage()
    expect(await page.readPendingLogWrites('maya')).toHaveLength(2)
    await expect(page.writeLog('maya', recordOf('b'))).resolves.toBe('held')
    expect([...stored.keys()]).toEqual(['meal_log_queue:maya'])
  })
})

test('pending changes lie over what the server says', async () => {
  const { withPendingWrites } = await openPage()
  const named = (change: readonly MealLogWrite[]) =>
    withPendingWrites(withPendingWrites([], [recordOf('a'), recordOf('b', 'Rice')]), change).map(
      ({ $id, notes, calories }) => `${$id} ${notes} ${calories}`,
    )
  expect(named([])).toEqual(['a Porridge 320', 'b Rice 320'])
  expect(named([{ kind: 'meal-log-edit', payload: { id: 'b', data: { calories: 500 } } }])).toEqual([
    'a Porridge 320',
    'b Rice 500',
  ])
  expect(named([{ kind: 'meal-log-delete', payload: { id: 'a' } }])).toEqual(['b Rice 320'])
  expect(named([recordOf('a', 'Oats')])).toEqual(['b Rice 320', 'a Oats 320'])
})
