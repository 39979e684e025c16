import { expect, test } from 'vitest'
import { openFoodCatalogue } from '../sheet/food-catalogue.ts'
import { itemsOf } from '../sheet/log-form.ts'
import { blankRecipeForm, withWritten } from './own-recipe-form.ts'

const catalogue = openFoodCatalogue()

/** What a line of a list is read as. */
const read = (line: string): readonly string[] =>
  withWritten(blankRecipeForm, { name: 'Soup', servings: 2, lines: [line] }, catalogue)
    .picked.flatMap(itemsOf)
    .map(({ food, grams }) => `${food} ${Math.round(grams)}`)

test.each([
  ['1 tsp paprika', ['paprika 2']],
  ['2 tsp of sweet paprika', ['paprika 5']],
  ['1 tsp smoked paprika', ['smoked-paprika 2']],
  ['1 cucharadita de pimentón', ['paprika 2']],
  ['1 cucharadita de pimentón ahumado', ['smoked-paprika 2']],
  ['1 TL Paprika', ['paprika 2']],
  ['2 TL Paprika edelsüß', ['paprika 5']],
  ['½ TL Paprika, rosenscharf', ['paprika 1']],
  ['1 EL Paprika (edelsüß)', ['paprika 7']],
  ['1 gestr. TL Paprika', ['paprika 2']],
  ['2 Teelöffel süße Paprika', ['paprika 5']],
  ['1 TL Paprikapulver', ['paprika 2']],
  ['1 TL Paprikapulver edelsüß', ['paprika 2']],
  ['10 g Paprika edelsüß', ['paprika 10']],
  ['1 TL Paprika geräuchert', ['smoked-paprika 2']],
  ['1 TL geräucherte Paprika', ['smoked-paprika 2']],
  ['1 TL geräuchertes Paprikapulver', ['smoked-paprika 2']],
  ['1 TL Räucherpaprika', ['smoked-paprika 2']],
  ['2 rote Paprika', ['pepper-red-bell 238']],
  ['2 EL gehackte Paprika', ['pepper-red-bell 19']],
  ['200 g Paprika', ['pepper-red-bell 200']],
  ['1 pimentón rojo', ['pepper-red-bell 119']],
])('paprika by the spoon is the powder, and else the vegetable: %s', (line, items) => {
  expect(read(line)).toEqual(items)
})

test.each([
  ['1 (6-oz) container plain Greek yogurt', ['yogurt-greek-whole 170']],
  ['1 scoop (31g) whey protein', ['whey-protein-powder 31']],
  ['400 g de lentejas pardinas secas', ['lentils-dry 400']],
])('sizes in brackets, and words behind a food, add nothing: %s', (line, items) => {
  expect(read(line)).toEqual(items)
})
