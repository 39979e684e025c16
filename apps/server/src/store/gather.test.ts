import { setImmediate as nextTurn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DatabaseUnavailable } from '../unavailable.ts'
import { gather } from './gather.ts'

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
  await nextTurn()
  expect(askedBy()).toEqual([[1, 2, 3]])
  statements[0]?.done.resolve()
  expect(await Promise.all(answers)).toEqual(['together 1', 'together 2', 'together 3'])
})

test('nobody is answered by a statement of before, and what comes while two are under way gathers', async () => {
  const { ask, statements, askedBy } = slowDatabase()
  const answers = [1, 2, 3, 4].map(async (one) => {
    for (let turn = 1; turn < one; turn++) await nextTurn()
    return ask(one)
  })
  for (let turn = 0; turn < 8; turn++) await nextTurn()
  expect(askedBy()).toEqual([[1], [2]])
  statements[1]?.done.resolve()
  expect(await answers[1]).toBe('together 2')
  await nextTurn()
  expect(askedBy()).toEqual([[1], [2], [3, 4]])
  statements[0]?.done.resolve()
  statements[2]?.done.resolve()
  expect(await Promise.all(answers)).toEqual([1, 2, 3, 4].map((one) => `together ${one}`))
})

test('more than a statement should hold are several, in order', async () => {
  const { ask, statements, askedBy } = slowDatabase()
  const numbers = Array.from({ length: 40 }, (_, number) => number)
  const answers = numbers.map(ask)
  await nextTurn()
  expect(askedBy().map(({ length }) => length)).toEqual([32, 8])
  for (const { done } of statements) done.resolve()
  expect(await Promise.all(answers)).toEqual(numbers.map((one) => `together ${one}`))
})

test('of a statement that is refused each is tried alone, and what fails fails alone', async () => {
  const { ask, statements } = slowDatabase()
  const answers = Promise.allSettled([1, 2, 3].map(ask))
  await nextTurn()
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
  await nextTurn()
  const lost = new DatabaseUnavailable('gone')
  statements[0]?.done.reject(lost)
  expect(await answers).toEqual([1, 2].map(() => ({ status: 'rejected', reason: lost })))
  expect(alone).toEqual([])
  const later = ask(3)
  await nextTurn()
  statements[1]?.done.resolve()
  expect(await later).toBe('together 3')
})
