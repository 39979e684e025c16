import { openCatalog } from '@pacemeal/catalog'
import { weekdays } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { monday } from '../fixtures/solver.ts'
import { planWeekWatched } from '../plan-week.ts'
import { chooseWeek, usualEffort } from './choose-week.ts'
import { countFaults, isSound, judgeMenu } from './judge-menu.ts'
import { mendLimits } from './mend-limits.ts'
import type { SizedMenu } from './size-menu.ts'
import { kitchenExcess } from './week-excess.ts'
import type { WeekSetting } from './week-setting.ts'

const openMenu = (seed: number): { readonly setting: WeekSetting; readonly sized: SizedMenu } => {
  const found: { setting: WeekSetting; sized: SizedMenu }[] = []
  planWeekWatched({ athlete: { ...footballer, diets: ['vegan'] }, monday, seed }, openCatalog(), {
    onMenu: (setting, sized) => found.push({ setting, sized }),
  })
  const [first] = found
  if (!first) throw new Error('no menu')
  return first
}
test('plates that cannot be served get other dishes', () => {
  const { setting, sized } = openMenu(3)
  const spoiled = weekdays
    .map((_, day) =>
      judgeMenu(
        setting,
        setting.problem.places.map(({ place, choices }, at) =>
          place.day === day && choices.length > 3 ? choices.length - 1 - (at % 3) : (sized.menu[at] ?? 0),
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
  const hasty = { ...usualEffort, search: { ...usualEffort.search, moves: 100 }, rounds: 0, repairs: 8 }
  const excessOf = (setting: WeekSetting, tries: number): number =>
    kitchenExcess.of(judgeMenu(setting, chooseWeek(setting, { ...hasty, tries }).menu))
  const { setting } = openMenu(3)
  expect(excessOf(setting, 0)).toBeGreaterThan(0)
  expect(excessOf(setting, usualEffort.tries)).toBe(0)
})
