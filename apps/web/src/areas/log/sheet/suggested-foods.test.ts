import { instantOn, localDate } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { openFoodCatalogue } from './food-catalogue.ts'
import { openFoodLookup } from './food-finder.ts'
import { gramsOf, type LogForm, openForm, pickFood, withPicked, withWords } from './log-form.ts'
import { type LastReading, nothingRead, withReading } from './said-words.ts'
import { withSuggested } from './suggested-foods.ts'

const zone = 'Europe/Berlin'
const now = Date.parse(instantOn(localDate('2026-11-17'), 485, zone))
const { read } = openFoodCatalogue()
const { find, suggest } = openFoodLookup()

/** A person who writes, and a sheet whose search arrives when it does. */
const writer = () => {
  let form: LogForm = openForm(undefined, now, zone)
  let last: LastReading = nothingRead
  let isHere = false
  const held: string[] = []
  const readAgain = () => {
    const said = read(form.words)
    const reading = isHere ? withSuggested(said, suggest(said), form, last, held) : said
    form = withReading(form, reading, last)
    last = reading
  }
  return {
    write: (words: string) => {
      form = withWords(form, words)
      readAgain()
    },
    arrive: () => {
      isHere = true
      readAgain()
    },
    hold: (words: string) => held.push(words),
    change: (change: (form: LogForm) => LogForm) => {
      form = change(form)
    },
    form: () => form,
    foods: () => form.picked.map((one) => `${Math.round(gramsOf(one))} g ${one.eatable.name}`),
  }
}

test('until the search is here words stay unknown; what it finds joins the meal in the amount that was said', () => {
  const sheet = writer()
  sheet.write('2 eggs and 150 g kohlraby')
  expect(sheet.form().unknown).toEqual(['kohlraby'])
  expect(sheet.foods()).toEqual(['100 g Eggs'])
  sheet.arrive()
  expect(sheet.form().unknown).toEqual([])
  expect(sheet.foods()).toEqual(['100 g Eggs', '150 g Kohlrabi, raw'])
  expect(sheet.form().picked[1]).toMatchObject({ said: 'kohlraby', isUnsure: true, isSuggested: true })
  // Its figures are in the sum that is shown and saved.
  expect(Number(sheet.form().amounts.calories)).toBe(Math.round(143 + 1.5 * 27))
})

test('what nothing is called by stays as it is', () => {
  const sheet = writer()
  sheet.write('2 eggs and 150 g glorp')
  sheet.arrive()
  expect(sheet.form().unknown).toEqual(['glorp'])
  expect(sheet.foods()).toEqual(['100 g Eggs'])
})

test('words that were left out meanwhile get no food', () => {
  const sheet = writer()
  sheet.write('2 eggs and some succotash')
  sheet.change((form) => ({ ...form, unknown: [] }))
  sheet.arrive()
  expect(sheet.foods()).toEqual(['100 g Eggs'])
  sheet.write('2 eggs and some succotash, a banana')
  expect(sheet.foods()).toEqual(['100 g Eggs', '118 g Banana'])
})

test('words that were looked up by hand meanwhile are not counted twice', () => {
  const sheet = writer()
  sheet.write('2 eggs and some succotash')
  const [corn] = find('corn')
  if (!corn) throw new Error('no corn')
  sheet.change((form) => ({ ...withPicked(form, [...form.picked, pickFood(corn)]), unknown: [] }))
  sheet.arrive()
  expect(sheet.foods()).toHaveLength(2)
  expect(sheet.foods()[1]).toContain(corn.name)
})

test('words that somebody is just looking up keep their search', () => {
  const sheet = writer()
  sheet.write('2 eggs and some succotash')
  sheet.hold('succotash')
  sheet.arrive()
  expect(sheet.form().unknown).toEqual(['succotash'])
  expect(sheet.foods()).toEqual(['100 g Eggs'])
})

test('amounts that were changed meanwhile stay, and so does what is done to a suggestion', () => {
  const sheet = writer()
  sheet.write('2 eggs and 150 g succotash')
  sheet.change((form) =>
    withPicked(
      form,
      form.picked.map((one) => ({ ...one, count: '3' })),
    ),
  )
  sheet.arrive()
  expect(sheet.foods()[0]).toBe('150 g Eggs')
  sheet.change((form) =>
    withPicked(
      form,
      form.picked.map((one) => (one.isSuggested ? { ...one, count: '90' } : one)),
    ),
  )
  sheet.write('2 eggs and 150 g succotash, a banana')
  expect(sheet.foods()).toEqual(['150 g Eggs', '118 g Banana', expect.stringMatching(/^90 g Succotash/)])
  sheet.change((form) =>
    withPicked(
      form,
      form.picked.filter((one) => one.said !== 'succotash'),
    ),
  )
  sheet.write('2 eggs and 150 g succotash, a banana, an apple')
  expect(sheet.form().unknown).toEqual([])
  expect(sheet.foods()).toEqual(['150 g Eggs', '118 g Banana', '182 g Apple'])
})

test('a suggestion goes in the place of a far food, unless that was changed', () => {
  const said = 'beef tongue 100 g, rice'
  const sheet = writer()
  sheet.write(said)
  const before = sheet.foods()
  sheet.arrive()
  expect(sheet.foods()).toEqual([expect.stringMatching(/^100 g Beef, variety meats.*tongue/), before[1]])
  const other = writer()
  other.write(said)
  other.change((form) =>
    withPicked(
      form,
      form.picked.map((one, at) => (at === 0 ? { ...one, count: '80' } : one)),
    ),
  )
  other.arrive()
  expect(other.foods()).toHaveLength(2)
  expect(other.foods()[0]).toBe('80 g Roast beef, eye of round, lean')
})

test('the same unknown words twice are two portions', () => {
  const sheet = writer()
  sheet.write('100 g succotash, 50 g succotash')
  sheet.arrive()
  expect(sheet.foods()).toEqual([expect.stringMatching(/^100 g Succ/), expect.stringMatching(/^50 g Succ/)])
})
