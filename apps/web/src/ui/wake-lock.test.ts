import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { initialWakeLock, keepScreenOn } from './wake-lock.ts'

class Lock extends EventTarget {
  released = false
  async release() {
    if (this.released) return
    this.released = true
    this.dispatchEvent(new Event('release'))
  }
}

class Page extends EventTarget {
  visibilityState: 'visible' | 'hidden' = 'visible'
  show(state: 'visible' | 'hidden') {
    this.visibilityState = state
    this.dispatchEvent(new Event('visibilitychange'))
  }
}

let page: Page
let locks: Lock[]
let isRefused: boolean

const request = async () => {
  if (isRefused) throw new DOMException('Battery saver', 'NotAllowedError')
  const lock = new Lock()
  locks.push(lock)
  return lock
}
const settle = () => new Promise((next) => setImmediate(next))
const held = () => locks.filter(({ released }) => !released).length

beforeEach(() => {
  page = new Page()
  locks = []
  isRefused = false
  vi.stubGlobal('document', page)
  vi.stubGlobal('navigator', { wakeLock: { request } })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('the screen stays on until it is let go, and a page that comes back asks again', async () => {
  const states: string[] = []
  const letGo = keepScreenOn((state) => states.push(state))
  await settle()
  expect([states, held()]).toEqual([['on'], 1])
  page.visibilityState = 'hidden'
  await locks[0]?.release()
  page.show('hidden')
  page.show('visible')
  await settle()
  expect([states, held()]).toEqual([['on', 'on'], 1])
  letGo()
  expect(held()).toBe(0)
  page.show('visible')
  await settle()
  expect([states, locks.length]).toEqual([['on', 'on'], 2])
})

test('a lock that the system takes back while the page is seen is told, and asked for again', async () => {
  const states: string[] = []
  const letGo = keepScreenOn((state) => states.push(state))
  await settle()
  await locks[0]?.release()
  expect(states).toEqual(['on', 'refused'])
  page.show('visible')
  await settle()
  expect(states.at(-1)).toBe('on')
  letGo()
  expect(states.at(-1)).toBe('on')
})

test('a page that is seen again while it still waits for an answer holds one lock', async () => {
  const letGo = keepScreenOn(() => undefined)
  page.show('hidden')
  page.show('visible')
  await settle()
  expect([locks.length, held()]).toEqual([2, 1])
  letGo()
  expect(held()).toBe(0)
})

test('a refusal is told, as is a browser that has no such lock', async () => {
  isRefused = true
  const states: string[] = []
  keepScreenOn((state) => states.push(state))()
  keepScreenOn((state) => states.push(state))
  await settle()
  expect(states).toEqual(['refused'])
  vi.stubGlobal('navigator', {})
  expect(initialWakeLock()).toBe('unsupported')
  keepScreenOn((state) => states.push(state))()
  expect(states).toEqual(['refused'])
})
