import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { inFurtherPhrases } from './further-phrases.ts'
import { openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())
const gramsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)
const energyOf = (said: string): number =>
  Math.round(read(said).items.reduce((sum, { nutrients }) => sum + (nutrients.calories ?? 0), 0))

describe('what is sold by a name', () => {
  test.each([
    ['2 pandesal', 250],
    ['kare kare', 450],
    ['economy rice', 600],
    ['teh c kosong', 30],
    ['chicken kathi roll', 450],
    ['3 parle g', 66],
    ['a bagel thin', 110],
    ['metamucil', 40],
    ['a corned beef sandwich', 480],
    ['6 pizza rolls', 210],
    ['a meat pie', 450],
    ['mango chutney', 45],
    ['a double gin and tonic', 220],
    ['chicken 65', 350],
  ])('%s has about %i kcal, and nothing of it is unknown', (said, kcal) => {
    expect(read(said).unknown).toEqual([])
    expect(Math.abs(energyOf(said) - kcal)).toBeLessThanOrEqual(0.12 * kcal)
  })
})

describe('an amount by a thing', () => {
  test.each([
    ['a pat of butter', ['butter-salted 5']],
    ['a glug of olive oil', ['olive-oil 14']],
    ['half a block of tofu', ['tofu-firm 175']],
    ['half a block of halloumi', ['queso-blanco 113']],
    ['3 cubes of cheddar', ['cheddar 51']],
    ['a wedge of brie', ['brie 30']],
    ['a wedge of watermelon', ['watermelon 286']],
    ['a spoon of sugar', ['sugar-white 4']],
    ['a fistful of rice', ['white-rice-cooked 158']],
    ['a mouthful of coke', ['cola 42']],
    ['a rice cake', ['rice-cakes 9']],
    ['a dollop of jam', ['jam 20']],
    ['peas, some rice half a cup', ['green-peas-frozen 80', 'white-rice-cooked 79']],
    ['a few crackers', ['saltine-crackers 18']],
  ])('%s', (said, items) => expect(gramsOf(said)).toEqual(items))
})

describe('what stands beside something else', () => {
  test.each([
    // Butter and honey of two slices are no two servings; peanut butter is.
    ['2 crumpets with butter and honey', ['crumpet 84', 'butter-salted 15', 'honey 21']],
    ['2 slices of toast with peanut butter', ['whole-wheat-bread 64', 'peanut-butter 32']],
    ['3 coffees with milk', ['coffee 720', 'milk-2-percent 90']],
    ['tea with milk x4', ['tea-black 960', 'milk-2-percent 120']],
    ['apple and peanut butter', ['apple 182', 'peanut-butter 28']],
    ['porridge with blueberries', ['oatmeal-instant-cooked 240', 'blueberries 48']],
    ['half a baguette with brie', ['french-bread 125', 'brie 30']],
    ['pork chop with apple sauce', ['pork-loin-chop-cooked 137', 'applesauce-unsweetened 54']],
    ['jacket potato with chilli', ['potato-baked 200', 'chili-con-carne 165']],
    ['kebab with salad and garlic sauce', ['doner-kebab 360']],
    ['3 tacos with sour cream and salsa', ['taco 246']],
  ])('%s', (said, items) => expect(gramsOf(said)).toEqual(items))
})

describe('a phrase for one thing', () => {
  test.each([
    ["half of hubby's fries", 'half of the fries'],
    ['two bites of his burger', 'two bites of the burger'],
    ['ramen 2 packs', '2 instant ramen'],
    ['steak 10 oz but ate only 6', 'steak 6 oz'],
    ['jersey mikes regular #13', 'jersey mikes italian'],
    ['90 g/h carbs for 2h from drink mix', '180 g isotonic powder'],
    ['footlong meatball sub', 'double meatball sub'],
    ['battered sausage and chips', 'battered sausage and chip shop chips'],
    ['masala dosa and filter coffee', 'masala dosa and filter kaapi'],
    ['nuggets 10 pc bbq sauce', '10 nuggets, bbq sauce'],
    ['2 eggs half can chickpeas', '2 eggs, half can chickpeas'],
    ['slice of lemon', 'lemon wedge'],
    ['core power 42g and a banana', 'core power and a banana'],
    ['small bag of doritos', 'bag of doritos'],
    ['whisky and a g&t slimline', 'whisky and a gin and slimline'],
    [
      'chickpea curry: can of chickpeas, half tin coconut milk, had half',
      'half a can of chickpeas, quarter of a tin of coconut milk',
    ],
    ['pancakes (1 banana 2 eggs 40g oats)', '1 banana, 2 eggs, 40 g oats'],
    ['pot noodle chicken and mushroom', 'pot noodle'],
  ])('%s is %s', (said, same) => {
    expect(gramsOf(said).length).toBeGreaterThan(0)
    expect(gramsOf(said).toSorted()).toEqual(gramsOf(same).toSorted())
  })

  test('of 10,000 characters is looked for in less than a second', () => {
    for (const part of ['a ', 'with milk ', '(1 a ', 'half a ', 'his ', 'chips and ', '90 g/h ', 'foot long a ', ' '])
      for (const open of ['', 'bubble tea ', 'latte ', 'sushi ', 'split a ']) {
        const before = performance.now()
        inFurtherPhrases(`${open}${part.repeat(10_000 / part.length)}`)
        expect(performance.now() - before).toBeLessThan(1000)
      }
  })
})
