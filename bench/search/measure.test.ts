import { expect, test } from 'vitest'
import { measureSearch } from './measure.ts'
import { readQueries } from './queries.ts'
import { readShownQueries } from './shown.ts'

test('there are more than three hundred queries of many families, no text twice in one', () => {
  const queries = readQueries()
  expect(queries.length).toBeGreaterThanOrEqual(300)
  expect(new Set(queries.map(({ family }) => family)).size).toBeGreaterThanOrEqual(12)
  expect(new Set(queries.map(({ family, text }) => `${family} ${text}`)).size).toBe(queries.length)
  expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'es']))
  expect(queries.find(({ text }) => text === 'hafer')?.language).toBe('de')
})

test('a find counts by name and by energy, and unknown energy fits', () => {
  const query = { family: 'staples', language: 'en' as const, text: 'milk', meant: /milk/, energy: [30, 70] as const }
  const finds = [
    { key: 'powder', name: 'Milk powder' },
    { key: 'whole', name: 'Whole milk' },
  ]
  const energies: Readonly<Record<string, number | null>> = { powder: 496, whole: 61 }
  const [row] = measureSearch(
    [query],
    () => finds,
    (key) => energies[key] ?? null,
  )
  expect(row?.place).toBe(2)
  const [unknown] = measureSearch(
    [query],
    () => finds,
    () => null,
  )
  expect(unknown?.place).toBe(1)
  const [none] = measureSearch(
    [query],
    () => [],
    () => null,
  )
  expect(none?.place).toBeUndefined()
})

test('two hundred queries of a log are of three languages, no text twice in a family', () => {
  const queries = readShownQueries()
  expect(queries.length).toBeGreaterThanOrEqual(200)
  expect(new Set(queries.map(({ family, text }) => `${family} ${text}`)).size).toBe(queries.length)
  expect(new Set(queries.map(({ language }) => language))).toEqual(new Set(['en', 'de', 'es']))
})
