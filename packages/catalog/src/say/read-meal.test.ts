import { nutrients } from '@pacemeal/domain'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { isUnsure, openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())

/** `food-id grams` of each item, in the order they were said. */
const itemsOf = (text: string): readonly string[] =>
  read(text).items.map(({ key, grams }) => `${key.replace('food:', '')} ${Math.round(grams)}`)

describe('a meal in words', () => {
  test.each<readonly [string, readonly string[]]>([
    ['2 eggs, 80 g oats, flat white', ['egg-whole-raw 100', 'rolled-oats-dry 80', 'dish:flat-white 225']],
    ['Chicken breast 150g, rice 200g', ['chicken-breast-cooked 150', 'white-rice-cooked 200']],
    ['eggs: 3, toast: 2 slices', ['egg-whole-raw 150', 'whole-wheat-bread 64']],
    ['banana (120 g), eggs x2', ['banana 120', 'egg-whole-raw 100']],
    ['two 6 oz steaks and a baked potato', ['beef-top-sirloin-lean-cooked 340', 'potato-baked 200']],
    ['half an avocado on 2 slices of sourdough', ['avocado 68', 'sourdough-bread 100']],
    ['cup and a half of rice', ['white-rice-cooked 237']],
    ['1 ½ cups cooked quinoa; 0.5 cup blueberries', ['quinoa-cooked 278', 'blueberries 74']],
    ['a couple of dates + a dozen almonds', ['dates-medjool 48', 'almonds 14']],
    ['two hundred and fifty grams of skyr', ['yogurt-greek-nonfat 250']],
    ['3 x 30 g protein bars', ['energy-bar-oat 90']],
    ['a 330 ml can of coke', ['cola 343']],
    ['1,5 dl milk', ['milk-2-percent 155']],
    ['100g dry pasta', ['pasta-dry 100']],
    ['a quarter pound of minced beef', ['beef-ground-90-cooked 113']],
    ['a large banana and a small apple', ['banana 148', 'apple 137']],
    ['2-3 dates', ['dates-medjool 60']],
    ['half and half', ['half-and-half 30']],
    ['coffee with milk', ['coffee 240', 'milk-2-percent 30']],
    ['pasta (dry) 80 g', ['pasta-dry 80']],
    ['chicken thigh, raw, 180 g', ['chicken-thigh-skinless-raw 180']],
    ['2 slices of turkey', ['turkey-deli 32']],
    ['smoothie: 1 banana, 200 g strawberries', ['banana 118', 'strawberries 200']],
    ['3 egg omelette', ['egg-whole-raw 150']],
    ['omelette with 3 eggs', ['egg-whole-raw 150']],
    ['250 g yogurt 0% fat', ['yogurt-plain-skim 250']],
    ['8 fl. oz. of skim milk', ['milk-skim 244']],
    ['1 T honey', ['honey 21']],
    ['some cashews, maybe 40 grams', ['cashews-raw 40']],
    ['half a 12 inch pizza', ['dish:pizza 236']],
  ])('%s', (text, expected) => {
    expect(itemsOf(text)).toEqual(expected)
    expect(read(text).unknown).toEqual([])
  })

  test.each([
    ['dictated without a comma', 'two eggs 80 grams oats flat white', '2 eggs, 80 g oats, flat white'],
    ['in a sentence', 'um I had 2 eggs and then 80 g of oats with a flat white', '2 eggs, 80 g oats, flat white'],
    ['with the amounts behind', 'oats 80 g milk 200 ml', '80 g oats, 200 ml milk'],
    ['British', '100 g courgette, 50 g rocket and 80 g prawns', '100 g zucchini, 50 g arugula, 80 g shrimp'],
    ['British dairy', '200 ml semi-skimmed milk, wholemeal toast', '200 ml 2% milk, whole wheat toast'],
    ['mistyped', '2 bannanas, 100g brocoli, 50 g peanutbuter', '2 bananas, 100 g broccoli, 50 g peanut butter'],
    ['in capitals', '2 EGGS, TOAST', '2 eggs, toast'],
    ['on several lines', '2 eggs\n80 g oats', '2 eggs, 80 g oats'],
  ])('%s is the same meal', (_how, said, plain) => expect(itemsOf(said)).toEqual(itemsOf(plain)))
})

