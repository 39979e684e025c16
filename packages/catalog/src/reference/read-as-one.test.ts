import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader, readBegun } from '../say/index.ts'
import { germanKitchen } from '../translation/german.ts'
import { spanishKitchen } from '../translation/spanish.ts'
import { openFoodFinder } from './open-food-finder.ts'
import { readAsOne } from './read-as-one.ts'

const catalog = openCatalog()
const { read } = openMealReader(catalog)
const finders = {
  en: openFoodFinder(catalog),
  de: openFoodFinder(catalog, germanKitchen, 'de'),
  es: openFoodFinder(catalog, spanishKitchen, 'es'),
}
/** The first find as the log's search shows it. */
const first = (language: keyof typeof finders, text: string): string | undefined =>
  finders[language].search(text, {
    limit: 6,
    isWhole: true,
    readAs: (isBegun) => readAsOne(read, text, isBegun),
    readBegun: () => readBegun(read, text),
  })[0]?.key

describe('what is typed for a dish or a plain food', () => {
  // What is on its way to a name that was found is no misspelt other one.
  test.each([
    ['es', 'manza', 'food:apple'],
    ['es', 'aguac', 'food:avocado'],
    ['en', 'squa', 'food:acorn-squash'],
    ['en', 'basma', 'food:basmati-rice-dry'],
    ['de', 'Leberk', 'food:meat-loaf-leberkaese'],
    ['en', 'omlette', 'dish:omelet'],
    // The beginning of a name is meant, not the middle of another one or a typing mistake.
    ['en', 'jacket p', 'food:potato-baked'],
    ['de', 'Erdnussb', 'food:peanut-butter'],
    ['de', 'Krautsal', 'dish:coleslaw'],
    ['de', 'Brötch', 'food:wheat-roll'],
    ['es', 'cafe con l', 'dish:latte'],
    ['en', 'rice', 'food:white-rice-cooked'],
    ['en', 'spring onion', 'food:scallions'],
  ] as const)('%s: %s, being typed, finds %s first', (language, text, key) => expect(first(language, text)).toBe(key))

  test.each([
    ['en', 'porridge', 'food:oatmeal-instant-cooked'],
    ['en', 'curry', 'recipe:chicken-tikka-style-curry'],
    ['en', 'beans on toast', 'dish:beans-on-toast'],
    ['en', 'fish and chips', 'dish:fish-and-chips'],
    ['en', 'scone', 'dish:scone'],
    ['en', 'sausage roll', 'dish:sausage-roll'],
    ['en', 'tikka masala', 'dish:tikka-masala'],
    ['en', 'samosa', 'dish:samosa'],
    ['en', 'nutella', 'dish:chocolate-spread'],
    ['en', 'diet coke', 'dish:diet-soda'],
    ['en', 'mince', 'food:beef-ground-90-cooked'],
    ['en', 'ribs', 'food:pork-spareribs-cooked'],
    ['en', 'crackers', 'food:saltine-crackers'],
    ['en', 'brownie', 'dish:brownie'],
    ['en', 'donut', 'dish:doughnut'],
    ['en', 'grilled cheese', 'dish:grilled-cheese'],
    ['en', 'overnight oats', 'dish:overnight-oats'],
    ['en', 'omlette', 'dish:omelet'],
    ['de', 'Porridge', 'food:oatmeal-instant-cooked'],
    ['de', 'Curry', 'recipe:chicken-tikka-style-curry'],
    ['de', 'Mandarine', 'food:clementine'],
    ['de', 'Speck', 'food:bacon-cooked'],
    ['de', 'Sahne', 'food:cream-heavy'],
    ['de', 'Mais', 'food:corn-canned'],
    ['de', 'Berliner', 'dish:berliner'],
    ['de', 'Cola light', 'dish:diet-soda'],
    ['es', 'clara', 'food:egg-white-raw'],
    ['es', 'lomo', 'food:pork-loin-chop-cooked'],
    ['es', 'clara con limón', 'dish:shandy'],
    ['es', 'crema de calabacín', 'dish:crema-de-calabacin'],
    ['es', 'crema de calabaza', 'dish:crema-de-calabaza'],
    ['es', 'crema de verduras', 'dish:crema-de-verduras'],
    ['es', 'gachas', 'food:oatmeal-instant-cooked'],
    ['es', 'caña', 'dish:small-beer'],
    ['es', 'pipas', 'food:sunflower-seeds'],
    ['es', 'palta', 'food:avocado'],
    ['es', 'choclo', 'food:corn-canned'],
    ['es', 'papas', 'food:potato-boiled'],
    ['es', 'pan con tomate', 'dish:pan-con-tomate'],
    ['es', 'sopes', 'dish:sopes'],
    ['es', 'concha', 'dish:concha'],
  ] as const)('%s: %s comes first', (language, typed, key) => expect(first(language, typed)).toBe(key))

  test.each([
    ['en', 'bacon', 'food:bacon-cooked'],
    ['en', 'salsa', 'food:salsa'],
    ['en', 'jam', 'food:jam'],
    ['en', 'brown rice', 'food:brown-rice-cooked'],
    ['de', 'Kefir', 'food:kefir-plain'],
    ['es', 'pimiento', 'food:pepper-red-bell'],
  ] as const)('%s: %s stays what bears the name', (language, typed, key) => expect(first(language, typed)).toBe(key))

  test.each([
    ['fish and chips', 'Fish and chips'],
    ['panna cotta', 'Panna cotta'],
    ['breakfast sandwich', 'Breakfast sandwich'],
  ])('%s is shown under the name that everybody knows', (text, name) => {
    expect(read(text).items.map((item) => item.name)).toEqual([name])
  })

  test('is not read where something is called by the words', () => {
    const asked: string[] = []
    const find = (text: string) => finders.en.search(text, { isWhole: true, readAs: () => void asked.push(text) })
    for (const text of ['bacon', 'jam', 'fish and chips']) find(text)
    expect(asked).toEqual(['fish and chips'])
  })

  test('is not read where it is several foods, open words or a food by more words', () => {
    expect(['toast with butter', 'quxle', 'roasted chicken thigh', ''].map((text) => readAsOne(read, text))).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })
})
