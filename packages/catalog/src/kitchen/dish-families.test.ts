import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { dishesOfFamilies, findDishFamily } from './dish-families.ts'
import { isRarelySold, rarelySold } from './rare-foods.ts'

const catalog = openCatalog()

test('every dish that is much like others is a recipe, and is told once', () => {
  expect(dishesOfFamilies.filter((id) => catalog.findRecipe(id) === undefined)).toEqual([])
  expect(new Set(dishesOfFamilies).size).toBe(dishesOfFamilies.length)
})

test('kitchari and khichdi are much alike, and neither is like a kofta', () => {
  expect(findDishFamily('kitchari-with-mung-beans-and-ginger')).toBe(findDishFamily('lentil-khichdi'))
  expect(findDishFamily('lentil-khichdi')).not.toBe(findDishFamily('lamb-koftas-with-chopped-salad'))
  expect(findDishFamily('blueberry-almond-oats')).toBeUndefined()
})

test('what few shops sell is a food of the catalogue; natto is, and chicken is not', () => {
  expect(rarelySold.filter((id) => catalog.findFood(id) === undefined)).toEqual([])
  expect([isRarelySold('natto'), isRarelySold('chicken-breast-raw')]).toEqual([true, false])
})