describe('one word or two that belong together', () => {
  test.each<readonly [string, readonly string[]]>([
    ['zwei Weizenbrötchen mit Käse', ['french-roll 100', 'cheddar 56']],
    ['Lachsschinken', ['ham-sliced-deli 28']],
    ['80 g Reisnudeln', ['rice-noodles-cooked 80']],
    ['einen Bohnenkaffee', ['coffee 240']],
    ['Nudelsalat', ['dish:pasta-salad 230']],
    ['Kirschtomaten', ['cherry-tomatoes 85']],
    ['zwei Kugeln Eis', ['vanilla-ice-cream 120']],
    ['zwei Eier', ['egg-whole-raw 100']],
    ['un tercio', ['beer 330']],
    ['dos tercios de cerveza', ['beer 660']],
    ['un tercio de pizza', ['dish:pizza 157']],
    ['chicken parma', ['dish:chicken-parmesan 300']],
    ['2 slices of parma ham', ['ham-sliced-deli 56']],
    ["a bar of green & black's", ['milk-chocolate 44']],
    ["green and black's 70%, 20 g", ['dark-chocolate-70 20']],
    ['half a grapefruit', ['grapefruit 128']],
    ['a glass of cava', ['wine-white 147']],
    ['a glass of red', ['wine-red 147']],
    ['one large red and one green pepper', ['pepper-red-bell 149', 'pepper-green-bell 119']],
    ['2 large white and one brown egg', ['egg-whole-raw 100', 'egg-whole-raw 50']],
    ['a whole packet of crisps', ['potato-chips 28']],
    ['a sharing bag of crisps', ['potato-chips 140']],
    ['200 g chicken and broccoli', ['chicken-breast-cooked 200', 'broccoli-boiled 85']],
    ['a handful of chocolate chips', ['chocolate-chips-semisweet 30']],
    ['a handful of banana chips', ['banana-chips 30']],
    ['a handful of tortilla chips', ['tortilla-chips 20']],
    ['cheese omelette 200 g, 2 eggs', ['dish:cheese-omelet 200', 'egg-whole-raw 100']],
    ['cheese omelette 200 g with 2 eggs', ['dish:cheese-omelet 200']],
    ['omelette, 2 eggs', ['dish:omelet 100', 'egg-whole-raw 100']],
    ['2 starke Kaffee', ['coffee 480']],
    ['harina de maíz 50 g', ['corn-flour-masa 50']],
    ['harina de arroz 100 g', ['rice-flour 100']],
  ])('%s', (text, expected) => {
    expect(itemsOf(text)).toEqual(expected)
    expect(read(text).unknown).toEqual([])
  })

  test.each(['Kohlreis', 'Milchwurst', 'Reisbier'])(
    'a German compound that is no food of its own is asked: %s',
    (said) => {
      expect(read(said)).toMatchObject({ items: [], unknown: [said] })
    },
  )

  test.each(['green and black olives', 'a ruby grapefruit'])('no brand and no slang takes a part of %s', (said) =>
    expect(itemsOf(said).filter((item) => /chocolate|curry|recipe/.test(item))).toEqual([]),
  )
})

describe('a hurried message', () => {
  test.each<readonly [string, readonly string[]]>([
    ['2 sossies, nana', ['pork-sausage-cooked 92', 'banana 118']],
    ['jacket w beans', ['potato-baked 200', 'baked-beans-canned 200']],
    ['oat flattie', ['dish:oat-flat-white 225']],
    ['big mac meal w coke', ['dish:big-mac 198', 'fries-oven 140', 'cola 330']],
    ["general tso's chicken", ['dish:general-tso 251']],
    ['salt n vinegar crisps', ['potato-chips 28']],
    ['2 scheiben brot m butter', ['dish:brot 90', 'butter-salted 15']],
    ['rührei aus 3 eiern', ['egg-whole-raw 150']],
    ['dos cañas', ['dish:small-beer 400']],
    ['batido de prote', ['dish:protein-shake 332']],
  ])('%s', (text, expected) => {
    expect(itemsOf(text)).toEqual(expected)
    expect(read(text).unknown).toEqual([])
  })

  test('of a meal that is sold with a drink asks for the drink', () =>
    expect(read('big mac meal').unknown).toEqual(['drink']))
})

