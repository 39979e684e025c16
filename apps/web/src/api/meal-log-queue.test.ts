import { instantText } from '@pacemeal/domain'
import { writeMealLog } from '@pacemeal/protocol'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import type { LogChange } from './meal-log-queue.ts'

/** A server that keeps logs by id, or cannot be reached, or has its own opinion of a name. */
const server = vi.hoisted(() => ({ isDown: false, logs: new Map<string, unknown>(), calls: [] as string[] }))

/** What the SDK throws for an answer of that status. */
const refuse = vi.hoisted(() => (status: number) => {
  const response = JSON.stringify({ message: `refused with ${status}`, code: status, type: 'story_refusal' })
  throw Object.assign(new Error(`refused with ${status}`), { name: 'AppwriteException', code: status, response })
})

vi.mock('./documents.ts', () => {
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
  return import('./meal-log-queue.ts')
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
const recordOf = (id: string, name = 'Porridge'): LogChange => ({
  kind: 'record',
  id,
  at,
  data: writeMealLog({ name, mealTime: 'breakfast', loggedAt: at, amounts }, 'maya'),
})
const settled = () => vi.waitFor(() => expect([...stored.keys()]).toEqual([]))

beforeEach(() => {
  stored.clear()
  server.logs.clear()
  server.calls.length = 0
  server.isDown = false
})

describe('a change of the log', () => {
  test('is stored at once while the server answers', async () => {
    const { changeLog, pendingLogChanges } = await openPage()
    await expect(changeLog('maya', recordOf('a'))).resolves.toBe('stored')
    await settled()
    expect([...server.logs.keys()]).toEqual(['a'])
    expect(pendingLogChanges('maya')).toEqual([])
  })

  test('waits for the server, in order, also over a restart of the page', async () => {
    server.isDown = true
    const first = await openPage()
    await expect(first.changeLog('maya', recordOf('a'))).resolves.toBe('kept')
    await expect(first.changeLog('maya', { kind: 'change', id: 'a', data: { calories: 400 } })).resolves.toBe('kept')
    await expect(first.changeLog('maya', recordOf('b'))).resolves.toBe('kept')
    await expect(first.changeLog('maya', { kind: 'remove', id: 'b' })).resolves.toBe('kept')

    const second = await openPage()
    expect(second.pendingLogChanges('maya')).toHaveLength(4)
    server.isDown = false
    await second.sendLogChanges('maya')
    expect(server.calls.filter((call) => call !== 'list')).toEqual(['create a', 'update a', 'create b', 'delete b'])
    expect(server.logs.get('a')).toMatchObject({ notes: 'Porridge', calories: 400 })
    expect(second.pendingLogChanges('maya')).toEqual([])
    await settled()
  })

  test('of one tab is not lost to another tab that keeps one, too, and each is sent once', async () => {
    server.isDown = true
    const [one, other] = [await openPage(), await openPage()]
    expect([one.pendingLogChanges('maya'), other.pendingLogChanges('maya')]).toEqual([[], []])
    await one.changeLog('maya', recordOf('a'))
    await other.changeLog('maya', recordOf('b'))
    await one.changeLog('maya', { kind: 'change', id: 'a', data: { calories: 400 } })
    expect((await openPage()).pendingLogChanges('maya').map(({ id }) => id)).toEqual(['a', 'b', 'a'])

    server.isDown = false
    await other.sendLogChanges('maya')
    await one.sendLogChanges('maya')
    expect(server.calls.filter((call) => call !== 'list')).toEqual(['create a', 'create b', 'update a'])
    expect(one.pendingLogChanges('maya')).toEqual([])
    await settled()
  })

  test('that had arrived although the answer was lost is not logged twice', async () => {
    server.logs.set('a', {})
    const { changeLog } = await openPage()
    await expect(changeLog('maya', recordOf('a'))).resolves.toBe('stored')
    expect(server.logs.size).toBe(1)
  })

  test('that the server will not have is dropped and said, and holds nothing up', async () => {
    const { changeLog, pendingLogChanges } = await openPage()
    const refused = changeLog('maya', recordOf('bad', 'poison'))
    const good = changeLog('maya', recordOf('good'))
    await expect(refused).rejects.toMatchObject({ code: 'invalid-input' })
    await expect(good).resolves.toBe('stored')
    await settled()
    expect(pendingLogChanges('maya')).toEqual([])
  })

  test('of an earlier visit that is refused now is told to whoever listens', async () => {
    server.isDown = true
    const first = await openPage()
    await first.changeLog('maya', recordOf('bad', 'poison'))
    const second = await openPage()
    const told: string[] = []
    second.watchLateRefusals((change) => told.push(change.id))
    server.isDown = false
    await second.sendLogChanges('maya')
    expect(told).toEqual(['bad'])
  })

  test('waits while somebody else is signed in in this browser, and is sent once its person is back', async () => {
    server.isDown = true
    const { changeLog, sendLogChanges, pendingLogChanges } = await openPage()
    await changeLog('maya', recordOf('a'))
    server.isDown = false
    const signIn = (id: string) => stored.set('auth', JSON.stringify({ isAuthenticated: true, user: { id }, at: 0 }))
    signIn('noah')
    await sendLogChanges('maya')
    expect(server.calls).toEqual([])
    expect(pendingLogChanges('maya')).toHaveLength(1)
    signIn('maya')
    await sendLogChanges('maya')
    expect([...server.logs.keys()]).toEqual(['a'])
  })

  test('belongs to its person', async () => {
    server.isDown = true
    const { changeLog, pendingLogChanges } = await openPage()
    await changeLog('maya', recordOf('a'))
    expect(pendingLogChanges('noah')).toEqual([])
  })
})

test('pending changes lie over what the server says', async () => {
  const { withPendingChanges } = await openPage()
  const named = (change: readonly LogChange[]) =>
    withPendingChanges(withPendingChanges([], [recordOf('a'), recordOf('b', 'Rice')]), change).map(
      ({ $id, notes, calories }) => `${$id} ${notes} ${calories}`,
    )
  expect(named([])).toEqual(['a Porridge 320', 'b Rice 320'])
  expect(named([{ kind: 'change', id: 'b', data: { calories: 500 } }])).toEqual(['a Porridge 320', 'b Rice 500'])
  expect(named([{ kind: 'remove', id: 'a' }])).toEqual(['b Rice 320'])
  expect(named([recordOf('a', 'Oats')])).toEqual(['b Rice 320', 'a Oats 320'])
})
