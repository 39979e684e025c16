import { mealTimeOf } from '@pacemeal/domain'
import { describe, expect, test } from 'vitest'
import { type SaidMeal as ExpectedMeal, saidMeals } from '../../fixtures/said-meals/index.ts'
import { f1Of, type LineScore, scoreLine } from '../../fixtures/said-meals/score.ts'
import { openCatalog } from '../catalog.ts'
import { openMealReader } from './index.ts'

const { read } = openMealReader(openCatalog())

/** A dish without a recipe stands for its parts. */
const scoreOf = (line: ExpectedMeal): LineScore => {
  const { items, unknown } = read(line.said)
  const eaten = items.flatMap(({ key, kind, grams, parts }) =>
    kind === 'dish'
      ? parts.map((part) => ({ id: part.food.id, grams: part.grams }))
      : [{ id: key.slice(key.indexOf(':') + 1), grams }],
  )
  return scoreLine(line, { items: eaten, unknown })
}

const kinds: readonly (readonly [string, readonly ExpectedMeal[]])[] = Object.entries(saidMeals)
const lines = kinds.flatMap(([, ofKind]) => ofKind)

describe('what athletes say, written down by hand apart from the reader', () => {
  test('is understood with an F1 of at least 0.90 over all items', () => {
    const perKind = kinds.map(([kind, ofKind]) => `${kind} ${f1Of(ofKind.map(scoreOf)).toFixed(3)}`)
    const f1 = f1Of(lines.map(scoreOf))
    // The measure itself is what this test is for.
    process.stdout.write(`said meals: F1 ${f1.toFixed(4)} over ${lines.length} lines (${perKind.join(', ')})\n`)
    expect(f1).toBeGreaterThanOrEqual(0.9)
  })

  test.each(kinds)('%s: no kind is left behind', (_kind, ofKind) =>
    expect(f1Of(ofKind.map(scoreOf))).toBeGreaterThanOrEqual(0.8),
  )

  test('names what it does not know, and nothing that it should', () => {
    const right = lines.filter((line) => scoreOf(line).areUnknownsRight)
    expect(right.length / lines.length).toBeGreaterThanOrEqual(0.95)
  })

  test('tells the meal and the time where they are said', () => {
    for (const { said, meal } of lines.filter((line) => line.meal !== undefined)) {
      expect(read(said).meal, said).toBe(meal && mealTimeOf(meal))
    }
    for (const { said, time } of lines.filter((line) => line.time !== undefined)) {
      expect(read(said).time, said).toBe(time)
    }
  })
})