describe('words of a long story', () => {
  test.each<readonly [string, readonly string[]]>([
    ['oats i make with 50 g of oats', ['rolled-oats-dry 50']],
    ['beer and peanuts at the bar', ['beer 330', 'peanuts-roasted 28']],
    [
      'steak 8oz potatoes 200 green beans',
      ['beef-top-sirloin-lean-cooked 227', 'potato-boiled 200', 'green-beans-boiled 90'],
    ],
    ['yogurt 200 granola 40 berries handful', ['yogurt-plain-whole 200', 'granola-oat-honey 40', 'blueberries 50']],
    ['coffee milk', ['coffee 240', 'milk-2-percent 30']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))

  test('is no other food than what was said: 5 miles, much, when', () => {
    for (const word of ['miles', 'much', 'when', 'cook', 'park', 'year', 'child', 'fork', 'wash'])
      expect(itemsOf(`2 eggs, that ${word}`), word).toEqual(['egg-whole-raw 100'])
  })

  test('leaves what follows a second "with" to the dish before it', () =>
    expect(itemsOf('half a bagel with cream cheese and soup with bread').at(-1)).toBe(
      itemsOf('soup with bread').at(-1),
    ))

  test('of an amount that nobody eats is to be checked', () => {
    const [peanuts] = read('60 handfuls of peanuts').items
    expect(peanuts && isUnsure(peanuts)).toBe(true)
    expect(read('1500 g of peanuts').items.some(isUnsure)).toBe(true)
    expect(read('3 kg of sugar').items.some(isUnsure)).toBe(true)
    expect(read('150 g of peanuts').items.some(isUnsure)).toBe(false)
  })
})

describe('a text that names a place or a kind and no food', () => {
  test.each(['leon', 'tesco meal deal', 'nandos', 'two large reds'])('is told, and not passed over: %s', (said) => {
    const { items, unknown } = read(said)
    expect(items).toEqual([])
    expect(unknown).not.toEqual([])
  })
})

describe('what is said again or taken back', () => {
  test.each<readonly [string, readonly string[]]>([
    ['two eggs, actually three eggs, and toast', ['egg-whole-raw 150', 'whole-wheat-bread 32']],
    ['50 g almonds - no, 30 g', ['almonds 30']],
    ['one slice of toast, make that two, with butter', ['whole-wheat-bread 64', 'butter-salted 10']],
    ['a latte, sorry, a cappuccino', ['dish:cappuccino 230']],
    ['coffee with milk, i mean oat milk', ['coffee 240', 'oat-milk-unsweetened 30']],
    ['I actually had two eggs', ['egg-whole-raw 100']],
    ['greek yogurt 200 g, oops, it was skyr', ['yogurt-greek-nonfat 200']],
    ['a beer, well, two beers', ['beer 660']],
    ['cappuccino no flat white', ['dish:flat-white 225']],
    ['two slices of toast make that three with butter', ['whole-wheat-bread 96', 'butter-salted 20']],
    ['cheeseburger, swapped the fries for a banana', ['dish:cheeseburger 188', 'banana 118']],
    ['quinoa instead of rice with 120 g tofu', ['quinoa-cooked 150', 'tofu-firm 120']],
    ["didn't have lunch, only a banana", ['banana 118']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))

  const before = [
    { food: 'rolled-oats-dry', grams: 80 },
    { food: 'milk-2-percent', grams: 206 },
    { food: 'banana', grams: 118 },
  ]
  test.each<readonly [string, readonly string[]]>([
    ['same again', ['rolled-oats-dry 80', 'milk-2-percent 206', 'banana 118']],
    ['same as yesterday but with 2 bananas', ['rolled-oats-dry 80', 'milk-2-percent 206', 'banana 236']],
    ['the usual without the milk, plus a coffee', ['rolled-oats-dry 80', 'banana 118', 'coffee 240']],
    ['half of that', ['rolled-oats-dry 40', 'milk-2-percent 103', 'banana 59']],
    ['noch mal das Gleiche', ['rolled-oats-dry 80', 'milk-2-percent 206', 'banana 118']],
    ['lo mismo que ayer', ['rolled-oats-dry 80', 'milk-2-percent 206', 'banana 118']],
    ['die Hälfte davon', ['rolled-oats-dry 40', 'milk-2-percent 103', 'banana 59']],
  ])('%s, after a meal', (text, expected) =>
    expect(
      read(text, () => before).items.map(({ key, grams }) => `${key.replace('food:', '')} ${Math.round(grams)}`),
    ).toEqual(expected),
  )

  test('is told as unknown when no meal was before', () => {
    expect(read('same again')).toMatchObject({ items: [], unknown: ['same again'] })
    expect(read('same again')).not.toHaveProperty('wholeBefore')
  })

  test('is repeated as a whole when its foods are not all in the kitchen, or only its figures are known', () => {
    const strange = [...before, { food: 'of-no-kitchen', grams: 50 }]
    expect(read('same again', () => strange)).toMatchObject({
      items: [],
      unknown: [],
      wholeBefore: 1,
      isRepeated: true,
    })
    expect(read('half of that', () => [])).toMatchObject({ items: [], unknown: [], wholeBefore: 0.5 })
    const more = read('same again plus a banana', () => [])
    expect([more.wholeBefore, ...more.items.map(({ key }) => key)]).toEqual([1, 'food:banana'])
    expect(read('same again', () => before)).not.toHaveProperty('wholeBefore')
  })

  test.each([
    'same again but half the rice',
    'same again but double the chicken',
    'same again but with oat milk instead of milk',
    'same again no just a banana',
    'lo mismo de ayer pero con la mitad de arroz',
    'das gleiche wie gestern, aber nur der halbe Reis',
  ])('is not repeated as a whole where a part of it changes: %s', (text) => {
    const meal = read(text, () => [])
    expect(meal).not.toHaveProperty('wholeBefore')
    expect(meal.unknown).not.toEqual([])
  })

  test.each<readonly [string, readonly string[]]>([
    ['large fries, no just small fries', ['dish:small-fries']],
    ['big mac, large fries, coke, no just small fries', ['dish:big-mac', 'dish:small-fries', 'food:cola']],
    ['latte, no only an espresso', ['food:espresso']],
    ['no fries, just a salad', ['dish:side-salad']],
    ['no just small fries', ['dish:small-fries']],
    ['pbj sandwich', ['dish:pbj']],
    ['a pb&j sandwich on white bread', ['dish:pbj']],
  ])('%s is read once, as it was corrected last', (text, keys) =>
    expect(read(text).items.map(({ key }) => key)).toEqual(keys),
  )

  test.each([
    ['same again', { meal: undefined, isOfMeal: false }],
    ['the usual', { meal: undefined, isOfMeal: true }],
    ['same breakfast as yesterday', { meal: 'breakfast', isOfMeal: true }],
  ])('%s asks for the meal that it names', (text, expected) => {
    const asked: unknown[] = []
    read(text, (which) => {
      asked.push(which)
      return before
    })
    expect(asked).toEqual([expected])
  })
})

describe('amounts as they are said', () => {
  test.each<readonly [string, readonly string[]]>([
    ['salmon 150 potatoes 200', ['salmon-atlantic-cooked 150', 'potato-boiled 200']],
    ['a palm of chicken and a fist of rice', ['chicken-breast-cooked 110', 'white-rice-cooked 158']],
    ['thumb of peanut butter', ['peanut-butter 16']],
    ['two thumbs of butter', ['butter-salted 28']],
    ['2 palm-sized pieces of chicken', ['chicken-breast-cooked 220']],
    ['two golf balls of peanut butter', ['peanut-butter 64']],
    [
      'chili: 500 g mince, 1 tin kidney beans, serves eleven, ate one',
      ['beef-ground-90-cooked 45', 'kidney-beans-canned 24'],
    ],
    ['banana large', ['banana 148']],
    ['2 slices of toast with butter', ['whole-wheat-bread 64', 'butter-salted 15']],
    ['half a bagel with cream cheese', ['bagel-plain 50', 'cream-cheese 15']],
    ['120 g of pasta that was dry weight', ['pasta-dry 120']],
    ['2 thin slices of ham', ['ham-sliced-deli 34']],
    ['one bar of dark chocolate', ['dark-chocolate-70 44']],
    ['one protein bar', ['energy-bar-oat 60']],
    ['6 pc chicken nuggets', ['dish:chicken-nugget 88']],
    ['milk 250ml oats 50g banana 1', ['milk-2-percent 258', 'rolled-oats-dry 50', 'banana 118']],
    ['bread 2 slices butter 10 g', ['whole-wheat-bread 64', 'butter-salted 10']],
    ['banana 2 eggs', ['banana 118', 'egg-whole-raw 100']],
    ['banana 2 eggs toast 1 slice', ['banana 118', 'egg-whole-raw 100', 'whole-wheat-bread 32']],
    ['coffee 2 fried eggs toast 1 slice', ['coffee 240', 'egg-fried 92', 'whole-wheat-bread 32']],
    ['apple 3 rice cakes cottage cheese 100 g', ['apple 182', 'rice-cakes 27', 'cottage-cheese-lowfat-2 100']],
    ['egg 2 bananas 1 toast 2 slices', ['egg-whole-raw 100', 'banana 118', 'whole-wheat-bread 64']],
    ['banana 2 eggs 3', ['banana 236', 'egg-whole-raw 150']],
    ['egg 2 blueberries 50 g', ['egg-whole-raw 100', 'blueberries 50']],
    ['banana 2 strawberries 5 yogurt 150 g', ['banana 236', 'strawberries 60', 'yogurt-plain-whole 150']],
    ['rice and chicken, the chicken was six ounces', ['white-rice-cooked 158', 'chicken-breast-cooked 170']],
    ['cereal with milk and a glass of milk', ['corn-flakes 30', 'milk-2-percent 150', 'milk-2-percent 227']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))
})

test.each([
  'eggs and 3 egg whites',
  'rice and chicken and 2 rice cakes',
  'orange and 200 ml orange juice',
  'chicken and 200 ml chicken broth',
  'mozzarella and 30 g feta',
])('%s: each food is had, for only the same one is named twice', (text) => {
  const parts = text.split(/ and /).map((part) => read(part).items[0]?.key)
  expect(parts).not.toContain(undefined)
  expect(read(text).items.map(({ key }) => key)).toEqual(parts)
})

describe('a part of a whole', () => {
  test.each<readonly [string, readonly string[]]>([
    ['half a chicken', ['chicken-whole-skinless-cooked 300']],
    ['quarter of a watermelon', ['watermelon 1125']],
    ['half of my wifes carbonara', ['dish:carbonara 148']],
    ['split a tiramisu with my girlfriend', ['dish:tiramisu 50']],
    ['2 of the 8 slices of a pizza', ['dish:pizza-slice 236']],
    ['half a portion of prawn crackers', ['dish:prawn-cracker 14']],
    ['matchbox of cheddar', ['cheddar 30']],
    ['3 ladles of lentil soup', ['dish:lentil-soup 360']],
    ['steak the size of my palm', ['beef-top-sirloin-lean-cooked 110']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))

  test('that may be of the whole or of a piece is to be checked', () => {
    const [part] = read('a quarter of a quiche').items
    expect(part && isUnsure(part)).toBe(true)
    expect(part?.grams).toBeGreaterThan((read('a quiche').items[0]?.grams ?? 0) / 2)
  })
})

describe('a dish by its name', () => {
  test.each<readonly [string, readonly string[]]>([
    ['pizza margherita', ['dish:pizza']],
    ['caesar salad', ['dish:caesar-salad']],
    ['chipotle bowl double chicken white rice black beans', ['dish:chipotle-bowl']],
    ['half a club sandwich with fries', ['dish:club-sandwich', 'food:fries-oven']],
  ])('%s is counted once', (text, keys) => expect(read(text).items.map(({ key }) => key)).toEqual(keys))

  test('holds twice as much of what was doubled', () => {
    const chickenIn = (text: string) =>
      read(text).items[0]?.parts.find(({ food }) => food.id.startsWith('chicken'))?.grams ?? 0
    expect(chickenIn('chipotle bowl double chicken')).toBeCloseTo(2 * chickenIn('chipotle bowl'), 6)
  })

  test('holds what it is named with', () =>
    expect(read('pho with beef').items.map(({ key }) => key)).toEqual(['recipe:pho-style-beef-noodle-soup']))

  test('with dressing and bread has its energy', () =>
    expect(read('caesar salad').items[0]?.nutrients.calories).toBeGreaterThan(250))

  test("of the kitchen's recipes without an amount is to be checked", () =>
    expect(read('chicken pad thai').items.map(isUnsure)).toEqual([true]))

  test('that is short for a recipe is a plate of it, and the amount is asked', () => {
    const [plate] = read('pad thai').items
    const [serving] = read('chicken pad thai').items
    expect(plate?.key).toBe(serving?.key)
    expect(plate?.grams).toBe(350)
    expect(serving?.grams).toBeGreaterThan(400)
    expect(plate?.question?.about).toBe('amount')
    expect(plate && isUnsure(plate)).toBe(false)
    expect(read('a bowl of dal').items[0]?.grams).toBe(300)
  })
})

describe('hasty writing', () => {
  test.each<readonly [string, readonly string[]]>([
    ['80goats300mlmilk1banana', ['rolled-oats-dry 80', 'milk-2-percent 309', 'banana 118']],
    ['salmonsweetpotato asparagus', ['salmon-atlantic-cooked 140', 'sweet-potato-baked 114', 'asparagus 80']],
    ['cott cheese 200 pineapple', ['cottage-cheese-lowfat-2 200', 'pineapple 84']],
    ['pb15 oats50', ['peanut-butter 15', 'rolled-oats-dry 50']],
    ['zwei eggs y 30 g käse with bread', ['egg-whole-raw 100', 'cheddar 30', 'whole-wheat-bread 32']],
    ['i dont know maybe 200 g of yogurt', ['yogurt-plain-whole 200']],
    ['we had the ribeye it was like ten ounces', ['beef-ribeye-lean-cooked 284']],
    ['6oz chx breast 100g broc', ['chicken-breast-cooked 170', 'broccoli-boiled 100']],
    ['3 scrmbld eggs', ['egg-scrambled 183']],
    ['sandwhich ham chees', ['dish:ham-cheese-sandwich 148']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))
})

describe('other languages', () => {
  test.each<readonly [string, readonly string[]]>([
    ['dos huevos y un plátano', ['egg-whole-raw 100', 'banana 118']],
    ['cien gramos de arroz con pollo', ['white-rice-cooked 100', 'chicken-breast-cooked 140']],
    ['200 g Reis mit Hähnchenbrust 150 g', ['white-rice-cooked 200', 'chicken-breast-cooked 150']],
    ['drei Eier und ein Brötchen mit Käse', ['egg-whole-raw 150', 'french-roll 50', 'cheddar 28']],
    ['fried egg in the pan', ['egg-fried 46']],
    ['Nudelsalat und Tomatensuppe', ['dish:pasta-salad 230', 'dish:tomato-soup 324']],
    ['zwei Stück Pizza', ['dish:pizza 236']],
    ['tortilla francesa de dos huevos', ['egg-whole-raw 100']],
    ['coca cola zero y una manzana', ['dish:diet-soda 330', 'apple 182']],
    ['eine Banane and 30 g whey', ['banana 118', 'whey-protein-powder 30']],
    ['arroz 150 g con chicken breast 120g', ['white-rice-cooked 150', 'chicken-breast-cooked 120']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))
})

describe('what is left out', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['coffee without milk', ['coffee 240'], ['milk']],
    ['coffee without milk or sugar, and toast', ['coffee 240', 'whole-wheat-bread 32'], ['milk', 'sugar']],
    ['coffee no milk and a banana', ['coffee 240', 'banana 118'], ['milk']],
    ['tea, hold the sugar', ['tea-black 240'], ['sugar']],
    ['bread with cheese but not with butter', ['whole-wheat-bread 32', 'cheddar 28'], ['butter']],
    ['bread with cheese but without butter', ['whole-wheat-bread 32', 'cheddar 28'], ['butter']],
    ['bread not with butter but with margarine', ['whole-wheat-bread 32', 'margarine 10'], ['butter']],
    [
      'oats with milk but not with sugar or with honey',
      ['rolled-oats-dry 50', 'milk-2-percent 200'],
      ['sugar', 'honey'],
    ],
    ['Brot mit Käse aber nicht mit Butter', ['dish:brot 45', 'cheddar 28'], ['Butter']],
    ['Brot mit Käse, aber ohne Butter', ['dish:brot 45', 'cheddar 28'], ['Butter']],
    ['Brot nicht mit Butter sondern mit Margarine', ['dish:brot 45', 'margarine 10'], ['Butter']],
    ['pan con queso pero sin mantequilla', ['whole-wheat-bread 32', 'cheddar 28'], ['mantequilla']],
    ['pan con queso pero no con mantequilla', ['whole-wheat-bread 32', 'cheddar 28'], ['mantequilla']],
    ['pan no con mantequilla sino con margarina', ['whole-wheat-bread 32', 'margarine 10'], ['mantequilla']],
  ])('%s', (text, items, leftOut) => {
    expect(itemsOf(text)).toEqual(items)
    expect(read(text).leftOut).toEqual(leftOut)
  })

  test.each<readonly [string, readonly string[]]>([
    ['I skipped breakfast but had a coffee', ['coffee 240']],
    ['150 g chicken, no skin', ['chicken-breast-cooked 150']],
    ['sugar-free almond milk 200 ml', ['almond-milk-unsweetened 206']],
  ])('%s: nothing else is lost by it', (text, items) => {
    expect(itemsOf(text)).toEqual(items)
    expect(read(text).unknown).toEqual([])
  })

  test('is missing from the dish as well', () => {
    const [plain] = read('cheeseburger').items
    const [bare] = read('cheeseburger without cheese').items
    expect(bare?.parts.map(({ food }) => food.id)).not.toContain('american-cheese')
    expect(bare?.grams).toBeLessThan(plain?.grams ?? 0)
  })
})

describe('words that name no food', () => {
  test.each<readonly [string, readonly string[], readonly string[]]>([
    ['glorp and 2 eggs', ['glorp'], ['egg-whole-raw 100']],
    ['a plate of wibble wobble, banana', ['wibble wobble'], ['banana 118']],
    ['qqq', ['qqq'], []],
    ['deliciuos banana', ['deliciuos'], ['banana 118']],
  ])('%s: they are said back, and nothing is made up for them', (text, unknown, items) => {
    expect(read(text).unknown).toEqual(unknown)
    expect(itemsOf(text)).toEqual(items)
  })

  test('no words are no meal', () => {
    for (const text of ['', '   ', ',;.', '80', 'for breakfast today']) {
      expect(read(text)).toMatchObject({ items: [], unknown: [], leftOut: [] })
    }
  })

  test('any text at all gives an answer', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 120, unit: 'binary' }), (text) => {
        for (const { grams } of read(text).items) expect(grams).toBeGreaterThanOrEqual(0)
      }),
      { numRuns: 200 },
    )
  })
})

