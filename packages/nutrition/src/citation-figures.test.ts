import { type Locale, locales, poundsToKilograms } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { citationText } from './citation-figures.ts'
import { findCitation } from './citations.ts'
import { ruleNames } from './rules.ts'
import { type SourceTag, sources } from './sources.ts'

/** Every text of the citations in a language, as it is written. */
const allTexts = (locale: Locale): readonly string[] =>
  ruleNames.flatMap((rule) =>
    (Object.keys(sources) as SourceTag[]).flatMap((source) => {
      const citation = findCitation(rule, source, locale)
      if (citation === undefined) return []
      return 'because' in citation ? [citation.because] : [citation.claim]
    }),
  )

test.each([
  ['1 to 4 hours before', 'lb', '1 to 4 hours before'],
  ['[1.4 to 2.0] g/kg a day', 'lb', '1.4 to 2.0 g/kg (0.64 to 0.91 g/lb) a day'],
  ['[1.4 to 2.0] g/kg a day', 'kg', '1.4 to 2.0 g/kg a day'],
  ['[3 to 6] mg/kg helps', 'lb', '3 to 6 mg/kg (1.4 to 2.7 mg/lb) helps'],
  ['[10–12] g/kg, [7–12] before', 'lb', '10–12 g/kg (4.5–5.4 g/lb), 7–12 (3.2–5.4) before'],
  ['[3.0] liters for men, [2.2] for women', 'lb', '3.0 liters for men, 2.2 for women'],
] as const)('%s is told to one who reads %s', (text, mass, told) =>
  expect(citationText(text, 'en', { mass })).toBe(told),
)

test.each([
  ['en', '[0.4 to 0.8] liters an hour', '0.4 to 0.8 liters (14 to 27 fl oz) an hour'],
  ['en', '[3.0] liters for men, [2.2] for women', '3.0 liters (101 fl oz) for men, 2.2 (74 fl oz) for women'],
  ['de', '[0,4 bis 0,8] Liter pro Stunde', '0,4 bis 0,8 Liter (14 bis 27 fl oz) pro Stunde'],
  ['es', 'de [0,4 a 0,8] litros por hora', 'de 0,4 a 0,8 litros (14 a 27 fl oz) por hora'],
] as const)('drinks are told in fluid ounces beside litres, in %s: %s', (locale, text, told) =>
  expect(citationText(text, locale, { volume: 'fl-oz' })).toBe(told),
)

describe.each(locales)('in %s', (locale) => {
  const read = (figure = '') => Number(figure.replace(',', '.'))

  test('no mark is shown, and one who reads kilograms and litres reads what the paper says', () => {
    for (const text of allTexts(locale)) {
      const told = citationText(text, locale, {})
      expect(told).not.toMatch(/[[\]]/)
      expect(told).toBe(text.replaceAll(/[[\]]/g, ''))
    }
  })

  test('each figure for a kilogram has that for a pound beside it', () => {
    const perKilogram = allTexts(locale).filter((text) => /g\/kg/.test(text))
    expect(perKilogram.length).toBeGreaterThan(15)
    for (const text of perKilogram) {
      const told = citationText(text, locale, { mass: 'lb' })
      expect(told.match(/g\/kg(?! \([\d.,–]+(?: (?:to|bis|a) [\d.,]+)? m?g\/lb\))/g), told).toBeNull()
      for (const [, from, converted] of told.matchAll(/(\d[\d.,]*) m?g\/kg \([^)]*?(\d[\d.,]*) m?g\/lb\)/g))
        expect(read(converted) / (read(from) * poundsToKilograms(1)), told).toBeCloseTo(1, 1)
    }
  })

  test('no weight is told for a kilogram in words, whose pound nobody reads', () => {
    const inWords = allTexts(locale).filter((text) =>
      /(?:half|quarter|halbes|viertel|medio|cuarto).*[Kk]ilogram/i.test(text),
    )
    expect(inWords).toEqual([])
  })
})
