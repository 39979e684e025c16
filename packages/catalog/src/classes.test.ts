import { describe, expect, test } from 'vitest'
import { ancestorsOf, expandClasses, ingredientClasses, isIngredientClass } from './classes.ts'

describe('the class tree', () => {
  test('every parent is a class of the tree, and nothing stands under itself', () => {
    for (const name of ingredientClasses)
      for (const above of ancestorsOf(name)) {
        expect(isIngredientClass(above)).toBe(true)
        if (above !== name) expect(ancestorsOf(above).has(name)).toBe(false)
      }
  })

  test('beef is red meat and meat; wheat is a grain and holds gluten', () => {
    expect([...ancestorsOf('beef')]).toEqual(['beef', 'red_meat', 'meat'])
    expect([...ancestorsOf('wheat')].toSorted()).toEqual(['gluten', 'grain', 'wheat'])
  })

  test('what may be in a product counts like what is in it', () => {
    for (const name of ingredientClasses.filter((candidate) => candidate.endsWith('_possible'))) {
      const certain = name.replace('_possible', '')
      if (isIngredientClass(certain)) expect(ancestorsOf(name).has(certain)).toBe(true)
    }
    expect(expandClasses(['spice_blend']).has('mustard')).toBe(true)
    expect(expandClasses(['spice_blend']).has('gluten')).toBe(true)
  })

  test('a class that nobody knows is unknown, not harmless', () => {
    expect([...expandClasses(['unicorn'])]).toEqual(['unknown'])
  })
})