describe('what a dish is made of', () => {
  const partsOf = (text: string) => read(text).items[0]?.parts.map(({ food }) => food.id)
  test.each<readonly [string, readonly string[]]>([
    ['latte', ['espresso', 'milk-2-percent']],
    ['latte with oat milk', ['espresso', 'oat-milk-unsweetened']],
    ['protein shake with milk', ['whey-protein-powder', 'milk-2-percent']],
    ['buttered toast', ['whole-wheat-bread', 'butter-salted']],
    ['avocado toast', ['sourdough-bread', 'avocado']],
  ])('%s', (text, parts) => expect(partsOf(text)).toEqual(parts))
})

describe('when it was eaten', () => {
  test.each<readonly [string, string | undefined, string | undefined]>([
    ['breakfast at 7:30: 2 eggs', 'breakfast', '07:30'],
    ['2 eggs at half past seven', undefined, '07:30'],
    ['dinner at seven: 200 g rice', 'dinner', '19:00'],
    ['a banana at quarter to 5 pm', undefined, '16:45'],
    ['at 6pm, 200 g rice', undefined, '18:00'],
    ['12.30 lunch, 200 g rice', 'lunch', '12:30'],
    ['a coffee at noon', undefined, '12:00'],
    ['post workout shake', 'post-workout', undefined],
    ['0.25 lb turkey', undefined, undefined],
  ])('%s', (text, meal, time) => {
    expect(read(text).meal).toBe(meal)
    expect(read(text).time).toBe(time)
    expect(read(text).unknown).toEqual([])
  })
})

