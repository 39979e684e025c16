import type { Diet } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { openCatalog } from '../catalog.ts'
import { dietRules, findBrokenRule } from '../diets.ts'
import { openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())
const isDoubt = (leaf: string): boolean =>
  leaf.endsWith('_possible') || leaf === 'spice_blend' || leaf === 'gluten_trace'
const objectionTo = (text: string, diet: Diet) =>
  findBrokenRule(
    dietRules[diet],
    read(text).items.flatMap(({ parts }) => parts.flatMap(({ food }) => food.classes.filter((leaf) => !isDoubt(leaf)))),
  )?.forbids

describe('a food that is said to be without something', () => {
  test.each<readonly [Diet, string, string]>([
    ['vegan', 'vegan lasagne', 'lasagne'],
    ['vegan', 'vegan pizza', 'pizza'],
    ['vegan', 'toast with vegan cheese', 'toast with cheese'],
    ['vegan', 'plant based burger', 'burger'],
    ['vegan', 'veganer Döner', 'Döner'],
    ['vegan', 'vegane Currywurst', 'Currywurst'],
    ['vegan', 'Brot mit veganem Käse', 'Brot mit Käse'],
    ['vegan', 'hamburguesa vegana', 'hamburguesa'],
    ['vegan', 'queso vegano', 'queso'],
    ['vegetarian', 'vegetarian lasagne', 'lasagne'],
    ['vegetarian', 'vegetarische Bolognese', 'Bolognese'],
    ['dairy-free', 'dairy free ice cream', 'ice cream'],
    ['dairy-free', 'oat yogurt', 'yogurt'],
    ['dairy-free', 'Haferjoghurt', 'Joghurt'],
    ['gluten-free', 'gluten free pizza', 'pizza'],
    ['gluten-free', 'glutenfreie Nudeln', 'Nudeln'],
    ['gluten-free', 'pan sin gluten', 'pan'],
  ])('%s: %s', (diet, text, plain) => {
    expect(read(text).items).not.toEqual([])
    expect(read(text).unknown).toEqual([])
    expect(objectionTo(text, diet)).toBeUndefined()
    expect(objectionTo(plain, diet)).toBeDefined()
  })

  test('is called so, and is found again by its key', () => {
    const [item] = read('half a vegan pizza').items
    expect(item).toMatchObject({ key: 'dish:vegan-pizza', kind: 'dish', name: 'Vegan pizza' })
    expect(read('vegan pizza').items[0]?.key).toBe('dish:vegan-pizza')
  })

  test('stays what it is when it holds none of that', () =>
    expect(read('vegan banana').items[0]?.parts.map(({ food }) => food.id)).toEqual(['banana']))

  test.each(['quorn', 'quorn nuggets', 'quorn burger'])('%s holds egg', (text) =>
    expect(read(text).items.flatMap(({ parts }) => parts.map(({ food }) => food.id))).toContain('egg-white-raw'),
  )

  test.each(['beyond meat', 'beyond sausage', 'quorn'])('%s holds no wheat', (text) =>
    expect(objectionTo(text, 'gluten-free')).toBeUndefined(),
  )
})
