import type { CookEvent, IngredientAmount, MealOption, PlannedDay } from '@pacemeal/domain'
import { localDate } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { weekPortions } from './week-portions.ts'

const monday = localDate('2026-03-02')
const tuesday = localDate('2026-03-03')
const line = (food: string, grams: number): IngredientAmount => ({ food, grams, item: food, amount: `${grams} g` })
const day = (date: typeof monday, meals: Readonly<Record<string, readonly IngredientAmount[]>>) =>
  ({
    date,
    meals: Object.entries(meals).map(([id, ingredients]) => ({ id, options: [{ ingredients } as MealOption] })),
  }) as unknown as PlannedDay
const pot = (change: Partial<CookEvent>) => ({ recipe: 'stew', cookedOn: monday, portions: [], ...change }) as CookEvent
const said = (...parts: Parameters<typeof weekPortions>) =>
  weekPortions(...parts)
    .map(({ food, grams, on }) => `${on} ${food} ${Math.round(grams)}`)
    .toSorted()

describe('what a week takes from the shop', () => {
  test('is what is on the plates where nothing is cooked together', () => {
    expect(
      said({ days: [day(monday, { lunch: [line('rice', 80)] }), day(tuesday, { lunch: [line('rice', 60)] })] }),
    ).toEqual(['2026-03-02 rice 80', '2026-03-03 rice 60'])
  })

  const stew = pot({
    ingredients: [line('beef', 300), line('carrot', 100)],
    portions: [
      { date: monday, meal: 'dinner', eater: 'self', grams: 100 },
      { date: monday, meal: 'dinner', eater: 'guest', grams: 200 },
      { date: tuesday, meal: 'lunch', eater: 'self', grams: 100 },
    ],
  })

  test('is the whole pot on the day it is cooked, guests and leftovers included, and once', () => {
    const plate = [line('beef', 75), line('carrot', 25)]
    expect(said({ days: [day(monday, { dinner: plate }), day(tuesday, { lunch: plate })], cooking: [stew] })).toEqual([
      '2026-03-02 beef 300',
      '2026-03-02 carrot 100',
    ])
  })

  test('is what is put beside a pot on the day it is eaten', () => {
    const plate = [line('beef', 75), line('carrot', 75), line('bread', 60)]
    expect(said({ days: [day(tuesday, { lunch: plate })], cooking: [stew] })).toEqual([
      '2026-03-02 beef 300',
      '2026-03-02 carrot 100',
      '2026-03-03 bread 60',
      '2026-03-03 carrot 50',
    ])
  })

  test('is a piece that is handed out once, with its pot', () => {
    const eggs = pot({
      ingredients: [line('egg', 150), line('curry', 300)],
      portions: [
        { date: monday, meal: 'dinner', eater: 'self', grams: 200, pieces: [line('egg', 100)] },
        { date: monday, meal: 'dinner', eater: 'guest', grams: 250, pieces: [line('egg', 50)] },
      ],
    })
    const plate = [line('egg', 100), line('curry', 100)]
    expect(said({ days: [day(monday, { dinner: plate })], cooking: [eggs] })).toEqual([
      '2026-03-02 curry 300',
      '2026-03-02 egg 150',
    ])
  })

  test('is a food that is cooked ahead in its own pot alone', () => {
    const rice = pot({
      recipe: 'food:rice-cooked',
      ingredients: [line('rice-cooked', 250)],
      portions: [{ date: tuesday, meal: 'lunch', eater: 'self', grams: 250 }],
    })
    const days = [
      day(tuesday, { lunch: [line('rice-cooked', 250), line('egg', 50)], dinner: [line('rice-cooked', 90)] }),
    ]
    expect(said({ days, cooking: [rice] })).toEqual([
      '2026-03-02 rice-cooked 250',
      '2026-03-03 egg 50',
      '2026-03-03 rice-cooked 90',
    ])
  })
})
