import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { isUnsure, openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())

/** What is asked of a meal: about what, of which item, and the answers as `food grams`. */
const questionsOf = (text: string) =>
  read(text).items.flatMap(({ key, question }) =>
    question === undefined
      ? []
      : [[question.about, key, ...question.choices.map((one) => `${one.key.slice(5)} ${Math.round(one.grams)}`)]],
  )

describe('a meal in words asks', () => {
  test.each<readonly [string, readonly string[]]>([
    [
      'salmon and a banana',
      [
        'amount',
        'food:salmon-atlantic-cooked',
        'salmon-atlantic-cooked 85',
        'salmon-atlantic-cooked 140',
        'salmon-atlantic-cooked 220',
      ],
    ],
    [
      'toast with butter',
      ['amount', 'food:whole-wheat-bread', 'whole-wheat-bread 32', 'whole-wheat-bread 64', 'whole-wheat-bread 96'],
    ],
    ['80 g rice', ['state', 'food:white-rice-cooked', 'white-rice-cooked 80', 'white-rice-dry 80']],
    ['80 g Reis', ['state', 'food:white-rice-cooked', 'white-rice-cooked 80', 'white-rice-dry 80']],
    ['80 g arroz', ['state', 'food:white-rice-cooked', 'white-rice-cooked 80', 'white-rice-dry 80']],
    ['half a cheesecake', ['part', 'dish:cheesecake', 'cheesecake 53', 'cheesecake 424']],
    ['a baguette', ['part', 'food:french-bread', 'french-bread 60', 'french-bread 250']],
    ['2 slices of meatloaf', ['size', 'dish:meatloaf', 'meatloaf 128', 'meatloaf 214', 'meatloaf 342']],
    ['2 samosas', ['size', 'dish:samosa', 'samosa 94', 'samosa 156', 'samosa 250']],
    ['200 g soybeans', ['which', 'food:soybeans-cooked', 'soybeans-cooked 200', 'soybeans-roasted 200']],
  ])('%s: what settles most of its energy', (text, question) => expect(questionsOf(text)).toEqual([question]))

  test('one thing at most, however much was left unsaid', () =>
    expect(questionsOf('salmon, turkey, cheese and toast')).toHaveLength(1))

  test.each([
    '200 g salmon',
    '80 g dry rice',
    '80 g cooked rice',
    '80 g uncooked rice',
    '80 g boiled rice',
    '80 g gekochter Reis',
    '80 g Nudeln, gekocht',
    '80 g ungekochter Reis',
    '80 g arroz cocido',
    '80 g pasta cocida',
    '80 g arroz crudo',
    '250 g rice',
    'a banana',
    '2 slices of toast',
    'coffee with milk',
    'a big mac',
    '6 nuggets',
    'a whole cheesecake',
    'rice',
  ])('nothing of %s, of which enough is known or little is at stake', (text) => expect(questionsOf(text)).toEqual([]))

  test('and an answer is the item as it was meant, with its energy', () => {
    const [cooked, dry] = read('80 g rice').items[0]?.question?.choices ?? []
    expect(dry?.nutrients.calories).toBeGreaterThan(2.5 * (cooked?.nutrients.calories ?? 0))
    expect(dry).toMatchObject({ said: '80 g rice', count: 80, unit: 'g' })
    expect(dry?.question).toBeUndefined()
  })
})

describe('dry or cooked', () => {
  test.each([
    ['rice 80 g cooked', 'white-rice-cooked 80'],
    ['pasta 90 g boiled', 'pasta-cooked 90'],
    ['lentils 100 g cooked weight', 'lentils-cooked 100'],
    ['rice 80 g dry', 'white-rice-dry 80'],
  ])('is not asked of %s, where it was said behind the amount', (text, expected) => {
    const [item] = read(text).items
    expect(item?.question).toBeUndefined()
    expect(item?.parts.map(({ food, grams }) => `${food.id} ${Math.round(grams)}`)).toEqual([expected])
  })
})

describe('a meal in words asks where the amount of a part changes an eighth of it', () => {
  test.each([
    ['a handful of trail mix', 'food:trail-mix'],
    ['a fist of rice and 150 g chicken breast', 'food:white-rice-cooked'],
    ['200 g rice, 3 eggs and turkey', 'food:turkey-breast-cooked'],
  ])('%s', (text, key) => expect(read(text).items.flatMap((item) => (item.question ? [item.key] : []))).toEqual([key]))
})

describe('a meal in words is doubted', () => {
  test.each(['200 g fried zucchini', 'chicken pad thai', 'olive oil'])(
    'where more than half of such readings are wrong: %s',
    (text) => expect(read(text).items.map(isUnsure)).toEqual([true]),
  )

  test.each([
    ['400 g rice, 3 eggs and turkey', 'food:turkey-breast-cooked'],
    ['200 g rice, 3 eggs and a small apple', 'food:apple'],
  ])('of an amount that nobody said or that was small: %s', (text, key) =>
    expect(read(text).items.flatMap((item) => (isUnsure(item) ? [item.key] : []))).toEqual([key]),
  )

  test.each([
    ['pint and a packet of scampi fries', 2],
    ['soup, a packet of scampi fries', 2],
    ['a packet of scampi fries', 0],
    ['soup, 2 sausages and a fried egg', 0],
    ['2 sausages, fries', 0],
  ])('where two foods that nothing sets apart have one amount: %s', (text, count) =>
    expect(read(text).items.filter(({ confidence }) => confidence === 0.4)).toHaveLength(count),
  )

  test('where one of several foods was meant, and something else is asked', () => {
    const [beans] = read('100 g soybeans').items
    expect(beans && isUnsure(beans)).toBe(false)
    const meal = read('100 g soybeans, 150 g rice and salmon').items
    expect(meal.filter(({ question }) => question)).toHaveLength(1)
  })

  test.each(['150 g salmon', '2 eggs', '10 g olive oil', 'a cup of milk'])('never where all was said: %s', (text) =>
    expect(read(text).items.map(isUnsure)).toEqual([false]),
  )
})
