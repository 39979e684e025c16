import { weekdays } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { chooseWeek, usualEffort } from './choose-week.ts'
import { countFaults, isSound, judgeMenu } from './judge-menu.ts'
import { mendLimits } from './mend-limits.ts'
import { kitchenExcess } from './week-excess.ts'

const setting = openSetting({ athlete: { ...footballer, diets: ['vegan'] }, monday, seed: 3 })

test('plates that cannot be served get other dishes', () => {
  const { menu } = chooseWeek(setting)
  const spoiled = weekdays
    .map((_, day) =>
      judgeMenu(
        setting,
        setting.problem.places.map(({ place, choices }, at) =>
          place.day === day && choices.length > 3 ? choices.length - 1 - (at % 3) : (menu[at] ?? 0),
        ),
      ),
    )
    .find((judged) => countFaults(judged) > 0)
  if (!spoiled) throw new Error('the worst dishes fit')
  const mended = mendLimits(setting, spoiled)
  expect(isSound(mended)).toBe(true)
  expect(mended.sized.poorPlates.count).toBe(0)
})

test('what a hasty search cooks, buys and lets spoil too much of is searched for again, as often as for every week', () => {
  const few = { ...usualEffort.search, moves: 100 }
  const hasty = { ...usualEffort, first: few, search: few, rounds: 0, repairs: 8 }
  const week = openSetting({ athlete: { ...footballer, diets: ['dairy-free'] }, monday, seed: 4 })
  const excessOf = (tries: number): number =>
    kitchenExcess.of(judgeMenu(week, chooseWeek(week, { ...hasty, tries }).menu))
  expect(excessOf(0)).toBeGreaterThan(0)
  expect(excessOf(usualEffort.tries)).toBe(0)
})
