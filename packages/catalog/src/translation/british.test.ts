import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { aisles } from '../food.ts'
import { describeAmount, pluralOf } from '../portions.ts'
import { openFoodFinder } from '../reference/open-food-finder.ts'
import { openMealReader } from '../say/index.ts'
import { openSearch } from '../search.ts'
import { britishKitchen } from './british.ts'

const catalog = openCatalog()
const kitchen = openSearch(catalog, britishKitchen)
const finder = openFoodFinder(catalog, britishKitchen)
const { food, dish, amount, measure, aisle } = britishKitchen
const american =
  /\b(?:eggplants?|zucchinis?|arugula|cilantro|shrimps?|scallions?|beets?|rutabagas?|ground (?:beef|turkey|pork|lamb|chicken)|whole-wheat|oatmeal|bell peppers?|bok choy|canned|broil(?:er)?|skim milk|all-purpose|cornstarch|heavy cream)\b/i

describe('food names in Britain', () => {
  test.each([
    ['Eggplant', 'Aubergine'],
    ['Zucchini', 'Courgette'],
    ['Arugula', 'Rocket'],
    ['Cilantro (fresh coriander)', 'Fresh coriander'],
    ['Coriander seed, ground', 'Coriander seed, ground'],
    ['Shrimp, cooked', 'Prawns, cooked'],
    ['Scallions', 'Spring onions'],
    ['Beets, canned, drained', 'Beetroot, tinned, drained'],
    ['Rutabaga', 'Swede'],
    ['Ground beef, 90% lean', 'Beef mince, 90% lean'],
    ['Ground almonds (almond flour)', 'Ground almonds (almond flour)'],
    ['Whole-wheat sandwich bread', 'Wholemeal sandwich bread'],
    ['Whole-wheat pasta', 'Wholewheat pasta'],
    ['Oven fries', 'Oven chips'],
    ['Potato chips', 'Potato crisps'],
    ['Tortilla chips', 'Tortilla chips'],
    ['Instant oatmeal, plain, cooked with water', 'Instant porridge, plain, cooked with water'],
    ['2% milk', 'Semi-skimmed milk'],
    ['Lactose-free 2% milk', 'Lactose-free semi-skimmed milk'],
    ['Soy sauce', 'Soy sauce'],
    ['Black pepper', 'Black pepper'],
    ['Coriander (cilantro) leaves, raw', 'Coriander leaves, raw'],
    ['Lettuce, cos or romaine, raw', 'Lettuce, cos, raw'],
    ['Onions, spring or scallions (includes tops and bulb), raw', 'Spring onions (includes tops and bulb), raw'],
    ['Broad beans (fava beans), canned', 'Broad beans, tinned'],
    ['Chicken, broiler, rotisserie, barbecue, skin', 'Chicken, broiler, rotisserie, barbecue, skin'],
  ])('%s is %s', (name, said) => expect(food(name)).toBe(said))

  test.each([
    ['Shrimp and egg fried rice', 'Prawn and egg fried rice'],
    ['Garlic shrimp with zucchini noodles', 'Garlic prawns with courgette noodles'],
    ['Blackberry coconut noatmeal', 'Blackberry coconut noatmeal'],
    ['Maple oatmeal with milk, with a banana', 'Maple porridge with milk, with a banana'],
    ['Broil until bubbling, or finish under the broiler.', 'Grill until bubbling, or finish under the grill.'],
    ['Toss the eggplant with cilantro and coriander.', 'Toss the aubergine with coriander and coriander.'],
  ])('%s is %s', (name, said) => expect(dish(name)).toBe(said))

  test('hold no American word in any food, dish, step, amount or aisle', () => {
    const names = catalog.foods.map(({ name }) => food(name))
    const told = catalog.recipes.flatMap(({ name, description, steps }) => [name, description, ...steps].map(dish))
    const units = catalog.foods.flatMap(({ portions }) => portions.flatMap(({ unit }) => [unit, pluralOf(unit)]))
    const amounts = catalog.foods.flatMap((one) =>
      one.portions.map(({ grams }) => amount(describeAmount(one, 2 * grams))),
    )
    const all = [...names, ...told, ...units.map(measure), ...amounts, ...aisles.map(aisle)]
    expect(all.filter((text) => american.test(text) && !/^Shredded wheat/.test(text))).toEqual([])
  })

  test('say nothing twice in the name of a reference food, and call none by another tool of the kitchen', () => {
    const twice = /\b([\p{L}-]{3,}(?: [\p{L}-]+)*)(?: or (?:\1|[\p{L}-]+ \1)\b| \(\1\))/iu
    const { names } = finder.reference
    expect(names.filter((name) => twice.test(food(name)) && !twice.test(name)).map(food)).toEqual([])
    expect(names.filter((name) => /\bgrill\b/i.test(food(name)) && !/\bgrill\b/i.test(name)).map(food)).toEqual([])
  })

  test('call no two foods and no two dishes alike, and say what was said already the same way', () => {
    for (const texts of [catalog.foods.map(({ name }) => food(name)), catalog.recipes.map(({ name }) => dish(name))]) {
      expect(texts.filter((text, at) => texts.indexOf(text) !== at)).toEqual([])
      expect(texts.filter((text) => dish(text) !== text)).toEqual([])
    }
  })

  test.each([
    ['aubergine', 'eggplant'],
    ['courgette', 'zucchini'],
    ['rocket', 'arugula'],
    ['prawns', 'shrimp'],
    ['spring onion', 'scallion'],
    ['beetroot', 'beet'],
    ['swede', 'rutabaga'],
    ['beef mince', 'beef-ground'],
    ['wholemeal bread', 'whole-wheat'],
    ['crisps', 'potato-chips'],
    ['porridge', 'oat'],
  ])('are found and read as words: %s', (said, key) => {
    const found = kitchen.search(said, { kind: 'food', limit: 4 })
    expect(found.map(({ id }) => id).join(' ')).toMatch(key)
    const finds = finder.search(said, { limit: 4 })
    expect(finds.map((one) => one.key).join(' ')).toMatch(key)
  })

  test('are words that a meal is read from', () => {
    const read = openMealReader(catalog, openSearch(catalog))
    const { items } = read.read('120 g prawns, half a courgette, 2 slices of wholemeal toast')
    expect(items.map(({ name }) => food(name)).join(', ')).toMatch(/^Prawns.*, Courgette.*, Wholemeal/)
  })
})
