import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { isUnsure, openMealReader } from './index.ts'
import { dishRows } from './spoken-rows.ts'

const { read } = openMealReader(openCatalog())
const gramsOf = (said: string): number => read(said).items[0]?.grams ?? 0

const wholes = dishRows(openCatalog()).flatMap(({ names: [name = ''], ofWhole }) =>
  ofWhole === undefined ? [] : [name],
)

test('more than ten dishes are pieces of what is cut', () => expect(wholes.length).toBeGreaterThan(10))

test.each([...wholes, 'banana bread'])('a %s is a piece or the whole, and that is asked', (name) => {
  const [item] = read(`a ${name}`).items
  const [piece, whole] = item?.question?.choices ?? []
  expect(item?.question?.about).toBe('part')
  expect(piece?.grams).toBeCloseTo(item?.grams ?? 0, 6)
  expect(gramsOf(`a whole ${name}`)).toBeCloseTo(whole?.grams ?? 0, 0)
  expect(gramsOf(`half a ${name}`)).toBeCloseTo((whole?.grams ?? 0) / 2, 0)
  expect(read(`a whole ${name}`).items[0]?.question).toBeUndefined()
})

test.each(['a slice of %', 'some %', '%'])('%s is a piece, and nothing is asked of the whole', (said) => {
  for (const name of wholes) expect(read(said.replace('%', name)).items[0]?.question?.about).not.toBe('part')
})

test('of two wholes the one that is not asked of is to be checked', () =>
  expect(read('a cheesecake and a pumpkin pie').items.filter((item) => item.question || isUnsure(item))).toHaveLength(
    2,
  ))

test.each([...wholes, 'banana bread', 'baguette', 'watermelon'])(
  'half a %s may be of a piece, and is doubted',
  (name) => {
    const [item] = read(`half a ${name}`).items
    const [piece, whole] = item?.question?.choices ?? []
    expect(item?.question?.about).toBe('part')
    expect(whole?.grams).toBe(item?.grams)
    expect(piece?.grams).toBeLessThan((item?.grams ?? 0) / 3)
    expect(item && isUnsure(item)).toBe(true)
  },
)

test.each([
  ['whole hazelnuts', 'hazelnuts'],
  ['whole shrimp', 'shrimp'],
  ['whole strawberries', 'strawberries'],
  ['ganze Erdbeeren', 'strawberries'],
])('%s without a number are as many as are eaten', (said, usual) => expect(gramsOf(said)).toBe(gramsOf(usual)))

test.each([
  ['whole banana', 'a banana'],
  ['2 whole eggs', '2 eggs'],
  ['whole cheesecake', 'a whole cheesecake'],
])('%s is %s', (said, same) => expect(gramsOf(said)).toBe(gramsOf(same)))

test.each([
  ['eine ganze Quiche', 'a whole quiche'],
  ['una tarta de queso entera', 'a whole cheesecake'],
  ['the entire cheesecake', 'a whole cheesecake'],
])('%s is the whole', (said, same) => expect(gramsOf(said)).toBe(gramsOf(same)))

test.each([...wholes, 'brownie', 'watermelon', 'pineapple'])(
  'the larger the part of a %s, the more it weighs',
  (name) => {
    const parts = ['quarter of a', 'third of a', 'half a', 'two thirds of a', 'most of a'].map((part) =>
      gramsOf(`${part} ${name}`),
    )
    expect(parts[0]).toBeGreaterThan(0)
    expect(parts).toEqual(parts.toSorted((one, other) => one - other))
    expect(new Set(parts).size).toBe(parts.length)
  },
)

test.each([
  ['instant coffee powder', 'coffee-instant', 2],
  ['gelatin powder', 'gelatin-powder', 7],
  ['cornstarch', 'cornstarch', 8],
  ['baking soda', 'baking-soda', 2],
  ['dried shiitake mushrooms', 'mushrooms-shiitake-dried', 8],
  ['caviar', 'caviar', 16],
  ['fresh rosemary', 'rosemary-fresh', 1.5],
  ['fresh ginger', 'ginger-fresh', 5],
  ['goji berries', 'goji-berries', 20],
  ['dry chickpeas', 'chickpeas-dry', 50],
])('%s is used by the pinch, the spoon or the portion, not by the cup', (said, food, grams) => {
  const [item] = read(said).items
  expect(item?.parts.map(({ food: { id } }) => id)).toEqual([food])
  expect(item?.grams).toBe(grams)
})

test('a sweet is of the weight of one, and some are eaten', () => {
  expect(gramsOf('1 werther')).toBeCloseTo(5, 0)
  expect(gramsOf('3 werthers')).toBeCloseTo(gramsOf('werthers'), 6)
})
