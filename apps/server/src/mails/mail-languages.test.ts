import { type Locale, locales } from '@pacemeal/domain'
import { pseudoWords } from '@pacemeal/testing'
import { afterAll, expect, test } from 'vitest'
import { de } from '../languages/de.ts'
import { en } from '../languages/en.ts'
import { es } from '../languages/es.ts'
import { serverWords } from '../languages/server-words.ts'
import type { ServerWords } from '../languages/words.ts'
import { everyMail, linked } from '../testing/every-mail.ts'

/** The languages beside English. A new one does not compile until it is here. */
const translations: Readonly<Record<Exclude<Locale, 'en'>, ServerWords>> = { de, es }
const translated = locales.filter((locale) => locale !== 'en')

/**
 * While these tests run, each of them is a language that nobody speaks, whose letters are all accented: a plain letter is a
 * raw text. The catalogue itself is changed and given back: no module is replaced.
 */
const kept = translated.map((locale) => [translations[locale], { ...translations[locale] }] as const)
for (const [words] of kept) Object.assign(words, pseudoWords(en))
afterAll(() => {
  for (const [words, before] of kept) Object.assign(words, before)
})

const withoutLinks = (text: string): string => text.replaceAll(linked, '')
/** What people read of a page: no tags, no style; the product keeps its name. */
const readOf = (html: string): string =>
  withoutLinks(html)
    .replaceAll(/<style>.*?<\/style>|<[^>]+>|&#?\w+;/gs, ' ')
    .replaceAll('Pacemeal', '')

test.each(translated)('every word of every mail in %s comes from the catalogue of its language', (locale) => {
  for (const { subject, text, html } of everyMail(locale)) {
    expect(subject).not.toMatch(/[a-z]/i)
    expect(withoutLinks(text)).not.toMatch(/[a-z]/i)
    expect(readOf(html)).not.toMatch(/[a-z]/i)
    expect(html).toContain(`<html lang="${locale}">`)
  }
})

/** What the functions of a catalogue are given: no letters, so that nothing that was given reads like a word. */
const GIVEN = '7'

/** Every text of a catalogue by its name; a function's as it stands with what it is given. */
const textsOf = (value: unknown, name = ''): Readonly<Record<string, string>> => {
  if (typeof value === 'string') return { [name]: value }
  if (typeof value === 'function') return textsOf(value(GIVEN, GIVEN, GIVEN), name)
  return Object.fromEntries(
    Object.entries(value ?? {}).flatMap(([key, one]) => Object.entries(textsOf(one, `${name}.${key}`))),
  )
}

/** Words that are the same in German. */
const SHARED = new Set(['.calendar.sessions.Hybrid'])

test('every text of every language is its own', () => {
  const original = new Map<ServerWords, ServerWords>(kept)
  const said = locales.map((locale) => textsOf(original.get(serverWords(locale)) ?? serverWords(locale)))
  const [english, ...others] = said
  if (!english) throw new Error('there is no English')
  for (const other of others) {
    expect(Object.keys(other)).toEqual(Object.keys(english))
    const same = Object.keys(other).filter((name) => other[name] !== GIVEN && other[name] === english[name])
    expect(same.filter((name) => !SHARED.has(name))).toEqual([])
  }
})