describe('an item', () => {
  test('has its nutrients, what it is made of, and what else it may be', () => {
    const [item] = read('100 g chicken breast').items
    expect(item?.nutrients.protein).toBeCloseTo(31, 0)
    expect(item).toMatchObject({ said: '100 g chicken breast', count: 100, unit: 'g', confidence: 1 })
    expect(item?.alternatives.map(({ key }) => key)).toContain('food:chicken-breast-raw')
  })

  test('is a recipe when it is called like one', () => {
    const [item] = read('chicken pad thai').items
    expect(item).toMatchObject({ key: 'recipe:chicken-pad-thai', kind: 'recipe', unit: 'serving', count: 1 })
  })

  test('is surer when it was weighed than when it was guessed', () => {
    const sure = (text: string) => read(text).items[0]?.confidence ?? 0
    expect(sure('80 g oats')).toBeGreaterThan(sure('1 cup oats'))
    expect(sure('1 cup oats')).toBeGreaterThan(sure('oats'))
  })
})

const foods = ['egg', 'banana', 'apple', 'bagel', 'croissant', 'kiwi', 'pear', 'english muffin', 'clementine']
const weighed = ['oats', 'rice', 'salmon', 'chicken breast', 'greek yogurt', 'honey', 'broccoli', 'pasta', 'milk']
const saidFood = fc.oneof(
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...foods)).map(([count, name]) => `${count} ${name}`),
  fc.tuple(fc.integer({ min: 5, max: 400 }), fc.constantFrom(...weighed)).map(([grams, name]) => `${grams} g ${name}`),
)
const totalOf = (text: string) =>
  nutrients.map((one) => read(text).items.reduce((sum, item) => sum + (item.nutrients[one] ?? 0), 0))

