import { defaultKitchenPreferences } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { footballer } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'
import { MenuState } from './menu-cost.ts'
import { firstMenu, randomFrom } from './search-menu.ts'

const CHANGES = 600

test('a menu that was changed meal by meal asks for what the same menu asks for that is reckoned anew', () => {
  const { problem } = openSetting({
    athlete: footballer,
    monday,
    seed: 4,
    kitchen: {
      ...defaultKitchenPreferences,
      batchDays: ['wednesday', 'sunday'],
      mealsAway: [
        { day: 'tuesday', meal: 'lunch', way: 'microwave' },
        { day: 'thursday', meal: 'lunch', way: 'microwave' },
      ],
    },
  })
  const { places } = problem
  const random = randomFrom(11)
  const pick = (length: number) => Math.floor(random() * length)
  const state = new MenuState(problem, firstMenu(problem))
  let mostShared = 0
  for (let change = 0; change < CHANGES; change++) {
    const at = pick(places.length)
    const choices = places[at]?.choices ?? []
    // Three of four changes take a dish that another meal has already, so that many are cooked once for several.
    const wanted = state.dishes[pick(places.length)]
    const choice = change % 4 > 0 ? choices.findIndex(({ dish }) => dish === wanted) : pick(choices.length)
    // Meals that stay as they were may have a dish twice a day, which the search itself never takes.
    if (choice < 0) continue
    state.take(at, choice)
    const anew = new MenuState(problem, [...state.taken])
    expect(state.demands()).toEqual(anew.demands())
    expect(state.figures().repeats).toBe(anew.figures().repeats)
    expect(state.lost).toBeCloseTo(anew.lost, 6)
    expect(state.cost()).toBeCloseTo(anew.cost(), 6)
    mostShared = Math.max(mostShared, places.length - new Set(state.dishes).size)
  }
  expect(mostShared).toBeGreaterThan(places.length / 3)
})

test('a menu whose dishes are still to be cooked never costs less than the least that it is reckoned to cost', () => {
  const { problem } = openSetting({
    athlete: footballer,
    monday,
    seed: 6,
    kitchen: {
      ...defaultKitchenPreferences,
      handsOnMinutes: { weekday: 20, weekend: 30 },
      batchDays: ['wednesday'],
      mealsAway: [{ day: 'tuesday', meal: 'lunch', way: 'microwave' }],
    },
  })
  const { places } = problem
  const random = randomFrom(5)
  const pick = (length: number) => Math.floor(random() * length)
  const state = new MenuState(problem, firstMenu(problem))
  state.cost()
  const tightness: number[] = []
  for (let change = 0; change < CHANGES; change++) {
    // Two or three meals at once, as where a dish goes everywhere.
    const exchanged = Array.from({ length: 2 + pick(2) }, () => pick(places.length))
      .filter((at, i, all) => all.indexOf(at) === i)
      .flatMap((at) => {
        const choice = pick(places[at]?.choices.length ?? 0)
        if (choice === state.taken[at] || !state.mayTake(at, choice)) return []
        const before = state.taken[at] as number
        state.exchange(at, choice)
        return [{ at, before }]
      })
    const least = state.leastCostUncooked(exchanged)
    for (const { at, before } of exchanged) state.cook(at, before)
    const cost = state.cost()
    expect(least).toBeLessThanOrEqual(cost + 1e-6)
    expect(cost).toBeCloseTo(new MenuState(problem, [...state.taken]).cost(), 6)
    tightness.push(cost - least)
  }
  // What is known without cooking is most of it.
  expect(tightness.reduce((sum, one) => sum + one, 0) / CHANGES).toBeLessThan(state.cost() / 2)
})
