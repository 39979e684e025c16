import { openCatalog } from '@pacemeal/catalog'
import { openMealReader, type SaidMeal } from '@pacemeal/catalog/say'
import { expect, test } from 'vitest'
import { missesOf, signsOf } from './causes.ts'
import { type Line, readLines } from './lines.ts'
import { scoreLine, summarise } from './score.ts'

const catalog = openCatalog()
const lines = (['tuning', 'held-out', 'voices', 'held-out-voices', 'context'] as const).flatMap((half) =>
  readLines(half),
)

test('there are more than three hundred lines of many families, and none is in both halves', () => {
  expect(lines.length).toBeGreaterThanOrEqual(300)
  expect(new Set(lines.map(({ family }) => family)).size).toBeGreaterThanOrEqual(10)
  expect(new Set(lines.map(({ said }) => said)).size).toBe(lines.length)
})

test('every food that is expected is in the catalogue', () => {
  const unknown = lines.flatMap(({ items }) =>
    items.flatMap(({ foods }) => foods.filter((id) => !catalog.findFood(id))),
  )
  expect(unknown).toEqual([])
})

const line = (said: string, grams: number): Line => ({
  family: 'any',
  said,
  previous: undefined,
  items: [{ foods: ['banana'], named: undefined, amount: { grams }, tolerance: 0.25 }],
})
const { read } = openMealReader(catalog)
const readBananas = (count: number): SaidMeal => read(`${count} bananas`)

test('a wrong amount is neither found nor forgiven in silence', () => {
  const right = scoreLine(line('a banana', 118), readBananas(1), catalog)
  const wrong = scoreLine(line('a banana', 118), readBananas(2), catalog)
  const other = scoreLine(line('a banana', 118), read('an apple'), catalog)
  expect(summarise([other])).toMatchObject({ f1: 0, foodF1: 0 })
  expect(summarise([right])).toMatchObject({ f1: 1, off: 0, silentlyOff: 0 })
  expect(summarise([wrong])).toMatchObject({ f1: 0, foodF1: 1, off: 1, silentlyOff: 1 })
})

test('a wrong amount that was doubted is told, and the doubt was right', () => {
  const doubtful = (count: number): SaidMeal => {
    const meal = readBananas(count)
    return { ...meal, items: meal.items.map((item) => ({ ...item, confidence: 0.1 })) }
  }
  const wrong = scoreLine(line('a banana', 118), doubtful(2), catalog)
  expect(summarise([wrong])).toMatchObject({ off: 1, silentlyOff: 0, doubtPrecision: 1 })
  expect(summarise([scoreLine(line('a banana', 118), doubtful(1), catalog)])).toMatchObject({ doubtPrecision: 0 })
})

test('a miss has its cause, and a doubt its reason', () => {
  const causesOf = (meal: SaidMeal): readonly string[] =>
    missesOf(scoreLine(line('a banana', 118), meal, catalog)).map(({ cause }) => cause)
  expect(causesOf(readBananas(1))).toEqual([])
  expect(causesOf(readBananas(2))).toEqual(['amount, counted'])
  expect(causesOf(read('an apple'))).toEqual(['another food'])
  expect(causesOf(read('a banana and an apple'))).toEqual(['one too many'])
  expect(causesOf(read('a zorpy'))).toEqual(['name unknown'])
  const small = read('200 g rice, 3 eggs and a small banana')
  expect(signsOf(scoreLine(line('a banana', 118), small, catalog))).toEqual([
    { reason: 'doubt: small', isRight: false, isOnlyOfOff: true },
  ])
})
