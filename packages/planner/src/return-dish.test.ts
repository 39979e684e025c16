import { openCatalog } from '@pacemeal/catalog'
import {
  addDays,
  type CookEvent,
  type CookedPortion,
  defaultKitchenPreferences,
  FOOD_EVENT,
  type LocalDate,
  type MealOption,
  type PlannedWeek,
} from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { changeDays } from './change-days.ts'
import { chooseOption } from './choose-option.ts'
import { footballer } from './fixtures/athletes.ts'
import { solveWeekOnce } from './fixtures/solved-weeks.ts'
import { monday } from './fixtures/solver.ts'
import { formerMeal, returnDish } from './return-dish.ts'

const catalog = openCatalog()
const nobodyElse = defaultKitchenPreferences
const week = solveWeekOnce({ athlete: footballer, monday, seed: 3 })
type Place = Pick<CookedPortion, 'date' | 'meal'>

const pots = ({ cooking = [] }: PlannedWeek): readonly CookEvent[] => cooking
const potOf = (of: PlannedWeek, { id }: CookEvent) => pots(of).find((event) => event.id === id)
const sum = (lines: readonly { readonly grams: number }[]): number =>
  lines.reduce((total, { grams }) => total + grams, 0)

const sharedPot = (): CookEvent => {
  const found = pots(week).find(
    ({ recipe, portions }) => !recipe.startsWith(FOOD_EVENT) && new Set(portions.map(({ date }) => date)).size > 1,
  )
  if (found === undefined) throw new Error('no shared pot in the week')
  return found
}
const pot = sharedPot()
const [first, ...later] = pot.portions.toSorted((a, b) => (a.date < b.date ? -1 : 1))
const last = later.at(-1)
if (first === undefined || last === undefined) throw new Error('a shared pot has two portions')

const dayOf = (of: PlannedWeek, date: LocalDate) => {
  const day = of.days.find((one) => one.date === date)
  if (day === undefined) throw new Error(`no day ${date}`)
  return day
}

const swap = (of: PlannedWeek, { date, meal }: Place, today = monday): PlannedWeek => {
  const day = dayOf(of, date)
  const [dish] = day.meals.find(({ id }) => id === meal)?.options ?? []
  if (dish === undefined) throw new Error(`no meal ${meal}`)
  const other: MealOption = {
    ...dish,
    recipe: 'another-dish',
    name: 'Another dish',
    ingredients: [{ food: 'tempeh', grams: 222, amount: '222 g', item: 'Tempeh' }],
  }
  return changeDays(of, [chooseOption(day, meal, other, catalog)], today, nobodyElse, catalog)
}

const back = (of: PlannedWeek, { date, meal }: Place, today = monday, table = nobodyElse): PlannedWeek => {
  const former = formerMeal(week, date, meal)
  if (former === undefined) throw new Error(`no meal ${meal}`)
  return returnDish(of, former, today, table, catalog)
}

/** A meal of the week that eats from other pots. */
const elsewhere = (): Place => {
  for (const { date, meals } of week.days)
    for (const { id, slot, cooking } of meals)
      if (slot === 'breakfast' && cooking !== undefined && cooking.event !== pot.id) return { date, meal: id }
  throw new Error('no other meal')
}

/** Another meal of the same day. */
const otherOf = ({ date, meal }: Place): Place => {
  const other = dayOf(week, date).meals.find(({ id, cooking }) => id !== meal && cooking?.event !== pot.id)
  if (other === undefined) throw new Error(`no other meal on ${date}`)
  return { date, meal: other.id }
}

describe('a dish that comes back after something else has changed', () => {
  test.each([
    ['the first meal of its pot', first],
    ['the last', last],
  ])('is eaten from its pot again as before: %s', (_, place) => {
    const other = elsewhere()
    expect(back(swap(swap(week, place), other), place)).toEqual(swap(week, other))
    expect(back(swap(swap(week, other), place), place)).toEqual(swap(week, other))
  })

  test('brings the pot back with it that every meal had left, one by one', () => {
    const without = pot.portions.reduce<PlannedWeek>((of, place) => swap(of, place), week)
    expect(potOf(without, pot)).toBeUndefined()
    const one = back(without, last)
    expect(potOf(one, pot)?.portions).toEqual(
      pot.portions.filter(({ date, meal }) => date === last.date && meal === last.meal),
    )
    expect(sum(potOf(one, pot)?.ingredients ?? [])).toBeCloseTo(sum(potOf(one, pot)?.portions ?? []), 0)
    const all = pot.portions.reduce<PlannedWeek>((of, place) => back(of, place), one)
    expect(potOf(all, pot)).toMatchObject({ cookedOn: pot.cookedOn, at: pot.at, portions: pot.portions })
    expect(sum(potOf(all, pot)?.ingredients ?? [])).toBeCloseTo(sum(pot.ingredients), 3)
    for (const { date, meal } of pot.portions)
      expect(dayOf(all, date).meals.find(({ id }) => id === meal)).toEqual(
        dayOf(week, date).meals.find(({ id }) => id === meal),
      )
  })

  test('takes its portion out of the rest of what is cooked', () => {
    const tomorrow = addDays(pot.cookedOn, 1)
    const swapped = swap(swap(week, last, tomorrow), otherOf(last), tomorrow)
    expect(potOf(swapped, pot)?.restGrams).toBeGreaterThan(pot.restGrams)
    const again = back(swapped, last, tomorrow)
    expect(potOf(again, pot)).toEqual(pot)
  })

  test('is cooked for itself where a guest of its pot is not at the table any more', () => {
    const guest = { ...last, eater: 'guest-1' }
    const former = formerMeal(week, last.date, last.meal)
    if (former === undefined) throw new Error('no meal')
    const events = former.events.map((event) => ({ ...event, portions: [...event.portions, guest] }))
    const after = returnDish(swap(week, last), { ...former, events }, monday, nobodyElse, catalog)
    expect(potOf(after, pot)).toEqual(potOf(swap(week, last), pot))
    const alone = pots(after).find(({ portions }) =>
      portions.every(({ meal, date }) => meal === last.meal && date === last.date),
    )
    expect(alone?.recipe).toBe(pot.recipe)
  })
})
