import { openCatalog } from '@pacemeal/catalog'
import { weekPortions } from '@pacemeal/catalog/shopping'
import { type CookEvent, defaultKitchenPreferences, type PlannedWeek, portionFoods } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { solveWeekOnce } from '../fixtures/solved-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { comesInPieces } from './hand-out-pieces.ts'

const catalog = openCatalog()
const isPiece = (recipe: string, food: string): boolean =>
  comesInPieces(catalog.requireFood(food), catalog.findRecipe(recipe) ?? { steps: [] })

test('pieces are what somebody sees on the plate: boiled eggs and bread, not eggs that are beaten into a pot', () => {
  expect(isPiece('lentil-and-egg-salad-with-mustard-dressing', 'egg-whole-raw')).toBe(true)
  expect(isPiece('egg-and-red-lentil-curry-with-rice', 'egg-whole-raw')).toBe(true)
  expect(isPiece('fattoush-with-grilled-chicken', 'pita-white')).toBe(false)
  expect(isPiece('chicken-schnitzel-with-lemon-potatoes', 'sourdough-bread')).toBe(false)
  expect(isPiece('eggs-on-sourdough', 'sourdough-bread')).toBe(true)
  expect(isPiece('chicken-hummus-pita', 'pita-white')).toBe(true)
  for (const dish of ['chicken-and-cheddar-quesadilla', 'steak-egg-breakfast-burrito', 'smoky-seitan-fajitas'])
    expect(isPiece(dish, 'flour-tortilla'), dish).toBe(true)
  expect(isPiece('chilaquiles-verdes', 'corn-tortilla')).toBe(false)
  expect(isPiece('hummus-pita-carrots', 'pita-whole-wheat')).toBe(false)
  expect(isPiece('chicken-schnitzel-with-lemon-potatoes', 'breadcrumbs-plain')).toBe(false)
  expect(isPiece('eggs-on-sourdough', 'bread-flour')).toBe(false)
  expect(isPiece('white-bean-and-spinach-frittata', 'egg-whole-raw')).toBe(false)
  expect(isPiece('banana-egg-pancakes', 'egg-whole-raw')).toBe(false)
  expect(isPiece('lentil-and-egg-salad-with-mustard-dressing', 'lentils-cooked')).toBe(false)
  expect(isPiece('lentil-and-egg-salad-with-mustard-dressing', 'red-onion')).toBe(false)
})

describe('a table that eats together', () => {
  const table = [
    { id: 'ana', name: 'Ana', portion: 0.8, meals: ['breakfast', 'lunch', 'dinner'], diets: [], restrictions: [] },
    { id: 'ben', name: 'Ben', portion: 0.5, meals: ['breakfast', 'dinner'], diets: [], restrictions: ['soy'] },
  ] as const
  const liked = catalog.recipes
    .filter(({ id, ingredients }) => ingredients.some(({ food }) => isPiece(id, food)))
    .map(({ id }) => id)
  const weekOf = (seed: number): PlannedWeek =>
    solveWeekOnce({ athlete: footballer, monday, seed, kitchen: { ...defaultKitchenPreferences, table, liked } })
  const weeks = [1, 4].map(weekOf)
  const events = weeks.flatMap(({ cooking = [] }) => cooking)
  const piecesOf = ({ portions }: CookEvent) => portions.flatMap(({ pieces = [] }) => pieces)
  const handed = events.filter((event) => piecesOf(event).length > 0)
  const sum = (grams: readonly number[]): number => grams.reduce((total, one) => total + one, 0)

  test('gets whole and half pieces, as many as are in the pot', () => {
    expect(handed.length).toBeGreaterThan(0)
    for (const event of handed) {
      for (const food of new Set(piecesOf(event).map((piece) => piece.food))) {
        const each = event.portions.map(({ pieces = [] }) =>
          sum(pieces.flatMap((one) => (one.food === food ? one.grams : []))),
        )
        const half = (catalog.requireFood(food).portions[0]?.grams ?? 0) / 2
        expect(each.map((grams) => Math.abs(grams / half - Math.round(grams / half)) < 0.05)).not.toContain(false)
        expect(Math.min(...each)).toBeGreaterThan(0)
        expect(sum(each)).toBeCloseTo(event.ingredients.find((line) => line.food === food)?.grams ?? 0, 1)
      }
    }
  })

  test('eats exactly what is cooked, food by food', () => {
    for (const event of events) {
      for (const { food, grams } of event.ingredients) {
        const eaten = sum(event.portions.map((portion) => portionFoods(event, portion).get(food) ?? 0))
        expect(Math.abs(eaten - grams), `${event.name}: ${food}`).toBeLessThan(0.1)
      }
    }
  })

  test('has on the plate what it was handed', () => {
    for (const { days, cooking = [] } of weeks) {
      for (const event of cooking) {
        for (const { date, meal: id, eater, pieces = [] } of event.portions) {
          if (eater !== 'self') continue
          const meal = days.find((one) => one.date === date)?.meals.find((one) => one.id === id)
          for (const { food, grams } of pieces) {
            expect(meal?.options[0].ingredients.find((line) => line.food === food)?.grams).toBe(grams)
          }
        }
      }
    }
  })

  test('buys pieces once: with the pot, and none beside it', () => {
    for (const week of weeks) {
      const bought = weekPortions(week)
      for (const event of (week.cooking ?? []).filter((one) => piecesOf(one).length > 0)) {
        for (const food of new Set(piecesOf(event).map((piece) => piece.food))) {
          const cooked = sum(
            (week.cooking ?? []).flatMap(({ ingredients }) =>
              ingredients.flatMap((line) => (line.food === food ? line.grams : [])),
            ),
          )
          const own = sum(bought.flatMap((one) => (one.food === food ? one.grams : [])))
          const beside = sum(
            week.days.flatMap(({ meals }) =>
              meals.flatMap(({ cooking, options: [{ ingredients }] }) =>
                cooking ? [] : ingredients.flatMap((line) => (line.food === food ? line.grams : [])),
              ),
            ),
          )
          expect(own - beside, `${event.name}: ${food}`).toBeLessThan(cooked + 0.5)
        }
      }
    }
  })
})
