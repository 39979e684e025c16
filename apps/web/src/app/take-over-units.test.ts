import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { chooseUnits, chosenUnits } from '../languages/units.ts'
import { takeOverUnits } from './take-over-units.ts'

/** The network that names of foods come over: they are here once it answers. */
const network = vi.hoisted(() => ({ names: undefined as object | undefined, answer: () => {} }))
vi.mock('../languages/food-names.ts', () => ({
  foodNames: () => network.names,
  fetchFoodNames: () =>
    new Promise<void>((resolve) => {
      network.answer = resolve
    }),
}))

/** The units that the screens were drawn in, each time. */
let drawn: string[] = []
const draw = () => void drawn.push(JSON.stringify(chosenUnits()))
let page = new EventTarget()

beforeEach(() => {
  drawn = []
  page = new EventTarget()
})
afterEach(() => {
  network.names = undefined
})

const answerWith = async (names: object | undefined) => {
  network.names = names
  network.answer()
  await Promise.resolve()
}

describe('units that the account knows at the start', () => {
  test('are drawn at once, and the names of foods when they are here', async () => {
    takeOverUnits({ mass: 'kg', names: 'GB' }, draw, page)
    expect(drawn).toEqual(['{"mass":"kg","names":"GB"}'])
    await answerWith({})
    expect(drawn).toHaveLength(2)
  })

  test.each(['input', 'pointerdown', 'keydown'])(
    'do not undo what was begun until the names are here (%s)',
    async (touch) => {
      takeOverUnits({ mass: 'kg', names: 'GB' }, draw, page)
      page.dispatchEvent(new Event(touch))
      await answerWith({})
      expect(drawn).toHaveLength(1)
    },
  )

  test('are drawn once where there are no other names', async () => {
    takeOverUnits({ mass: 'kg' }, draw, page)
    await answerWith(undefined)
    expect(drawn).toHaveLength(1)
  })

  test('draw nothing where they are the units of this device', () => {
    chooseUnits({ mass: 'kg' })
    takeOverUnits({ mass: 'kg' }, draw, page)
    expect(drawn).toEqual([])
  })
})
