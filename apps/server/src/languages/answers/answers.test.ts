import { localDate } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import type { AnswerWords } from './answer-words.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { tellIn } from './index.ts'

const dish = {
  name: 'Kefir berry oat smoothie',
  cookedOn: localDate('2026-03-16'),
  keepsUntil: localDate('2026-03-18'),
  to: localDate('2026-03-20'),
}

/** What a sentence may hold that is not of the catalogue, and what stands for it in the answer. */
const values: Record<string, (tell: (...given: never[]) => string) => string> = {
  'plan.throttled': (tell) => (tell as (seconds: number) => string)(119.2),
  'plan.mealSettled': (tell) => (tell as AnswerWords['plan']['mealSettled'])(dish.name, dish.to),
  'plan.beforeCooking': (tell) => (tell as AnswerWords['plan']['beforeCooking'])(dish),
  'plan.kept': (tell) => (tell as AnswerWords['plan']['kept'])(dish),
  'plan.doesNotFit': (tell) => (tell as AnswerWords['plan']['doesNotFit'])(dish.name, dish.to),
  'account.tooManyPasskeys': (tell) => (tell as (most: number) => string)(20),
  'storage.fileTooLarge': (tell) => (tell as (bytes: number) => string)(33_554_432),
  'storage.tooManyDocuments': (tell) => (tell as AnswerWords['storage']['tooManyDocuments'])(20_000, 'meal logs'),
  'storage.documentsTooLarge': (tell) => (tell as AnswerWords['storage']['documentsTooLarge'])(500, 'meal logs'),
  'storage.tooManyPictures': (tell) => (tell as AnswerWords['storage']['tooManyPictures'])(20_000, 500),
  'lists.tooManyCalendars': (tell) => (tell as (most: number) => string)(5),
  'lists.tooManyBrowsers': (tell) => (tell as (most: number) => string)(10),
  'support.received': (tell) => (tell as (email: string) => string)('maya@athletes.example'),
  'analysis.tooMany': (tell) => (tell as (seconds: number) => string)(90),
}

for (const name of ['providerOff', 'providerUnverified', 'unverifiedHere', 'providerAway', 'providerAnswerRefused']) {
  values[`account.${name}`] = (tell) => (tell as (provider: string) => string)('Google')
}

/** Every sentence of a language by its place; one with values that this test does not know fails. */
const sentencesOf = (words: object, place = ''): readonly (readonly [string, string])[] =>
  Object.entries(words).flatMap(([name, value]) => {
    const at = place === '' ? name : `${place}.${name}`
    if (typeof value === 'string') return [[at, value] as const]
    if (typeof value === 'object') return sentencesOf(value, at)
    const tell = values[at]
    return [[at, tell === undefined ? `no values for ${at}` : tell(value)] as const]
  })

const english = new Map(sentencesOf(en))
const figures = (text: string) => text.match(/\d+/g) ?? []

describe.each([
  ['German', de],
  ['Spanish', es],
])('every answer that a person may read is told in %s', (_, words) => {
  const sentences = sentencesOf(words)

  test('in words of its own, of every place that English has', () => {
    expect(sentences.map(([place]) => place)).toEqual([...english.keys()])
    expect(sentences.filter(([place, text]) => text === '' || text === english.get(place))).toEqual([])
  })

  test('with the same figures', () =>
    expect(sentences.map(([place, text]) => [place, figures(text)])).toEqual(
      [...english].map(([place, text]) => [place, figures(text)]),
    ))
})

test('a dish, a day and a wait are said as that language says them', () => {
  expect(english.get('plan.kept')).toBe(
    'Kefir berry oat smoothie is cooked on Monday and keeps until Wednesday, so Friday is too late.',
  )
  expect(tellIn(({ plan }) => plan.mealSettled(dish.name, dish.cookedOn), 'de')).toContain(
    '„Kefir-Beeren-Smoothie mit Hafer“ am Montag ist gegessen',
  )
  expect(tellIn(({ plan }) => plan.throttled(0.2), 'de')).toContain('1 Sekunde,')
  expect(tellIn(({ plan }) => plan.beforeCooking(dish), 'es')).toMatch(/se cocina el lunes.* el viernes\.$/)
})
