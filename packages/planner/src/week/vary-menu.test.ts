import { describe, expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { chooseWeek, usualEffort } from './choose-week.ts'
import { countFaults, judgeMenu } from './judge-menu.ts'
import { dullnessOf, varyMenu } from './vary-menu.ts'
import { limitExcess } from './week-excess.ts'

describe.each([1, 3])('a week that is made less dull, seed %i', (seed) => {
  const setting = openSetting({ athlete: footballer, monday, seed })
  const plain = judgeMenu(setting, chooseWeek(setting, { ...usualEffort, varied: 0 }).menu)
  const varied = varyMenu(setting, plain, usualEffort.varied)

  test('leans on fewer foods or has more kinds', () => {
    expect(dullnessOf(setting, plain)).toBeGreaterThan(0)
    expect(dullnessOf(setting, varied)).toBeLessThan(dullnessOf(setting, plain))
  })

  test('keeps its limits, cooks no more often and buys no more than a week should', () => {
    expect(countFaults(varied)).toBeLessThanOrEqual(countFaults(plain))
    expect(limitExcess.of(varied)).toBeLessThanOrEqual(limitExcess.of(plain))
    expect(varied.events).toBeLessThanOrEqual(plain.events)
    expect(varied.items).toBeLessThanOrEqual(Math.max(plain.items, 40))
    expect(varied.dishes).toBeLessThanOrEqual(Math.max(plain.dishes, 15))
    expect(varied.sized.portions.spoiledShare()).toBeLessThanOrEqual(
      Math.max(plain.sized.portions.spoiledShare(), 0.04),
    )
  })

  test('is the same each time', () =>
    expect(varyMenu(setting, plain, usualEffort.varied).sized.menu).toEqual(varied.sized.menu))
})
