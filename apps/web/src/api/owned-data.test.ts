import { afterEach, beforeEach, expect, test, vi } from 'vitest'

const { downloadOwnData, importOwnData } = await vi.hoisted(async () => {
  globalThis.location = { origin: 'http://pacemeal.example' } as Location
  return import('./owned-data.ts')
})

/** How a server answers that was too busy to begin with it. */
const BUSY = JSON.stringify({
  message: 'The server is busy.',
  code: 503,
  type: 'general_service_unavailable',
  reason: 'overloaded',
  retryAfter: 2,
})

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a download that a busy server did not begin is asked for again', async () => {
  const answers = [new Response(BUSY, { status: 503 }), new Response('zip')]
  const asked = vi.fn(() => Promise.resolve(answers.shift()))
  vi.stubGlobal('fetch', asked)
  const heard: number[] = []
  const download = downloadOwnData((count) => heard.push(count), new AbortController().signal)
  await vi.advanceTimersByTimeAsync(2000)
  expect((await download).size).toBe(3)
  expect([asked.mock.calls.length, heard.at(-1)]).toEqual([2, 3])
})

test('an import that a busy server did not begin is sent again', async () => {
  const answers = [
    { status: 503, responseText: BUSY },
    { status: 200, responseText: JSON.stringify({ imported: { meal_logs: 3 }, skipped: {}, pictures: 1 }) },
  ]
  const sent: unknown[] = []
  class Upload extends EventTarget {
    readonly upload = new EventTarget()
    status = 0
    responseText = ''
    open() {}
    setRequestHeader() {}
    send(body: unknown) {
      sent.push(body)
      Object.assign(this, answers.shift())
      this.dispatchEvent(new Event('load'))
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload)
  const archive = new Blob(['zip'])
  const report = importOwnData(archive, () => undefined)
  await vi.advanceTimersByTimeAsync(2000)
  expect(await report).toEqual({ imported: { meal_logs: 3 }, skipped: {}, pictures: 1 })
  expect(sent).toEqual([archive, archive])
})
