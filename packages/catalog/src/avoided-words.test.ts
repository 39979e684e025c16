import type { Diet } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { findAvoidedWords } from './avoided-words.ts'
import { openCatalog } from './catalog.ts'

const catalog = openCatalog()
const avoided = (text: string, diets: readonly Diet[], restrictions: readonly string[] = []) =>
  findAvoidedWords(catalog.rulesFor(diets, restrictions), text, catalog.foods)

describe('what somebody writes for a meal is held against what they avoid', () => {
  test.each<[string, readonly Diet[], readonly string[], readonly string[]]>([
    ['Toast with peanut butter', ['classic'], ['peanuts'], ['peanut butter']],
    ['Toast with almond butter', ['classic'], ['peanuts'], []],
    ['Chicken with rice', ['vegan'], [], ['chicken']],
    ['Porridge with almond milk and honey', ['vegan'], [], ['honey']],
    ['Porridge with milk', ['dairy-free'], [], ['milk']],
    ['Porridge with oat milk', ['dairy-free'], [], []],
    ['Two slices of bread', ['gluten-free'], [], ['bread']],
    ['Shrimp and kiwi salad', ['classic'], ['shellfish', 'kiwi'], ['shrimp', 'kiwi']],
    ['Cheddar on crackers', ['vegan'], [], ['cheddar']],
    ['Salmon, potatoes and beans', ['pescatarian'], [], []],
    ['Bacon and eggs', ['halal'], [], ['bacon']],
    ['Anything at all', ['classic'], [], []],
    ['Grandma’s secret', ['vegan'], ['peanuts'], []],
  ])('%s for %j without %j', (text, diets, restrictions, expected) => {
    expect(avoided(text, diets, restrictions)).toEqual(expected)
  })

  test('an empty description names nothing', () => expect(avoided('', ['vegan'], ['nuts'])).toEqual([]))
})
