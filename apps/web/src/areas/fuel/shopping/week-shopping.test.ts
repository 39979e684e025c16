import { editMeal, mealEditForm, type PlannedDay, readMealEdit } from '@pacemeal/domain'
import { aPlannedWeek } from '@pacemeal/testing'
import { describe, expect, test } from 'vitest'
import { shoppingText, weekShopping } from './week-shopping.ts'

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
    expect(weekShopping(own).unlisted).toEqual([{ day: days[0]?.day, dish: 'Grandma’s stew' }])
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
