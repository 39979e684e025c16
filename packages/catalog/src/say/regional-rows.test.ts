import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { regionalRows } from './spoken-rows.ts'

const catalog = openCatalog()

/** What a German or Spanish name says is in a dish, and the foods that are it. */
const said: readonly (readonly [word: RegExp, foods: RegExp])[] = [
  [
    /käse(?!kuchen)|queso/i,
    /chees|cheddar|mozzarella|parmesan|feta|gouda|brie|ricotta|swiss|queso|provolone|gruyere|quark/,
  ],
  [
    /fisch|pescado|lachs|forelle|atún|bacalao|merluza|salmón|trucha/i,
    /cod|salmon|tuna|fish|herring|sardine|trout|hake|tilapia|sole|halibut|snapper|flounder|catfish|pollock|bass/,
  ],
  [/mariscos|camarón|gambas|mejillones|pulpo|calamares|garnelen|muscheln/i, /shrimp|mussel|squid|clam|octopus/],
  [/hähnchen|hühner|poulet|pollo|gallina/i, /chicken/],
  [/\brind|carne|ternera|\bres\b|ghackets|faschiert|bolognes/i, /beef|veal|steak|pork|lamb|sausage|ham/],
  [/schwein(?!s?ohr|eohr)|cerdo|speck|schinken(?!wurst)|jamón/i, /pork|ham|bacon|sausage|salami/],
  [/lamm|cordero/i, /lamb/],
  [/\bei\b|eier(?!lik|schwamm)|huevo(?! kinder)/i, /egg/],
]
/** Pancakes that hold the word. */
const misnomers = new Set(['Marillenpalatschinken'])

test('a dish of a country is made of foods that there are', () => {
  const rows = regionalRows(catalog)
  expect(rows.length).toBeGreaterThan(1500)
  expect(rows.filter(({ parts }) => parts.some(({ food }) => !catalog.findFood(food))).map(({ name }) => name)).toEqual(
    [],
  )
})

test('it holds the animals, cheese and eggs that its name says', () => {
  const wrong = regionalRows(catalog)
    .filter(({ name }) => !misnomers.has(name))
    .flatMap(({ name, parts }) =>
      said
        .filter(([word, foods]) => word.test(name) && !parts.some(({ food }) => foods.test(food)))
        .map(([word]) => `${name}: ${word.source}`),
    )
  expect(wrong).toEqual([])
})

test('what comes out of the sea holds no meat', () => {
  const sea = regionalRows(catalog).filter(({ name }) => /mariscos/i.test(name))
  expect(sea.length).toBeGreaterThan(0)
  expect(sea.filter(({ parts }) => parts.some(({ food }) => /chicken|beef|pork/.test(food)))).toEqual([])
})
