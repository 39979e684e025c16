import { instantOn, instantText, localDate, type MealLog } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { noAmounts } from '../log-draft.ts'
import { openFoodCatalogue } from './food-catalogue.ts'
import {
  amountsOfPicked,
  answered,
  isBlank,
  type LogForm,
  openForm,
  pickFood,
  resetForm,
  withPicked,
  withWords,
} from './log-form.ts'
import { type LastReading, nothingRead, withReading } from './said-words.ts'

const zone = 'Europe/Berlin'
const now = Date.parse(instantOn(localDate('2026-11-17'), 485, zone))
const { find, read } = openFoodCatalogue()

/** A log with its foods, or its figures alone. */
const logged = (change: Partial<MealLog>): MealLog => ({
  id: 'a',
  name: 'Canteen lunch',
  loggedAt: instantText(now),
  createdAt: instantText(now),
  mealTime: 'lunch',
  amounts: noAmounts,
  status: 'Followed',
  ...change,
})

/** A person who writes and corrects, and the sheet that reads along. */
const writer = () => {
  let form: LogForm = openForm(undefined, now, zone)
  let last: LastReading = nothingRead
  return {
    write: (words: string) => {
      const reading = read(words)
      form = withReading(withWords(form, words), reading, last)
      last = reading
    },
    change: (change: (form: LogForm) => LogForm) => {
      form = change(form)
    },
    form: () => form,
    foods: () => form.picked.map(({ eatable, count, measure }) => `${count} ${measure.unit} ${eatable.name}`),
  }
}

test('three foods said in one breath are listed, summed and named by the words', () => {
  const sheet = writer()
  sheet.write('2 eggs, 80 g oats, flat white')
  expect(sheet.foods()).toEqual(['2 egg Eggs', '80 g Rolled oats', '1 serving Flat white'])
  expect(sheet.form().name).toBe('2 eggs, 80 g oats, flat white')
  expect(Number(sheet.form().amounts.calories)).toBeGreaterThan(400)
  expect(Number(sheet.form().amounts.protein)).toBeGreaterThan(20)
})

test('a meal that repeats another is called by its foods, and by its words once they say them', () => {
  const toast = [{ food: 'whole-wheat-bread', grams: 64 }]
  const again = read('same again', () => logged({ items: toast }))
  const repeated = withReading(withWords(openForm(undefined, now, zone), 'same again'), again, nothingRead)
  expect(repeated.name).toBe('Whole-wheat sandwich bread')
  expect(withReading(withWords(repeated, '2 eggs'), read('2 eggs'), again).name).toBe('2 eggs')
})

test('the same again with nothing logged says that there is nothing to repeat', () => {
  const formOf = (reading: ReturnType<typeof read>) =>
    withReading(withWords(openForm(undefined, now, zone), 'same again'), reading, nothingRead)
  const without = formOf(read('same again', () => undefined))
  expect([without.unrepeated, without.unknown]).toEqual(['same again', ['same again']])
  // As long as nobody looked for one, nothing is said of it.
  expect(formOf(read('same again')).unrepeated).toBeUndefined()
  expect(formOf(read('2 eggs', () => undefined)).unrepeated).toBeUndefined()
})

test('the same again lists the foods of the meal before, each with its weight', () => {
  const items = [
    { food: 'egg-whole-raw', grams: 100 },
    { food: 'rolled-oats-dry', grams: 80 },
  ]
  const { foods } = read('same again but with 3 eggs', () => logged({ items }))
  expect(foods.map(({ eatable, count, measure }) => `${count} ${measure.unit} ${eatable.name}`)).toEqual([
    '3 egg Eggs',
    '80 g Rolled oats',
  ])
})

test('a correction outlives the next words, and a removed food stays away', () => {
  const sheet = writer()
  sheet.write('2 eggs, toast')
  sheet.change((form) => {
    const [eggs] = form.picked
    return eggs ? withPicked(form, [{ ...eggs, count: '3' }]) : form
  })
  sheet.write('2 eggs, toast, a banana')
  expect(sheet.foods()).toEqual(['3 egg Eggs', '1 medium banana Banana'])
})

