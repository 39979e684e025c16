import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, onTestFinished, test, vi } from 'vitest'
import { DatabaseUnavailable } from '../unavailable.ts'
import { gather } from './gather.ts'

/** Until nothing more happens by itself. */
const untilQuiet = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn++) await nextTurn()
}

/** A database that answers when it is told to. */
const slowDatabase = () => {
  const statements: { readonly asked: readonly number[]; readonly done: PromiseWithResolvers<void> }[] = []
  const alone: number[] = []
  const ask = gather<number, string>({
    async together(asked) {
      const done = Promise.withResolvers<void>()
      statements.push({ asked, done })
      await done.promise
      return asked.map((one) => `together ${one}`)
    },
    async alone(one) {
      alone.push(one)
      if (one === 2) throw new Error('refused')
      return `alone ${one}`
    },
  })
  return { ask, alone, statements, askedBy: () => statements.map(({ asked }) => asked) }
}

test('what is asked at the same moment shares a statement, and each gets its own answer', async () => {
  const { ask, statements, askedBy } = slowDatabase()
  const answers = [1, 2, 3].map(ask)
  expect(askedBy()).toEqual([])
  await untilQuiet()
  expect(askedBy()).toEqual([[1, 2, 3]])
  statements[0]?.done.resolve()
  expect(await Promise.all(answers)).toEqual(['together 1', 'together 2', 'together 3'])
})

test('nobody is answered by a statement of before: what comes while it is under way is the next one', async () => {
  const { ask, statements, askedBy } = slowDatabase()
  const answers = [1, 2, 3].map(async (one) => {
    for (let turn = 1; turn < one; turn++) await nextTurn()
    return ask(one)
  })
  await untilQuiet()
  expect(askedBy()).toEqual([[1]])
  statements[0]?.done.resolve()
  expect(await answers[0]).toBe('together 1')
  await untilQuiet()
  expect(askedBy()).toEqual([[1], [2, 3]])
  statements[1]?.done.resolve()
  expect(await Promise.all(answers)).toEqual([1, 2, 3].map((one) => `together ${one}`))
})

test('a statement that hangs holds up the next one for a moment only', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  onTestFinished(() => void vi.useRealTimers())
  const { ask, statements, askedBy } = slowDatabase()
  const hangs = ask(1)
  await untilQuiet()
  const next = ask(2)
  await untilQuiet()
  vi.advanceTimersByTime(99)
  await untilQuiet()
  expect(askedBy()).toEqual([[1]])
  vi.advanceTimersByTime(1)
  await untilQuiet()
  expect(askedBy()).toEqual([[1], [2]])
  statements[0]?.done.resolve()
  expect(await hangs).toBe('together 1')
  // The one that hung is not waited for any more, the one after it is.
  const third = ask(3)
  await untilQuiet()
  expect(askedBy()).toEqual([[1], [2]])
  statements[1]?.done.resolve()
  expect(await next).toBe('together 2')
  await untilQuiet()
  statements[2]?.done.resolve()
  expect(await third).toBe('together 3')
})

test('more than a statement should hold are several, in order', async () => {
  const { ask, statements, askedBy } = slowDatabase()
  const numbers = Array.from({ length: 40 }, (_, number) => number)
  const answers = numbers.map(ask)
  await untilQuiet()
  statements[0]?.done.resolve()
  await answers[0]
  await untilQuiet()
  expect(askedBy().map(({ length }) => length)).toEqual([32, 8])
  statements[1]?.done.resolve()
  expect(await Promise.all(answers)).toEqual(numbers.map((one) => `together ${one}`))
})

test('of a statement that is refused each is tried alone, and what fails fails alone', async () => {
  const { ask, statements } = slowDatabase()
  const answers = Promise.allSettled([1, 2, 3].map(ask))
  await untilQuiet()
  statements[0]?.done.reject(new Error('one of them does not fit'))
  expect(await answers).toEqual([
    { status: 'fulfilled', value: 'alone 1' },
    { status: 'rejected', reason: new Error('refused') },
    { status: 'fulfilled', value: 'alone 3' },
  ])
})

test('when the database is lost nothing is tried again, since nobody knows what it did', async () => {
  const { ask, alone, statements } = slowDatabase()
  const answers = Promise.allSettled([1, 2].map(ask))
  await untilQuiet()
  const lost = new DatabaseUnavailable('gone')
  statements[0]?.done.reject(lost)
  expect(await answers).toEqual([1, 2].map(() => ({ status: 'rejected', reason: lost })))
  expect(alone).toEqual([])
  const later = ask(3)
  await untilQuiet()
  statements[1]?.done.resolve()
  expect(await later).toBe('together 3')
})
