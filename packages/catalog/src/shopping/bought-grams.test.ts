import { DAY_MS, type Shop } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { boughtGrams, isEnough, keepsAtHome } from './bought-grams.ts'
import { shoppingList } from './index.ts'

const catalog = openCatalog()
const lineOf = (food: string, grams: number, shop?: Shop) => {
  const list = shoppingList(catalog, [{ food, grams, item: food }], shop === undefined ? {} : { shop })
  const line = list.aisles[0]?.items[0]
  if (!line) throw new Error(`${food} is on no aisle`)
  return line
}

test('what is bought with a line are its whole packs, or the amount that it names', () => {
  expect(boughtGrams(catalog, lineOf('lentils-red-dry', 240, 'metric'))).toBe(500)
  expect(boughtGrams(catalog, lineOf('lentils-red-dry', 240))).toBe(240)
})

test('a bought pack is enough until more is needed than it holds, whichever shop it came from', () => {
  expect(isEnough(catalog, lineOf('lentils-red-dry', 240, 'metric'), 500)).toBe(true)
  expect(isEnough(catalog, lineOf('lentils-red-dry', 480, 'metric'), 454)).toBe(false)
  const pound = boughtGrams(catalog, lineOf('lentils-red-dry', 240, 'us'))
  expect(pound).toBeLessThan(500)
  expect(isEnough(catalog, lineOf('lentils-red-dry', 240, 'metric'), pound)).toBe(true)
  expect(isEnough(catalog, lineOf('lentils-red-dry', 700, 'metric'), 500)).toBe(false)
})

test('a US list says all its amounts in ounces, pounds and fluid ounces', () => {
  const words = ['lentils-red-dry', 'broccoli', 'milk-skim', 'ricotta-part-skim'].flatMap((food) => {
    const { packs, amount, rest } = lineOf(food, 160, 'us')
    return [packs?.text ?? '', amount, rest?.amount ?? '']
  })
  expect(words.join(' ')).toMatch(/lb|oz/)
  expect(words.filter((text) => /\d (?:g|kg|ml|l)$/.test(text))).toEqual([])
})

test('staples stay at home until they are used up, others as long as they keep closed', () => {
  const inDays = (days: number) => days * DAY_MS
  expect(keepsAtHome(catalog, 'cumin', 0, inDays(400))).toBe(true)
  expect(keepsAtHome(catalog, 'name:Own dish', 0, inDays(400))).toBe(true)
  expect(keepsAtHome(catalog, 'salmon-atlantic-raw', 0, inDays(0.5))).toBe(true)
  expect(keepsAtHome(catalog, 'salmon-atlantic-raw', 0, inDays(10))).toBe(false)
})
