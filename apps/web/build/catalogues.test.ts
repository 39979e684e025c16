import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { locales } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import {
  type CatalogueEntry,
  catalogueParts,
  compilePart,
  findFaults,
  partModule,
  readCatalogue,
} from './catalogues.ts'

const fileOf = (locale: string): string => join(import.meta.dirname, `../src/languages/${locale}.po`)

/** Kilobytes after gzip that one part of a language may need, and those that stand before the sign-in. */
const MAX_PART = 30
const MAX_BEFORE_SIGN_IN = 12

const entry = (message: string, translation: string, origins = ['src/ui/a.tsx']): CatalogueEntry => ({
  id: message,
  message,
  translation,
  origins,
})

describe('a translation that would fail its reader is found', () => {
  test.each([
    ['none at all', entry('Save', ''), 'missing: Save'],
    ['a lost value', entry('Hello {name}', 'Hallo'), 'other values: Hello {name}'],
    ['a lost element', entry('Read <0>this</0>', 'Lies <0>das'), 'other values: Read <0>this</0>'],
  ])('%s', (_, one, fault) => expect(findFaults([one])).toEqual([fault]))

  test('but not one that turns the sentence around', () =>
    expect(findFaults([entry('{a} of <0>{b}</0>', '<0>{b}</0>, davon {a}')])).toEqual([]))
})

test('a text is fetched with the first part that shows it, and left out without a translation', () => {
  const entries = [
    entry('Log In', 'Anmelden', ['src/areas/account/a.tsx', 'src/areas/log/b.tsx']),
    entry('Lunch', 'Mittagessen', ['src/areas/trends/c.tsx', 'src/areas/log/b.tsx']),
    entry('Sweat', 'Schweiß', ['src/areas/training/e.tsx', 'src/areas/profile/d.tsx']),
    entry('Kitchen', 'Küche', ['src/areas/profile/d.tsx']),
    entry('Later', '', ['src/areas/profile/d.tsx']),
  ]
  expect(catalogueParts.map((part) => Object.values(compilePart(entries, part)).flat())).toEqual([
    ['Anmelden'],
    ['Mittagessen'],
    ['Schweiß'],
    ['Küche'],
  ])
})

describe.each(locales.filter((locale) => locale !== 'en'))('the catalogue in %s', async (locale) => {
  const entries = await readCatalogue(fileOf(locale))

  test('says every text of the web, with the same values', async () => {
    expect(findFaults(entries)).toEqual([])
    const source = await readCatalogue(fileOf('en'))
    expect(entries.map(({ id }) => id).toSorted()).toEqual(source.map(({ id }) => id).toSorted())
  })

  test('comes in parts that are light', () => {
    const sizes = catalogueParts.map((part) => gzipSync(partModule(compilePart(entries, part))).length / 1024)
    expect(sizes.filter((size) => size > MAX_PART)).toEqual([])
    expect(sizes[0]).toBeLessThan(MAX_BEFORE_SIGN_IN)
  })
})
