import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { judgeMenu } from './judge-menu.ts'
import { platesFoods } from './plates-foods.ts'
import { firstMenu, searchMenu } from './search-menu.ts'

/** Plates of low-carb weeks, as the first menu that is found is sized, and those of them that the diet does not allow. */
const countPlates = (seed: number) => {
  const setting = openSetting({ athlete: { ...footballer, diets: ['low-carb'] }, monday, seed })
  const effort = { moves: 6_000, hottest: 1.2, coldest: 0.08 }
  const { sized } = judgeMenu(setting, searchMenu(setting.problem, firstMenu(setting.problem), seed, effort))
  const { plates, portions } = sized
  const refused = plates.filter(({ place, pot }, plate) => {
    const name = portions.pots[pot]?.start.dish.recipe.name ?? ''
    return !setting.kitchen.keepsDiet(name, platesFoods(portions, plates, plate), place.slot, place.target)
  })
  return { plates: plates.length, refused: refused.length }
}

test('portions of low-carb meals keep their limit of carbohydrate: of three weeks one plate in forty at most does not', () => {
  const weeks = [1, 2, 3].map(countPlates)
  const sum = (of: 'plates' | 'refused') => weeks.reduce((total, week) => total + week[of], 0)
  expect(sum('refused')).toBeLessThanOrEqual(sum('plates') / 40)
})
