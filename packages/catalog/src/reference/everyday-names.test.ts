import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from '../say/index.ts'
import { germanKitchen } from '../translation/german.ts'
import { spanishKitchen } from '../translation/spanish.ts'
import { everydayKeys } from './everyday-names.ts'
import { openFoodFinder } from './open-food-finder.ts'

const catalog = openCatalog()
const finders = [undefined, germanKitchen, spanishKitchen].map((translation) => openFoodFinder(catalog, translation))

describe('what people type for an everyday food', () => {
  test.each([
    ['skyr', 'food:skyr'],
    ['200g skyr', 'food:skyr'],
    ['half skyr', 'food:skyr'],
    ['quarter pizza', 'food:usda-21299'],
    ['a glass of oat milk', 'food:oat-milk-unsweetened'],
    ['quark', 'food:quark-lowfat'],
    ['Magerquark', 'food:quark-lowfat'],
    ['quark 20 %', 'food:quark-20'],
    ['protein bar', 'food:protein-bar'],
    ['flat white', 'dish:flat-white'],
    ['café con leche', 'dish:latte'],
    ['Brot', 'food:mixed-rye-bread'],
    ['Vollkornbrot', 'food:wholemeal-rye-bread'],
    ['tortilla francesa', 'food:omelet-plain'],
    ['tortilla española', 'food:tortilla-espanola'],
    ['jamón serrano', 'food:serrano-ham'],
    ['chocolate negro', 'food:dark-chocolate-70'],
    ['Brezel', 'food:lye-pretzel'],
    ['pan integral', 'food:whole-wheat-bread'],
    ['weetabix', 'food:usda-42237'],
    ['Haferflocken', 'food:rolled-oats-dry'],
    ['Hähnchenbrust', 'food:chicken-breast-cooked'],
    ['huevos', 'food:egg-whole-raw'],
    ['Eiweiß', 'food:egg-white-raw'],
    ['burger', 'dish:hamburger'],
    ['hamburguesa', 'dish:hamburger'],
    ['caesar salad', 'dish:caesar-salad'],
    ['Salat', 'dish:side-salad'],
    ['ensalada', 'dish:side-salad'],
    ['tacos', 'dish:taco'],
    ['sushi', 'dish:sushi-roll'],
    ['pb&j', 'dish:pbj'],
    ['ham sandwich', 'dish:ham-sandwich'],
    ['cookie', 'dish:cookie'],
    ['Kekse', 'dish:cookie'],
    ['protein shake', 'dish:protein-shake'],
    ['Eiweißshake', 'dish:protein-shake'],
    ['Kartoffelpüree', 'dish:mashed-potato'],
    ['Schnitzel', 'dish:schnitzel'],
    ['arroz con leche', 'dish:rice-pudding'],
    ['whey', 'food:whey-protein-powder'],
    ['chips', 'food:potato-chips'],
    ['steak', 'food:beef-top-sirloin-lean-cooked'],
    ['carne picada', 'food:beef-ground-90-cooked'],
    ['Bratwurst', 'food:usda-07013'],
    ['Eis', 'food:vanilla-ice-cream'],
    ['helado', 'food:vanilla-ice-cream'],
    ['Trauben', 'food:grapes'],
    ['Nüsse', 'food:mixed-nuts'],
    ['Öl', 'food:olive-oil'],
    ['Hühnchen', 'food:chicken-breast-cooked'],
    ['Weizen', 'food:beer'],
    ['Gummibärchen', 'food:fruit-gums'],
    ['merluza', 'food:usda-15133'],
    ['pimentón', 'food:paprika'],
    ['mac and cheese', 'dish:mac-cheese'],
    ['mac n cheese', 'dish:mac-cheese'],
    ['Makkaroni mit Käse', 'dish:mac-cheese'],
    ['macarrones con queso', 'dish:mac-cheese'],
    ['peppers', 'food:pepper-red-bell'],
    ['mustard', 'food:mustard-yellow'],
    ['protein powder', 'food:whey-protein-powder'],
    ['Eiweißpulver', 'food:whey-protein-powder'],
    ['Hähnchen süß-sauer', 'dish:sweet-sour-chicken'],
    ['Johannisbeeren', 'food:usda-09084'],
    ['Kohlrabi', 'food:usda-11241'],
    ['Feldsalat', 'food:usda-11190'],
    ['Matjes', 'food:matjes'],
    ['Kroketten', 'dish:croqueta'],
    ['cocido', 'dish:chickpea-stew'],
    ['carne asada', 'food:beef-top-sirloin-lean-cooked'],
    ['mortadela', 'food:usda-07050'],
    ['toronja', 'food:grapefruit'],
    ['picos', 'food:usda-18080'],
  ])('%s comes first in every language', (typed, key) => {
    expect(finders.map(({ search }) => search(typed, { limit: 6 })[0]?.key)).toEqual([key, key, key])
  })

  test.each([
    ['Paprika', ['food:paprika', 'food:pepper-red-bell', 'food:paprika']],
    ['2 Paprikas', ['food:paprika', 'food:pepper-red-bell', 'food:paprika']],
  ])('%s is what it is in the language of the screens', (typed, keys) => {
    const inLanguages = [
      openFoodFinder(catalog),
      openFoodFinder(catalog, germanKitchen, 'de'),
      openFoodFinder(catalog, spanishKitchen, 'es'),
    ]
    expect(inLanguages.map(({ search }) => search(typed)[0]?.key)).toEqual(keys)
  })

  test('is of a food that there is, in the kitchen, in the tables or among the common dishes', () => {
    const { dish } = openMealReader(catalog)
    const [finder] = finders
    const isKnown = (key: string): boolean => {
      const id = key.slice(key.indexOf(':') + 1)
      if (key.startsWith('dish:')) return dish(key) !== undefined
      return (catalog.findFood(id) ?? finder?.further.get(id) ?? finder?.reference.find(id)) !== undefined
    }
    expect(everydayKeys.filter((key) => !isKnown(key))).toEqual([])
  })

  test('takes no place from a longer name, and is found by its beginning where nothing else is', () => {
    const [english] = finders
    expect(english?.search('rye bread')[0]?.key).toBe('food:rye-bread')
    expect(english?.search('Haferfl')[0]?.key).toBe('food:rolled-oats-dry')
    const keys = english?.search('skyr', { limit: 6 }).map(({ key }) => key) ?? []
    expect(new Set(keys).size).toBe(keys.length)
  })
})