test('other words of the same food begin anew', () => {
  const sheet = writer()
  sheet.write('2 eggs')
  sheet.write('4 eggs')
  expect(sheet.foods()).toEqual(['4 egg Eggs'])
})

test('a food from the search stays beside what is said', () => {
  const sheet = writer()
  const [banana] = find('banana')
  sheet.change((form) => (banana ? withPicked(form, [pickFood(banana)]) : form))
  sheet.write('2 eggs')
  expect(sheet.foods()).toEqual(['2 egg Eggs', '1 medium banana Banana'])
})

test('what nobody knows is told once, and not again when it was dismissed', () => {
  const sheet = writer()
  sheet.write('glorp, 2 eggs')
  expect(sheet.form().unknown).toEqual(['glorp'])
  sheet.change((form) => ({ ...form, unknown: [] }))
  sheet.write('glorp, 2 eggs and toast')
  expect(sheet.form().unknown).toEqual([])
})

test('words without a food leave the figures alone, and are something to log', () => {
  const sheet = writer()
  sheet.change((form) => ({ ...form, amounts: { ...form.amounts, calories: '300' } }))
  sheet.write('glorp')
  expect(sheet.form().amounts.calories).toBe('300')
  expect(sheet.form().name).toBe('glorp')
  expect(isBlank(sheet.form())).toBe(false)
  expect(isBlank(resetForm(sheet.form()))).toBe(true)
})

test('a name of one’s own is kept', () => {
  const sheet = writer()
  sheet.change((form) => ({ ...form, name: 'Race breakfast' }))
  sheet.write('2 eggs')
  sheet.write('2 eggs, toast')
  expect(sheet.form().name).toBe('Race breakfast')
})

test('the meal and the time that are said are set, and can be set otherwise', () => {
  const sheet = writer()
  sheet.write('lunch at 12:30: 200 g rice')
  expect(sheet.form()).toMatchObject({ mealTime: 'lunch', time: '12:30' })
  sheet.change((form) => ({ ...form, mealTime: 'snack' }))
  sheet.write('lunch at 12:30: 200 g rice and an egg')
  expect(sheet.form().mealTime).toBe('snack')
})

test('very long words are cut to what a log keeps', () => {
  const sheet = writer()
  sheet.write('a banana and '.repeat(40))
  expect(sheet.form().name).toHaveLength(200)
})

test('the one question of a meal is answered by one tap, and not asked again while its words stand', () => {
  const sheet = writer()
  const questions = () => sheet.form().picked.flatMap(({ question }) => question?.about ?? [])
  sheet.write('salmon')
  expect(questions()).toEqual(['amount'])
  sheet.change((form) => {
    const more = form.picked[0]?.question?.answers[2]
    return more ? withPicked(form, [answered(more)]) : form
  })
  sheet.write('salmon and toast with cheese')
  expect(sheet.foods()[0]).toBe('220 g Salmon, Atlantic, cooked')
  expect(questions()).toEqual([])
})

test('what was asked gives way to a greater question as the words go on', () => {
  const sheet = writer()
  sheet.write('toast')
  sheet.write('toast and salmon')
  const asked = sheet.form().picked.filter(({ question }) => question !== undefined)
  expect(asked.map(({ said }) => said)).toEqual(['salmon'])
})

test('same again after a log by figures alone repeats its figures', () => {
  const log = logged({ amounts: { ...noAmounts, calories: 640, protein: 30 } })
  const caloriesOf = (words: string) => read(words, () => log).foods.map((one) => amountsOfPicked(one).calories)
  expect(caloriesOf('same again')).toEqual([640])
  expect(caloriesOf('half of that')).toEqual([320])
  expect(caloriesOf('the usual plus a banana')).toEqual([640, expect.closeTo(105, 0)])
  const { foods, unknown } = read('the usual without the milk', () => log)
  expect([unknown, foods.map(({ eatable, isUnsure }) => [eatable.name, isUnsure])]).toEqual([
    [],
    [['Canteen lunch', true]],
  ])
})
