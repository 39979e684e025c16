import { expect, test } from 'vitest'
import { findLocale, matchLocale, wordsIn } from './locale.ts'

test.each([
  [['de-AT', 'en'], 'de'],
  [['fr', 'DE'], 'de'],
  [['en-GB', 'de'], 'en'],
  [['es-MX', 'en'], 'es'],
  [['fr-CA'], 'en'],
  [[], 'en'],
])('a browser that asks for %j gets %s', (asked, locale) => expect(matchLocale(asked)).toBe(locale))

test('a stored language that is not known is none', () => {
  expect([findLocale('de'), findLocale('tlh'), findLocale(null), findLocale({ locale: 'de' })]).toEqual([
    'de',
    undefined,
    undefined,
    undefined,
  ])
})

test('words without a translation stay English', () => {
  expect(wordsIn({ en: 'Rest day', de: 'Ruhetag' }, 'de')).toBe('Ruhetag')
  expect(wordsIn({ en: 'Rest day' }, 'de')).toBe('Rest day')
})