/** Keys of foods and dishes, and what was not understood. */
const readAs = (text: string): readonly string[] => {
  const { items, unknown } = read(text)
  return [...items.map(({ key }) => key.replace('food:', '')), ...unknown.map((one) => `? ${one}`)]
}

describe('a meal of a burger', () => {
  test.each<readonly [string, readonly string[]]>([
    ['big mac meal', ['dish:big-mac 198', 'fries-oven 140']],
    ['big mac meal with large fries and a coke', ['dish:big-mac 198', 'dish:large-fries 165', 'cola 330']],
    ['big mac meal (fries and coke)', ['dish:big-mac 198', 'fries-oven 140', 'cola 330']],
    ['whopper meal, large fries, diet coke', ['dish:whopper 261', 'dish:large-fries 165', 'dish:diet-soda 330']],
    ['whopper menü mit Pommes und Cola', ['dish:whopper 261', 'fries-oven 140', 'cola 330']],
    ['big mac meal no fries', ['dish:big-mac 198']],
    ['big mac meal without fries', ['dish:big-mac 198']],
    ['a coke with my big mac meal', ['cola 330', 'dish:big-mac 198', 'fries-oven 140']],
  ])('has its fries and its drink once: %s', (text, expected) => expect(itemsOf(text)).toEqual(expected))

  test('asks for its drink, unless one is named before it or behind it', () => {
    expect(read('big mac meal').unknown).toEqual(['drink'])
    expect(read('a coke with my big mac meal').unknown).toEqual([])
    expect(read('big mac meal with a coke').unknown).toEqual([])
  })

  test.each([
    'tesco chicken sandwich meal deal',
    'chicken sandwich meal prep',
    'burger meal prep bowl',
    'cheeseburger meal replacement shake',
  ])('is no deal, no box and no shake: %s', (text) => {
    expect(readAs(text)).not.toContain('fries-oven')
    expect(readAs(text)).not.toContain('recipe:red-lentil-dal')
  })
})

