import { expect, test } from 'vitest'
import { kitchenExcess, kitchenGoals, type LimitFigures, lessens, limitExcess } from './week-excess.ts'

interface Week {
  readonly dishes?: number
  readonly missing?: number
  readonly items?: number
  readonly events?: number
  readonly poor?: number
  readonly repeats?: number
  readonly over?: readonly number[]
  readonly spoiled?: number
}

const weekOf = ({
  dishes = kitchenGoals.dishes,
  missing = 0,
  items = 40,
  events = 7,
  poor = 0,
  repeats = 0,
  over = [],
  spoiled = 0,
}: Week): LimitFigures => ({
  dishes,
  missing,
  items,
  events,
  repeats,
  sized: {
    wrongPlates: [],
    missedDays: [],
    poorPlates: { ids: [], count: poor },
    brokenPlates: { ids: [], count: 0 },
    overMinutes: over,
    portions: { spoiledShare: () => spoiled },
  },
})

const crowded: Week = { items: kitchenGoals.items + 8, events: kitchenGoals.events, poor: 1, over: [0, 10] }

test.each<[title: string, next: Week, is: boolean]>([
  ['five foods less', { ...crowded, items: kitchenGoals.items + 3 }, true],
  ['less food and less spoiled', { ...crowded, items: kitchenGoals.items, spoiled: kitchenGoals.spoiled }, true],
  ['as much as before', crowded, false],
  ['a food less, and a lunch too few', { ...crowded, items: kitchenGoals.items + 7, missing: 1 }, false],
  ['a food less, and a seventeenth dish', { ...crowded, items: kitchenGoals.items + 7, dishes: 17 }, false],
  ['foods within the goal, for one more plate short of protein', { ...crowded, items: 40, poor: 2 }, false],
  ['foods within the goal, for a dish too often', { ...crowded, items: 40, repeats: 1 }, false],
  ['foods within the goal, for a day over its minutes', { ...crowded, items: 40, over: [1, 10] }, false],
  ['foods within the goal, for a minute more on a day that is over', { ...crowded, items: 40, over: [0, 11] }, false],
  ['a plate mended, and as much to buy', { ...crowded, poor: 0 }, false],
  ['a plate mended, and a food less to buy', { ...crowded, poor: 0, items: kitchenGoals.items + 7 }, true],
  ['a food less, and more that spoils than it is worth', { ...crowded, items: 49, spoiled: 0.1 }, false],
])('what a kitchen is asked is mended, but never paid with a limit of the week: %s', (_, next, is) => {
  expect(lessens(kitchenExcess, weekOf(next), weekOf(crowded))).toBe(is)
})

test('a seventeenth dish is too much, a sixteenth is not', () => {
  const [fifteen, sixteen, seventeen] = [15, 16, 17].map((dishes) => weekOf({ dishes })) as [
    LimitFigures,
    LimitFigures,
    LimitFigures,
  ]
  expect(lessens(kitchenExcess, sixteen, seventeen)).toBe(true)
  expect(lessens(kitchenExcess, fifteen, sixteen)).toBe(false)
})

test('a limit of the week may cost foods to buy', () => {
  expect(lessens(limitExcess, weekOf({ ...crowded, items: 60, poor: 0 }), weekOf(crowded))).toBe(true)
  expect(lessens(limitExcess, weekOf({ ...crowded, items: 40 }), weekOf(crowded))).toBe(false)
})
