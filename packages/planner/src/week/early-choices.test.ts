import { type Diet, defaultKitchenPreferences, type KitchenPreferences } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { footballer, schedule, session } from '../fixtures/athletes.ts'
import { openSetting } from '../fixtures/opened-weeks.ts'
import { monday } from '../fixtures/solver.ts'

const kitchens: readonly KitchenPreferences['equipment'][] = [
  ['stove', 'microwave'],
  ['stove', 'oven'],
]
const people: readonly (readonly Diet[])[] = [['paleo'], ['low-carb', 'dairy-free']]

test.each(people.flatMap((diets) => kitchens.map((equipment) => [diets, equipment] as const)))(
  'nothing is cooked before an early start for %j with %j, and something is eaten',
  (diets, equipment) => {
    const early = session('Competition', '05:30', 150, 'Intense')
    const athlete = { ...footballer, diets, schedule: schedule({ monday: [early], thursday: [early] }) }
    const kitchen = { ...defaultKitchenPreferences, equipment }
    const { problem } = openSetting({ athlete, monday, seed: 7, kitchen })
    const before = problem.places.filter(({ place }) => place.isEarly)
    expect(before.length).toBeGreaterThan(0)
    for (const { place, choices } of before) {
      expect(choices.length, place.id).toBeGreaterThan(0)
      const cooked = choices.filter(({ dish }) => problem.dishes[dish]?.needsCooking === true)
      expect(cooked, place.id).toEqual([])
    }
  },
)