describe('an everyday word is no food', () => {
  test.each<readonly [string, readonly string[]]>([
    ['2 eggs after spin class', ['egg-whole-raw', '? spin class']],
    ['Tom had 2 eggs', ['egg-whole-raw', '? Tom']],
    ['my nana made me 2 eggs', ['egg-whole-raw']],
    ['Nana made me 2 eggs', ['egg-whole-raw', '? Nana']],
    ["2 eggs at nana's house", ['egg-whole-raw', '? house']],
    ['put my jacket on', ['? put', '? jacket']],
    ['2 eggs, put on a jacket', ['egg-whole-raw', '? put', '? jacket']],
    ['2 eggs for lunch with nana', ['egg-whole-raw', '? nana']],
    ['steak tartare', ['beef-top-sirloin-lean-cooked', '? tartare']],
    ['1 tsp cream of tartar', ['baking-powder']],
    ['2 huevos al final del dia', ['egg-whole-raw']],
    ['menú del día: pollo con arroz', ['chicken-breast-cooked', 'white-rice-cooked']],
  ])('%s', (text, expected) => expect(readAs(text)).toEqual(expected))

  test.each<readonly [string, readonly string[]]>([
    ['2 toms', ['tomato']],
    ['oats and a nana', ['rolled-oats-dry', 'banana']],
    ['nana with peanut butter', ['banana', 'peanut-butter']],
    ['jacket with beans', ['dish:jacket-beans']],
    ['jacket potato', ['potato-baked']],
    ['tuna on a jacket', ['tuna-light-canned-water', 'potato-baked']],
    ['porridge, milk nana', ['oatmeal-instant-cooked', 'milk-2-percent', 'banana']],
    ['fish with tartare sauce', ['cod-atlantic-cooked', 'tartar-sauce']],
    ['turkey in a deli roll', ['turkey-deli', 'french-roll']],
    ['2 eggs at a deli', ['egg-whole-raw']],
    ['pasta with chilis', ['pasta-cooked', 'dish:chili-con-carne']],
    ['dinner tagliatella with cream', ['pasta-cooked', 'cream-heavy']],
  ])('that is food in another place: %s', (text, expected) => expect(readAs(text)).toEqual(expected))
})

