import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const amountsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)

test.each([
  ['umlauts in two letters', 'broetchen mit kaese', ['french-roll 50', 'cheddar 28']],
  ['a name that was typed apart', '200 g soja joghurt', ['soy-yogurt-plain 200']],
  ['a measure before a name', '1 Haferl Kaffee', ['coffee 270']],
  ['a share of fat behind milk', 'muesli 80 g m milch 1,5% 150ml', ['muesli 80', 'milk-2-percent 155']],
  ['a word of politeness', 'ein glas orangensaft bitte', ['orange-juice 232']],
  ['what an animal is called', 'schnitzel vom kalb', ['schnitzel 189']],
  ['what was weighed as it is', 'seelachsfilet natur 180 g', ['cod-atlantic-cooked 180']],
])('German: %s', (_, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test.each([
  ['white wine', 'vino blanco', ['wine-white 147']],
  ['glasses of red wine', '2 copas de vino tinto', ['wine-red 294']],
  ['a loaf', 'una barra de pan', ['french-bread 250']],
  ['a kind of soup that stands in no table', 'crema de puerro', ['crema-de-calabacin 305']],
  ['a kind that has a name', 'pizza de atun', ['tuna-pizza 533']],
  [
    'a name that stands among the English ones',
    'lomo saltado y una chicha morada',
    ['lomo-saltado 502', 'chicha-morada 350'],
  ],
  [
    'signs of measures beside few words',
    '250ml leche deslactosada + 40g cereal',
    ['milk-2-percent 258', 'corn-flakes 40'],
  ],
  ['a word that is a bar of chocolate elsewhere', 'bueno al final dos croquetas', ['croqueta 65']],
])('Spanish: %s', (_, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test.each([
  ['200 g reis, ne moment 150', ['white-rice-cooked 150']],
  ['lachs 200g, also 150 eigentlich', ['salmon-atlantic-cooked 150']],
  ['kaffee mit 2 stück zucker, stop, ohne zucker', ['coffee 240']],
  ['maultaschen, waren 4 stück', ['maultaschen 240']],
  ['empanadas de carne, me comi 3', ['empanada 237']],
  ['pechuga con papas pero en vez de papas ensalada', ['chicken-breast-cooked 140', 'side-salad 145']],
  ['drei von acht stücken pizza hawaii', ['hawaiian-pizza 210']],
  ['la mitad de la hamburguesa', ['hamburger 80']],
])('what is corrected, counted or shared behind its name: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test.each([
  ['gleiches frühstück wie gestern plus ein ei', 2],
  ['como ayer pero con leche', 2],
  ['wie vorhin', 1],
])('a meal again: %s', (said, count) =>
  expect(read(said, () => [{ food: 'white-rice-cooked', grams: 100 }]).items).toHaveLength(count),
)

test.each([
  ['egg whites', ['egg-white-raw 99']],
  ['an egg white', ['egg-white-raw 33']],
  ['scrambled egg whites', ['egg-white-raw 99']],
  ['claras revueltas', ['egg-white-raw 99']],
])('whites of eggs without a number are those of a portion: %s', (said, amounts) =>
  expect(amountsOf(said)).toEqual(amounts),
)

test('long texts of the words that patterns look for are read in time', () => {
  const begin = performance.now()
  for (const text of ['mit a ', 'con a con b ', 'statt reis ', 'tres de las ', 'la mitad de ', ', also ', 'a'])
    read(text.repeat(2000))
  expect(performance.now() - begin).toBeLessThan(20_000)
})
