import { type Diet, eatenOut, editMeal, mealEditForm, type PlannedDay, readMealEdit } from '@pacemeal/domain'
import { aPlannedWeek } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { shoppingText, unlistedText, weekShopping } from './week-shopping.ts'

const { days } = aPlannedWeek()
const none = () => false

describe('the shopping list of a planned week', () => {
  test('is the same whichever day is written first, and holds only what the chosen dishes take', () => {
    const { list } = weekShopping(days)
    expect(weekShopping(days.toReversed()).list).toEqual(list)
    const chosen = new Set(
      days.flatMap(({ meals }) => meals.flatMap(({ options: [dish] }) => dish.ingredients.map(({ food }) => food))),
    )
    const listed = [...list.aisles.flatMap(({ items }) => items), ...list.pantry].map(({ id }) => id)
    expect(listed.toSorted()).toEqual([...chosen].toSorted())
  })

  test('names the marks that those who eat look for, in the shop and at home', () => {
    const [first] = days
    const [meal] = first?.meals ?? []
    if (first === undefined || meal === undefined) throw new Error('no meal')
    const foods = ['chicken-breast-raw', 'cheddar', 'red-wine-vinegar', 'rolled-oats-dry', 'banana']
    const ingredients = foods.map((food) => ({ food, item: food, amount: '100 g', grams: 100 }))
    const day = { ...first, meals: [{ ...meal, options: [{ ...meal.options[0], ingredients }] as const }] }
    const textFor = (diets: readonly Diet[]) => shoppingText('List', weekShopping([day], { diets }), none)
    const marked = (diets: readonly Diet[]) => [...textFor(diets).matchAll(/^- (.+?):.*\((certified.+)\)$/gm)]
    expect(marked([])).toEqual([])
    expect(marked(['kosher']).map(([, food, marks]) => [food, marks])).toEqual([
      ['Chicken breast, skinless', 'certified kosher'],
      ['Cheddar', 'certified kosher'],
      ['Red wine vinegar', 'certified kosher'],
    ])
    expect(marked(['halal', 'gluten-free']).map(([, food, marks]) => [food, marks])).toEqual([
      ['Chicken breast, skinless', 'certified halal'],
      ['Cheddar', 'certified halal'],
      ['Rolled oats', 'certified gluten-free'],
    ])
    expect(marked(['halal', 'kosher'])[0]?.[2]).toBe('certified kosher; certified halal')
  })

  test('grows with the days', () => {
    const [first] = days
    const one = weekShopping(first ? [first] : []).list.aisles.flatMap(({ items }) => items)
    const all = weekShopping(days).list.aisles.flatMap(({ items }) => items)
    for (const item of one) expect(all.find(({ id }) => id === item.id)?.need).toBeGreaterThanOrEqual(item.need)
  })

  test('names a dish of the athlete’s own apart, and does not guess at it', () => {
    const own = days.map((day): PlannedDay => {
      const [meal, ...others] = day.meals
      if (meal === undefined || day !== days[0]) return day
      const edit = readMealEdit({ ...mealEditForm(meal), description: 'Grandma’s stew' })
      const { option } = editMeal(day, meal, edit, [])
      return { ...day, meals: [{ ...meal, options: [option, ...meal.options] }, ...others] }
    })
    expect(weekShopping(own).unlisted).toEqual([{ date: days[0]?.date, dish: 'Grandma’s stew', others: 0 }])
    const found = weekShopping(own, { othersAt: () => 2 })
    expect(found.unlisted.map(unlistedText)).toEqual(['Monday: Grandma’s stew, for you and 2 others'])
    expect(shoppingText('List', found, () => false)).toMatch(/\n\nYour own dishes\n- Monday: Grandma’s stew/)
  })

  test('says nothing of meals that are eaten out', () => {
    const out = days.map(
      (day): PlannedDay => ({
        ...day,
        meals: day.meals.map((meal) => (meal.slot === 'lunch' ? { ...meal, options: [eatenOut(meal.target)] } : meal)),
      }),
    )
    expect(weekShopping(out).unlisted).toEqual([])
  })

  test('from now on holds nothing that was to be eaten hours ago, and all of the days to come', () => {
    const [day, next] = days
    if (day === undefined || next === undefined) throw new Error('no days')
    const needOf = (some: readonly PlannedDay[], minute?: number) => {
      const from = minute === undefined ? {} : { from: { date: day.date, minute } }
      const { list } = weekShopping(some, from)
      return [...list.aisles.flatMap(({ items }) => items), ...list.pantry].map(({ id, need }) => [id, need])
    }
    expect(needOf([day, next], 0)).toEqual(needOf([day, next]))
    expect(needOf([day, next], 23 * 60 + 59)).toEqual(needOf([next]))
    const dinner = Math.max(...day.meals.map(({ at }) => at))
    const last = { ...day, meals: day.meals.filter(({ at }) => at === dinner) }
    expect(needOf([day], dinner + 90)).toEqual(needOf([last]))
  })

  test('reads as plain text without what is in the basket', () => {
    const shopping = weekShopping(days)
    const text = shoppingText('Shopping list', shopping, none)
    const items = [...shopping.list.aisles.flatMap((aisle) => aisle.items), ...shopping.list.pantry]
    expect(text.split('\n').filter((line) => line.startsWith('- '))).toHaveLength(items.length)
    expect(text).not.toMatch(/undefined|NaN/)
    expect(shoppingText('Shopping list', shopping, () => true)).toBe('Shopping list')
  })
})
