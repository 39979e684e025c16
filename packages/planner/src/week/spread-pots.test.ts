import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { piecesLimit } from '../pieces.ts'
import { coverageOf, isSpreadEnough } from '../spreads.ts'
import type { MeasuredPart } from './household-pot.ts'
import { platesFoods } from './plates-foods.ts'
import { randomFrom } from './search-menu.ts'
import { sizeMenu } from './size-menu.ts'

test('whatever is spread on bread or cakes in whatever menu covers them, in pieces that somebody eats', () => {
  const setting = openSetting({ athlete: footballer, monday, seed: 4 })
  const { places, dishes } = setting.problem
  const random = randomFrom(3)
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T
  const isSpread = (dish: number): boolean => {
    const model = dishes[dish]
    return model !== undefined && coverageOf(model.recipe) !== undefined
  }
  let spread = 0
  for (let menu = 0; menu < 12; menu++) {
    // Mostly dishes in which something is spread, wherever there is one.
    const taken = places.map(({ choices }) => {
      const all = [...choices.keys()]
      const ofBread = all.filter((choice) => isSpread(choices[choice]?.dish ?? -1))
      return pick(ofBread.length > 0 && random() < 0.8 ? ofBread : all)
    })
    const { plates, portions, wrongPlates } = sizeMenu(setting, taken, { isDraft: menu % 2 === 0 })
    for (const [index, { start, parts }] of portions.pots.entries()) {
      const coverage = coverageOf(start.dish.recipe)
      if (coverage === undefined) continue
      spread++
      const grams = portions.gramsOf(index)
      const foods = start.dish.lines.map(({ food }, line) => ({ food, grams: grams[line] ?? 0 }))
      // Only where the recipe allows neither more on it nor less of it may it be too little, and then nobody is served it.
      const isAtBounds = parts.every(({ part, min, max, grams: step }: MeasuredPart) => {
        const count = Math.round((grams[part.line] ?? 0) / step)
        const cover = coverage.get(part.food.id) ?? 0
        return cover === 0 || (cover > 0 ? count >= max : count <= min)
      })
      expect(isAtBounds || isSpreadEnough(start.dish.recipe, foods), start.dish.recipe.name).toBe(true)
    }
    for (const [plate, { place }] of plates.entries()) {
      if (wrongPlates.includes(place.id)) continue
      for (const { food, grams } of platesFoods(portions, plates, plate)) {
        expect(grams, `${place.id} ${food.name}`).toBeLessThanOrEqual(piecesLimit(food) + 0.5)
      }
    }
  }
  expect(spread).toBeGreaterThan(40)
})