describe('a dish of its own name', () => {
  test.each<readonly [string, readonly string[]]>([
    ['O-Saft 200 ml', ['orange-juice 210']],
    ['2 Brötchen mit O-Saft', ['french-roll 100', 'orange-juice 200']],
    ['Kaffee o Milch', ['coffee 240']],
    ['Raclette Käse 50 g', ['gouda 50']],
    ['raclette cheese 50 g', ['gouda 50']],
    ['chocolate fondue', ['dish:chocolate-fondue 215']],
    ['half pint of beer', ['beer 284']],
    ['6 avocado maki', ['dish:avocado-maki 141']],
    ['ein Stück Kuchen', ['dish:cake 93']],
    ['2 Stück Kuchen', ['dish:cake 186']],
    ['eine Handvoll m und m', ['dish:chocolate-candy 30']],
  ])('%s', (text, expected) => {
    expect(itemsOf(text)).toEqual(expected)
    expect(read(text).unknown).toEqual([])
  })
})

describe('whatever is eaten', () => {
  test('any order of the items has the same total', () => {
    fc.assert(
      fc.property(fc.uniqueArray(saidFood, { minLength: 1, maxLength: 5 }), fc.nat(), (items, seed) => {
        const turned = items.toSorted((a, b) => ((a.length * 31 + seed) % 7) - ((b.length * 31 + seed) % 7))
        const [one, other] = [totalOf(items.join(', ')), totalOf(turned.join(' and '))]
        for (const [at, amount] of one.entries()) expect(other[at]).toBeCloseTo(amount, 6)
      }),
      { numRuns: 60 },
    )
  })

  test('twice the number is twice the grams', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          // From 25 on a bare number is a weight.
          fc.tuple(fc.integer({ min: 1, max: 12 }), fc.constantFrom(...foods)),
          fc.tuple(fc.integer({ min: 1, max: 60 }), fc.constantFrom(...weighed.map((one) => `g ${one}`))),
        ),
        ([count, what]) => {
          const gramsOf = (number: number) => read(`${number} ${what}`).items[0]?.grams ?? 0
          expect(gramsOf(2 * count)).toBeCloseTo(2 * gramsOf(count), 6)
        },
      ),
      { numRuns: 100 },
    )
  })
})

describe('a sandwich', () => {
  const partsOf = (text: string): readonly string[] =>
    read(text).items.flatMap(({ parts }) => parts.map(({ food, grams }) => `${food.id} ${Math.round(grams)}`))

  test.each<readonly [string, readonly string[]]>([
    ['a sandwich with ham and cheese', ['whole-wheat-bread 64', 'ham-sliced-deli 28', 'cheddar 28']],
    ['ham and avocado sandwich', ['whole-wheat-bread 64', 'ham-sliced-deli 28', 'avocado 40']],
    ['2 ham and avocado sandwiches', ['whole-wheat-bread 128', 'ham-sliced-deli 56', 'avocado 80']],
    ['sandwich (ham, cheese)', ['whole-wheat-bread 64', 'ham-sliced-deli 28', 'cheddar 28']],
  ])('holds what is named with it: %s', (text, parts) => {
    expect(read(text).items).toHaveLength(1)
    expect(partsOf(text)).toEqual(parts)
  })

  test('takes up no food with an amount of its own, and nothing before another one', () => {
    expect(itemsOf('2 eggs and a chicken wrap')).toEqual(['egg-whole-raw 100', 'dish:chicken-wrap 154'])
    expect(itemsOf('a sandwich with 100 g ham')).toEqual(['dish:sandwich 64', 'ham-sliced-deli 100'])
  })
})

describe('a word that nobody knows', () => {
  test('between an amount and its food loses neither', () =>
    expect(itemsOf('56 g Barilla penne, 2 scoops Ascent whey')).toEqual(['pasta-cooked 56', 'whey-protein-powder 64']))

  test.each(['missed break again, a banana', 'a banana at the movies', 'a banana before the feed station'])(
    'and is of everyday is no food: %s',
    (text) => expect(readAs(text)).toEqual(['banana']),
  )
})

describe('amounts of drinks, fries and small things', () => {
  test.each<readonly [string, readonly string[]]>([
    ['cola 0,33', ['cola 343']],
    ['0,5 Bier', ['beer 500']],
    ['a small coke', ['cola 297']],
    ['a large coke', ['cola 495']],
    ['1 fries', ['fries-oven 140']],
    ['1 x med fries', ['dish:medium-fries 118']],
    ['eine Halbe Helles', ['beer 500']],
    ['eine Maß Bier', ['beer 1000']],
    ['a gel every 30 min for 2 hours', ['energy-gel 160']],
  ])('%s', (text, expected) => expect(itemsOf(text)).toEqual(expected))
})
