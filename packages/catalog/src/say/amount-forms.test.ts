import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './read-meal.ts'

const { read } = openMealReader(openCatalog())
const amountsOf = (said: string): readonly string[] =>
  read(said).items.map(({ key, grams }) => `${key.slice(key.indexOf(':') + 1)} ${Math.round(grams)}`)

test.each([
  ['the number of a meal is none of a range', 'meal 1 - 60 g oats', ['rolled-oats-dry 60']],
  ['a range is of numbers that lie near', '2-3 eggs', ['egg-whole-raw 125']],
  ['numbers of a list are no amounts', '1) oats 50 g 2) milk 200 ml', ['rolled-oats-dry 50', 'milk-2-percent 206']],
  ['a half behind its food', 'hüttenkäse 200 g, paprika halbe', ['cottage-cheese-lowfat-2 200', 'pepper-red-bell 60']],
  ['half a cup behind its food', 'rice half a cup', ['white-rice-cooked 79']],
  ['half a can in the middle', 'pasta 80 g, cola half a can, apple', ['pasta-cooked 80', 'cola 185', 'apple 182']],
  ['half of the last food alone', 'toast and milk half a cup', ['whole-wheat-bread 32', 'milk-2-percent 122']],
  ['half of it', 'pizza half of it', ['pizza 236']],
  ['half a liter in German', 'kaffee und milch ein halber liter', ['coffee 240', 'milk-2-percent 515']],
  ['half a glass in Spanish', 'pan, leche medio vaso', ['whole-wheat-bread 32', 'milk-2-percent 114']],
  [
    'dried pulses are dry',
    '250 g dried red lentils, 50 g dried apricots',
    ['lentils-red-dry 250', 'apricots-dried 50'],
  ],
  ['half and half is a cream', 'coffee with half and half', ['coffee 240', 'half-and-half 30']],
  [
    'a weight in a bracket of its state',
    'salmon 140, 75 g (dry) basmati',
    ['salmon-atlantic-cooked 140', 'basmati-rice-dry 75'],
  ],
  ['a unit before and a count behind', 'link sausage x2', ['pork-sausage-cooked 46']],
  ['links are small', '2 sausage links', ['pork-sausage-cooked 46']],
  ['whole eggs beside whites', '5 egg whites 1 whole', ['egg-white-raw 165', 'egg-whole-raw 50']],
  ['whites that were weighed', '3 whole eggs + 150 g whites', ['egg-whole-raw 150', 'egg-white-raw 150']],
  ['a cup and a half in short', 'oats cup n half', ['rolled-oats-dry 122']],
  ['a spoon of what lies on toast', '1 tbsp peanut butter on toast', ['peanut-butter 16', 'whole-wheat-bread 32']],
  ['spoons at the end are of the food', 'erdnussbutter vom löffel, ca 2 el', ['peanut-butter 32']],
  ['a bag and its contents', 'tüte chips (175er)', ['potato-chips 175']],
  ['a count behind a Spanish name', 'sanguche de miga x3', ['sanguche-de-miga 216']],
  ['three of a dish of pieces are a plate of it', 'enchiladas suizas 3', ['enchiladas-suizas 315']],
  ['a pint is one', 'pint of stout', ['pint-of-carling 558']],
  [
    'of what was weighed the rice is weighed',
    '100 g de arroz con pollo',
    ['white-rice-cooked 100', 'chicken-breast-cooked 140'],
  ],
  ['what it comes in and its weight', 'cottage cheese tub 300 g', ['cottage-cheese-lowfat-2 300']],
  ['a pot of which nothing was weighed', 'a pot of yogurt', ['yogurt-plain-whole 155']],
  ['so many pieces behind both', 'orange wedge x3', ['orange 98']],
  ['a segment is a tenth', '6 orange segments', ['orange 79']],
  ['a half of what is no beer', 'ne halbe Gurke', ['cucumber 150']],
  ['a half of beer', 'ne Halbe Helles', ['beer 500']],
  ['several of them', 'zwei Halbe Bier', ['beer 1000']],
  ['whites beside whole eggs, cooked', '4 whole eggs 6 whites scrambled', ['egg-whole-raw 200', 'egg-white-raw 198']],
  ['a can holds the canned food', '2 cans tomatoes', ['tomatoes-canned 800']],
  ['in German, too', 'eine Dose Tomaten', ['tomatoes-canned 400']],
  ['spoons are of the table', '3 spoons of rice', ['white-rice-cooked 75']],
  ['a spoon of a liquid', 'a spoon of olive oil', ['olive-oil 14']],
  ['a bag of vegetables', 'a bag of green beans', ['green-beans-boiled 300']],
  ['a powder by the drink that is mixed', '1 l tailwind', ['tailwind 103']],
  ['a powder by its weight', '40 g tailwind', ['tailwind 40']],
  ['where it was eaten is no number of it', 'km 10 gel, km 20 gel', ['energy-gel 40', 'energy-gel 40']],
  ['of what is counted by the kilogram it is one', '2 gel', ['energy-gel 80']],
  ['a portion of a child', "child's portion of spaghetti bolognese", ['spaghetti-bolognese 231']],
  ['in German', 'eine Kinderportion Pommes', ['fries-oven 77']],
  ['crusts are a third of the bread', 'crusts off 2 slices of toast', ['whole-wheat-bread 22']],
])('%s: %s', (_what, said, amounts) => expect(amountsOf(said)).toEqual(amounts))

test.each([
  ['8:00 2 eggs, 11:00 banana, 13:30 ham sandwich', '08:00', ['egg-whole-raw 100', 'banana 118', 'ham-sandwich 120']],
  ['7am apple. 7pm banana', '07:00', ['apple 182', 'banana 118']],
  ['um 7 Uhr 2 Brötchen, um 10 Uhr Apfel', '07:00', ['french-roll 100', 'apple 182']],
  ['gegen 19.30 Uhr eine Banane', '19:30', ['banana 118']],
  ['a las 8 tostadas, a las 14 una manzana', '08:00', ['whole-wheat-bread 64', 'apple 182']],
  ['a las ocho de la tarde un plátano', '20:00', ['banana 118']],
])('each meal of a day has its time, and none counts food: %s', (said, time, amounts) => {
  expect(amountsOf(said)).toEqual(amounts)
  expect(read(said).time).toBe(time)
})
