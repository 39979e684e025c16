import { expect, test } from 'vitest'
import { fairQueue, QueueFull } from './fair-queue.ts'

/** A queue whose works end when the test says so, and what has started in it. */
const watchedQueue = (maxRunning: number, maxRunningPerOwner = 1) => {
  const queue = fairQueue({ maxRunning, maxRunningPerOwner })
  const started: string[] = []
  const ends = new Map<string, () => void>()
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve))
  return {
    started,
    ask(name: string, { signal = new AbortController().signal, maxWaiting = 100 } = {}) {
      const [owner = ''] = name.split('-')
      const done = queue.run({ owner, signal, maxWaiting }, () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      })
      done.catch(() => undefined)
      return done
    },
    async end(name: string) {
      ends.get(name)?.()
      await settled()
    },
    settled,
  }
}

test('one owner with much work takes one place, and the next owner is served at once', async () => {
  const { ask, started, end, settled } = watchedQueue(2)
  for (const number of [1, 2, 3, 4, 5, 6]) ask(`eve-${number}`)
  ask('maya-1')
  await settled()
  expect(started).toEqual(['eve-1', 'maya-1'])
  await end('maya-1')
  expect(started).toEqual(['eve-1', 'maya-1'])
  await end('eve-1')
  expect(started).toEqual(['eve-1', 'maya-1', 'eve-2'])
})

test('owners take turns, and the work of each keeps its order', async () => {
  const { ask, started, end, settled } = watchedQueue(1)
  for (const name of ['eve-1', 'eve-2', 'eve-3', 'maya-1', 'maya-2', 'ben-1']) ask(name)
  await settled()
  for (const name of ['eve-1', 'maya-1', 'ben-1', 'eve-2', 'maya-2']) await end(name)
  expect(started).toEqual(['eve-1', 'maya-1', 'ben-1', 'eve-2', 'maya-2', 'eve-3'])
})

test('work that nobody wants any more never starts, and holds up nobody', async () => {
  const { ask, started, end, settled } = watchedQueue(1)
  const gone = new AbortController()
  ask('eve-1')
  const dropped = [ask('eve-2', { signal: gone.signal }), ask('maya-1', { signal: gone.signal })]
  ask('ben-1')
  await settled()
  gone.abort(new Error('The client is gone.'))
  for (const one of dropped) await expect(one).rejects.toThrow('The client is gone.')
  await end('eve-1')
  expect(started).toEqual(['eve-1', 'ben-1'])
  await expect(ask('eve-3', { signal: gone.signal })).rejects.toThrow('The client is gone.')
})

test('work that fails gives its place back', async () => {
  const queue = fairQueue({ maxRunning: 1, maxRunningPerOwner: 1 })
  const turn = { owner: 'eve', signal: new AbortController().signal, maxWaiting: 10 }
  await expect(queue.run(turn, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  expect(await queue.run(turn, async () => 'served')).toBe('served')
})

test('more than may wait is refused, for this owner only', async () => {
  const { ask, started, end, settled } = watchedQueue(1)
  ask('eve-1')
  ask('eve-2', { maxWaiting: 1 })
  await expect(ask('eve-3', { maxWaiting: 1 })).rejects.toThrow(QueueFull)
  const mine = ask('maya-1', { maxWaiting: 1 })
  await settled()
  await end('eve-1')
  await end('maya-1')
  await end('eve-2')
  expect(await mine).toBe('maya-1')
  expect(started).toEqual(['eve-1', 'maya-1', 'eve-2'])
})
