import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { commonDishNames } from './common-dish-names.ts'
import { dishRows } from './spoken-rows.ts'

const catalog = openCatalog()
const dishes = dishRows(catalog).filter(({ isSold, recipe }) => !isSold && recipe === undefined)

test('dishes are called by their own names in English', () => expect(commonDishNames('en').size).toBe(0))

describe.each(['de', 'es'] as const)('the names of common dishes in %s', (locale) => {
  const names = commonDishNames(locale)

  test('every dish has one of its own, short enough for a line', () => {
    expect(dishes.map(({ id }) => id).filter((id) => !names.get(id))).toEqual([])
    expect([...names.values()].filter((name) => name.length > 45 || name.trim() !== name)).toEqual([])
    const twice = [...names.values()].filter((name, at, all) => all.indexOf(name) !== at)
    expect(twice).toEqual([])
  })

  test('none is the name of a dish that there is none of', () => {
    const ids = new Set(dishRows(catalog).map(({ id }) => id))
    expect([...names.keys()].filter((id) => !ids.has(id))).toEqual([])
  })
})
