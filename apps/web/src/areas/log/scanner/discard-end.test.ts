import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'

/** A server with the runs, logs and pictures of one person. */
const server = vi.hoisted(() => ({
  isDown: false,
  runs: new Map<string, 'processing' | 'completed'>(),
  logs: new Map<string, string>(),
  pictures: new Set<string>(),
}))
const reach = vi.hoisted(() => async () => {
  const { ApiRefusal } = await import('../../../api/refusal.ts')
  if (server.isDown) throw new ApiRefusal('network')
})

vi.mock('../../../api/configuration.ts', () => ({
  configuration: {
    basePath: '',
    functionIds: { foodAnalysis: 'food-analysis' },
    buckets: { mealImages: 'meal_images' },
  },
  pathInApp: (path: string) => path,
}))
vi.mock('../../../api/realtime.ts', () => ({ executionChannel: () => '', useRealtime: () => undefined }))
vi.mock('../../../api/client.ts', () => ({
  storageApi: { deleteFile: ({ fileId }: { fileId: string }) => reach().then(() => server.pictures.delete(fileId)) },
}))
vi.mock('../../../api/executions.ts', () => ({
  readExecution: async (_: string, id: string) => {
    await reach()
    const status = server.runs.get(id)
    const answer = { success: true, data: { ...found, mealLogId: id, imageFileId: `picture of ${id}` } }
    return { $id: id, status, responseBody: status === 'completed' ? JSON.stringify(answer) : '' }
  },
  saidInRun: () => '',
}))
vi.mock('../../../api/documents.ts', () => ({
  findDocument: async (_: unknown, id: string) => {
    await reach()
    return server.logs.has(id) ? { $id: id, status: server.logs.get(id) } : null
  },
  updateDocument: async (_: unknown, id: string, { status }: { status: string }) => {
    await reach()
    server.logs.set(id, status)
  },
  deleteDocument: (_: unknown, id: string) => reach().then(() => server.logs.delete(id)),
}))

const amount = 0
const nutrients = ['calories', 'protein', 'carbs', 'fat', 'fiber', 'sugar', 'sodium', 'potassium', 'iron']
const found = {
  mode: 'plate' as const,
  analysis: { meal_name: 'Rice', calories: amount, protein: amount, carbs: amount, fat: amount },
  amounts: Object.fromEntries(nutrients.map((nutrient) => [nutrient, amount])),
}

/** The modules as a page that has just been opened has them. */
async function openPage() {
  vi.resetModules()
  const [{ discardEnd }, { writeQueue }, logs, photos] = await Promise.all([
    import('./use-analysis.ts'),
    import('../../../api/write-queue/write-queue.ts'),
    import('../../../api/write-queue/meal-log-writes.ts'),
    import('../../../api/write-queue/photo-writes.ts'),
  ])
  const end = { mealLogId: 'run', imageFileId: 'picture of run', ...found } as never
  return { ...logs, ...photos, writeQueue, leave: () => discardEnd('maya', { kind: 'done', analysis: end }) }
}
type Page = Awaited<ReturnType<typeof openPage>>

/** Waits until nothing is on its way. */
const untilSent = async ({ writeQueue }: Page) => {
  await vi.waitFor(async () => {
    await writeQueue.send('maya')
    expect(await writeQueue.read('maya')).toEqual([])
  })
}

const photo = { id: 'photo', dataUrl: 'data:image/jpeg;base64,', width: 1, height: 1, request: '' }
const save = { kind: 'meal-log-edit' as const, payload: { id: 'run', data: { status: 'Followed' as const } } }

beforeEach(() => {
  vi.stubGlobal('indexedDB', new IDBFactory())
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  server.isDown = false
  server.runs = new Map([['run', 'completed']])
  server.logs = new Map([['run', 'Ready']])
  server.pictures = new Set(['picture of run'])
})

test('what a screen that was left has found goes with its picture', async () => {
  const page = await openPage()
  page.leave()
  await untilSent(page)
  expect([server.logs.size, server.pictures.size]).toEqual([0, 0])
})

test('a log that was saved elsewhere stays with its picture, whenever the screen is left', async () => {
  server.logs.set('run', 'Followed')
  const page = await openPage()
  page.leave()
  await untilSent(page)
  expect([...server.logs, ...server.pictures]).toEqual([['run', 'Followed'], 'picture of run'])
})

test('a log that was saved here without a network, and is not sent yet, stays as well', async () => {
  const page = await openPage()
  server.isDown = true
  await page.writeLog('maya', save)
  page.leave()
  const shown = () => page.withPendingWrites([{ $id: 'run', status: 'Ready' } as never], page.pendingLogWrites('maya'))
  await vi.waitFor(() => expect(page.pendingLogWrites('maya')).toHaveLength(2))
  expect(shown()).toMatchObject([{ $id: 'run', status: 'Followed' }])
  server.isDown = false
  await untilSent(page)
  expect([...server.logs, ...server.pictures]).toEqual([['run', 'Followed'], 'picture of run'])
})

test('a kept photo that is discarded by a later page takes the log of its run along, once that is over', async () => {
  const first = await openPage()
  await first.keepPhoto('maya', photo, 'Lunch')
  await first.notePhotoRun('maya', 'photo', 'run')
  server.runs.set('run', 'processing')
  const later = await openPage()
  await later.discardPhoto('maya', 'photo')
  expect(server.logs.get('run')).toBe('Ready')
  server.runs.set('run', 'completed')
  await untilSent(later)
  expect([server.logs.size, server.pictures.size]).toEqual([0, 0])
})

test('a kept photo whose log was saved meanwhile goes without it', async () => {
  const page = await openPage()
  await page.keepPhoto('maya', photo, 'Lunch')
  await page.notePhotoRun('maya', 'photo', 'run')
  server.logs.set('run', 'Followed')
  await page.discardPhoto('maya', 'photo')
  await untilSent(page)
  expect([...server.logs, ...server.pictures]).toEqual([['run', 'Followed'], 'picture of run'])
})
