import { join } from 'node:path'
import { i18n } from '@lingui/core'
import { findCaution, ingredientClasses, openCatalog, understandRestriction } from '@pacemeal/catalog'
import { germanKitchen } from '@pacemeal/catalog/german'
import { spanishKitchen } from '@pacemeal/catalog/spanish'
import { afterEach, describe, expect, test } from 'vitest'
import { compilePart, readCatalogue } from '../../build/catalogues.ts'
import { activateEnglish } from './activate.ts'
import { avoidedName } from './avoided-names.ts'
import { speakKitchen } from './kitchen.ts'

const catalog = openCatalog()

/** What a warning calls each class that a diet or a restriction may forbid. */
const classWords = ingredientClasses
  .filter((name) => !/_possible$|_free$|^unknown$/.test(name))
  .map((forbids) => {
    const rules = { ...catalog.rulesFor([]), classRules: [{ forbids }] }
    return findCaution(rules, { name: '', sure: [forbids], doubted: [] })?.of ?? ''
  })

const speak = async (locale: 'de' | 'es') => {
  const entries = await readCatalogue(join(import.meta.dirname, `${locale}.po`))
  i18n.loadAndActivate({ locale, messages: compilePart(entries, 'more') })
  speakKitchen(locale === 'de' ? germanKitchen : spanishKitchen)
}

afterEach(() => {
  speakKitchen(undefined)
  activateEnglish()
})

test('in English what is avoided is called as the catalogue calls it', () => {
  expect(classWords.map(avoidedName)).toEqual(classWords)
  expect(avoidedName('my own word')).toBe('my own word')
})

describe.each([
  ['de', /^(?:Milch und Milchprodukte|Fleisch)$/, 'Schwefeldioxid und Sulfite'],
  ['es', /^(?:leche y lácteos|carne)$/, 'dióxido de azufre y sulfitos'],
] as const)('in %s', (locale, common, declared) => {
  test('every class and declared allergen has its name, and a word of the person’s own stays', async () => {
    await speak(locale)
    // Words that are the same in both languages.
    const alike = new Set(['gluten', 'triticale', 'alcohol', 'cilantro'])
    expect(classWords.filter((word) => avoidedName(word) === word && !alike.has(word))).toEqual([])
    for (const word of ['milk and dairy', 'meat']) expect(avoidedName(word)).toMatch(common)
    expect(avoidedName('sulphur dioxide and sulphites')).toBe(declared)
    expect(avoidedName('my own word')).toBe('my own word')
    expect(avoidedName('constructor')).toBe('constructor')
  })

  test('what a restriction was understood as is told in the language', async () => {
    await speak(locale)
    const { avoids } = understandRestriction(locale === 'de' ? 'Milch' : 'leche', catalog.foods)
    expect(avoids.map(avoidedName).join(', ')).toMatch(common)
  })
})
