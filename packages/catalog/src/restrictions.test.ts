import { describe, expect, test } from 'vitest'
import { openCatalog } from './catalog.ts'
import { readRestriction } from './restrictions.ts'

const catalog = openCatalog()
const isAllowed = (typed: string, food: string): boolean =>
  catalog.permits(catalog.rulesFor([], [typed]), catalog.requireFood(food))

describe('what people type becomes classes', () => {
  test.each([
    ['peanuts', ['peanut-butter', 'mixed-nuts', 'trail-mix', 'granola-bar-soft'], ['almonds', 'lentils-dry']],
    ['Peanut', ['peanut-butter'], ['almonds']],
    ['PEANUT-FREE', ['peanut-oil'], ['sunflower-butter']],
    ['allergic to peanuts', ['peanut-sauce'], ['tahini']],
    ['no shellfish', ['shrimp-raw', 'mussels-cooked', 'oyster-sauce'], ['salmon-atlantic-raw']],
    ['lactose', ['milk-whole', 'cheddar', 'whey-protein-powder'], ['milk-lactose-free-2-percent', 'egg-whole-raw']],
    ['dairy', ['milk-lactose-free-2-percent', 'butter-salted'], ['coconut-milk-canned', 'peanut-butter']],
    ['nut allergy', ['almonds', 'peanut-butter', 'pesto'], ['coconut-raw', 'pumpkin-seeds', 'nutmeg']],
    ['tree nuts', ['walnuts', 'almond-milk-unsweetened'], ['peanut-butter']],
    ['cashews', ['cashew-butter', 'mixed-nuts'], ['peanut-butter']],
    ['coeliac disease', ['sourdough-bread', 'soy-sauce', 'rolled-oats-dry'], ['white-rice-dry', 'tamari-gluten-free']],
    ['wheat', ['couscous-dry', 'soy-sauce', 'curry-powder'], ['rye-flour', 'rolled-oats-dry']],
    ['mushrooms', ['mushrooms-white', 'mushrooms-shiitake-dried'], ['tofu-firm']],
    ['cilantro', ['cilantro', 'salsa', 'coriander-ground'], ['parsley']],
    ['eggs', ['egg-white-raw', 'mayonnaise', 'egg-noodles-dry'], ['eggplant']],
    ['sesame seeds', ['tahini', 'hummus', 'sesame-oil'], ['sunflower-seeds']],
    ['green beans', ['green-beans', 'snow-peas'], ['black-beans-cooked', 'cabbage-green']],
    ['rennet', ['cheddar', 'parmesan-grated'], ['milk-whole']],
    ['garlic', ['garlic', 'onion', 'vegetable-broth'], ['ginger-fresh']],
  ])('%s', (typed, refused, allowed) => {
    expect(refused.filter((food) => isAllowed(typed, food))).toEqual([])
    expect(allowed.filter((food) => !isAllowed(typed, food))).toEqual([])
    expect(catalog.rulesFor([], [typed]).readings.every(({ kind }) => kind === 'class')).toBe(true)
  })

  test('several in one line are all read', () => {
    const readings = readRestriction('No eggs, soy and fish; also kiwi', catalog.foods)
    expect(readings.map((reading) => (reading.kind === 'class' ? reading.term : reading.kind))).toEqual([
      'egg',
      'soy',
      'fish',
      'by-name',
    ])
  })

  test('a diet typed as a restriction brings its rules', () => {
    expect(isAllowed('Halal', 'ham-lean-roasted')).toBe(false)
    expect(catalog.rulesFor([], ['halal']).diets).toEqual(['halal'])
  })
})

describe('a word that stands for no class is taken by name and said so', () => {
  test('kiwi leaves out the kiwi', () => {
    const [reading] = readRestriction('kiwi', catalog.foods)
    expect(reading).toMatchObject({ kind: 'by-name', word: 'kiwi', excluded: ['kiwi'] })
    expect(isAllowed('kiwi', 'kiwi')).toBe(false)
    expect(isAllowed('kiwi', 'apple')).toBe(true)
  })

  test('another name for it works as well', () => {
    expect(isAllowed('aubergines', 'eggplant')).toBe(false)
    expect(isAllowed('courgette', 'zucchini')).toBe(false)
    expect(isAllowed('beetroot', 'beets-raw')).toBe(false)
  })

  test('it is looked for in what composite foods are made of', () => {
    expect(isAllowed('pineapple', 'fruit-cocktail-juice')).toBe(false)
    expect(isAllowed('basil', 'pesto')).toBe(false)
  })

  test('short words do not eat longer ones', () => {
    expect(isAllowed('ham', 'hamburger-bun')).toBe(true)
    expect(isAllowed('ham', 'ham-lean-roasted')).toBe(false)
    expect(isAllowed('pear', 'pearl-barley-dry')).toBe(true)
  })

  test('a word that no food has is still reported', () => {
    const rules = catalog.rulesFor([], ['dragonfruit'])
    expect(rules.readings).toMatchObject([{ kind: 'by-name', word: 'dragonfruit', excluded: [] }])
    expect(rules.excludedNames).toContain('dragonfruit')
  })

  test('a dish with the word in its name is left out too', () => {
    const rules = catalog.rulesFor([], ['casserole'])
    const dish = {
      id: 'x',
      name: 'Rice Casserole',
      description: '',
      slots: ['dinner'],
      minutes: 5,
      steps: [],
      ingredients: [{ food: 'white-rice-dry', grams: 60 }],
    } as const
    expect(catalog.findObjection(rules, dish)).toEqual({ rule: 'dish-name', word: 'casserole' })
  })

  test('two words mean the food of that name, and the class in them as well', () => {
    const readings = readRestriction('fish sauce', catalog.foods)
    expect(readings).toMatchObject([
      { kind: 'class', term: 'fish' },
      { kind: 'by-name', word: 'fish sauce' },
    ])
    expect(isAllowed('fish sauce', 'hoisin-sauce')).toBe(true)
  })

  test('nothing typed means nothing left out', () => {
    expect(catalog.rulesFor([], ['', '  ', 'none please no']).readings.filter(({ kind }) => kind === 'class')).toEqual(
      [],
    )
    expect(catalog.rulesFor(['classic'], []).classRules).toEqual([])
  })
})
