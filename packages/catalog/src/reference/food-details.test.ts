import { detailedNutrients } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { openFoodDetails } from './food-details.ts'

const catalog = openCatalog()
const detailsOf = openFoodDetails(catalog)

test('a food of the kitchen has its own figures and the further ones of its row', () => {
  expect(detailsOf('banana')).toMatchObject({
    calories: 89,
    potassium: 358,
    magnesium: 27,
    vitaminC: 8.7,
    vitaminB6: 0.367,
  })
})

test('a reference food has all its row knows, in micrograms where the tables say so', () => {
  const salmon = detailsOf('usda-15083')
  expect(salmon).toMatchObject({
    protein: 20.5,
    vitaminD: 10.9,
    vitaminB12: 4.15,
    selenium: 31.4,
    vitaminA: 35,
    cholesterol: 46,
  })
  expect(Object.keys(salmon ?? {})).toEqual(detailedNutrients)
})

test('what a source does not tell is unknown, and so is a food of no table', () => {
  expect(detailsOf('energy-gel')?.magnesium).toBeNull()
  expect(detailsOf('usda-99999')).toBeUndefined()
  expect(detailsOf('own:1')).toBeUndefined()
})

test('nine foods in ten have a figure for each of 28 nutrients', () => {
  const all = catalog.foods.filter(({ source }) => source.dataset !== 'named').map(({ id }) => detailsOf(id))
  const known = detailedNutrients.filter(
    (nutrient) => all.filter((food) => typeof food?.[nutrient] === 'number').length >= 0.9 * all.length,
  )
  expect(known.length).toBeGreaterThanOrEqual(28)
})
