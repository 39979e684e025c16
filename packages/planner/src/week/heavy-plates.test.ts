import { kilograms } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { footballer, schedule, session } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { finishMenu } from './choose-week.ts'
import { judgeMenu } from './judge-menu.ts'
import { countUnrealPlates } from './size-menu.ts'
import { GRAMS } from './vectors.ts'

test('a plate that weighs more than anybody eats is made smaller, though its day then holds less than it should', () => {
  const athlete = {
    ...footballer,
    body: { ...footballer.body, mass: kilograms(102) },
    diets: ['paleo'] as const,
    schedule: schedule({
      wednesday: [session('Conditioning', '10:00', 150, 'Intense')],
      saturday: [session('Competition', '14:00', 150, 'Intense')],
    }),
  }
  const setting = openSetting({ athlete, monday, seed: 5 })
  // The heaviest dish of each lunch and dinner for its energy.
  const menu = setting.problem.places.map(({ place, choices }) => {
    if (place.kind !== 'main') return 0
    const weightOf = (dish: number): number => {
      const { usual = new Float64Array() } = setting.problem.dishes[dish] ?? {}
      return (usual[GRAMS] ?? 0) / (usual[0] ?? 1)
    }
    const weights = choices.map(({ dish }) => weightOf(dish))
    return weights.indexOf(Math.max(...weights))
  })
  const judged = judgeMenu(setting, menu)
  expect(countUnrealPlates(judged.sized)).toBeGreaterThan(0)
  expect(countUnrealPlates(finishMenu(judged))).toBe(0)
})
