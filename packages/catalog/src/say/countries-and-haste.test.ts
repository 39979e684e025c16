import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const itemsOf = (text: string): readonly string[] =>
  read(text).items.map(({ key, grams }) => `${key.replace('food:', '')} ${Math.round(grams)}`)

test.each<readonly [string, readonly string[]]>([
  ['oatmeal 50g with almond milk 250ml', ['rolled-oats-dry 50', 'almond-milk-unsweetened 258']],
  ['60 g porridge', ['rolled-oats-dry 60']],
  ['cooked oatmeal 100 g', ['oatmeal-instant-cooked 100']],
  ['porridge 250g', ['oatmeal-instant-cooked 250']],
])('a weight that no bowl of porridge has is of oats: %s', (text, items) => expect(itemsOf(text)).toEqual(items))

test.each<readonly [string, readonly string[]]>([
  ['musli 60g wth yohgurt 150g', ['dish:muesli 60', 'yogurt-plain-whole 150']],
  ['chicken breast 180g wiht quinoa 150 g', ['chicken-breast-cooked 180', 'quinoa-cooked 150']],
  ['2 eggs adn a banana', ['egg-whole-raw 100', 'banana 118']],
])('a joint that was typed too fast is one: %s', (text, items) => expect(itemsOf(text)).toEqual(items))

test.each<readonly [string, readonly string[]]>([
  ['vegetable soup', ['dish:vegetable-soup 351']],
  ['Gemüsesuppe', ['dish:vegetable-soup 351']],
  ['tomato soup', ['dish:tomato-soup 324']],
  ['lunch: sopa de lentejas, ein Apfel', ['dish:lentil-soup 345', 'apple 182']],
])('a soup is of what it is named after: %s', (text, items) => expect(itemsOf(text)).toEqual(items))

test('rice in a soup is no plate of rice, and bread beside it a slice', () => {
  expect(itemsOf('tomato soup with rice')).toEqual(['dish:tomato-soup 324', 'white-rice-cooked 71'])
  expect(itemsOf('tomato soup with bread')).toEqual(['dish:tomato-soup 324', 'whole-wheat-bread 32'])
  expect(itemsOf('tomato soup and rice')).toEqual(['dish:tomato-soup 324', 'white-rice-cooked 158'])
})

test.each<readonly [string, readonly string[]]>([
  ['zwei Eier mit nem Löffel Öl', ['egg-whole-raw 100', 'olive-oil 14']],
  ['Eis in der Waffel', ['dish:ice-cream-cone 85']],
  ['150 g angebratenes Hähnchen', ['chicken-whole-skinless-cooked 150']],
  ['ein Glas Federweißer', ['wine-white 147']],
])('words of German that were told as unknown: %s', (text, items) => {
  expect(itemsOf(text)).toEqual(items)
  expect(read(text).unknown).toEqual([])
})

test.each<readonly [string, readonly string[]]>([
  ['two beers scrap that three beers', ['beer 990']],
  ['tres huevos no, dos', ['egg-whole-raw 100']],
  ['4 eggs no, 3', ['egg-whole-raw 150']],
])('what was said before is taken back: %s', (text, items) => expect(itemsOf(text)).toEqual(items))

test.each([
  ['nasi lemak', ['dish:nasi-lemak']],
  ['pap and wors with chakalaka', ['dish:fufu', 'dish:boerewors', 'dish:chakalaka']],
  ['ugali with sukuma wiki and nyama choma', ['dish:fufu', 'dish:morogo', 'dish:nyama-choma']],
  ['akara and ogbono soup', ['dish:akara', 'dish:ogbono']],
  ['hokkien mee, teh tarik', ['dish:hokkien-mee', 'dish:teh-tarik']],
  ['misal pav', ['dish:misal-pav']],
])('dishes are called as they are where they are eaten: %s', (text, keys) => {
  const { items, unknown } = read(text)
  expect(items.map(({ key }) => key)).toEqual(keys)
  expect(unknown).toEqual([])
})
