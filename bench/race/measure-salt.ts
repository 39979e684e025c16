import { kilograms } from '@pacemeal/domain'
import { defaultRaceSettings, type TrainingEvent } from '@pacemeal/domain/event'
import { fuelLines, genericProducts, packingList, planEventFuel } from '@pacemeal/nutrition/race'
import { anEvent, seededRandom } from '@pacemeal/testing'

/** Events of somebody whose doctor may have set fluid and salt: nothing that is taken, mixed or packed is there for its salt alone. */
export function measureSalt(from: number, count: number): readonly string[] {
  return Array.from({ length: count }, (_, index) => from + index).flatMap((number) => {
    const random = seededRandom(30_000 + number)
    const along = random.shuffle(genericProducts).slice(0, random.whole(2, 8))
    const event: TrainingEvent = anEvent({
      products: [...new Set(['salt', ...along.map(({ id }) => id)])],
      carry: { bottles: random.whole(0, 2), bottle: 500, pockets: 8 },
      conditions: { celsius: random.whole(5, 35), altitude: 0 },
      stations: random.next() < 0.7 ? anEvent().stations : { by: 'time', at: [] },
    })
    const known = {
      mass: kilograms(70),
      diets: [],
      settings: defaultRaceSettings,
      tests: [],
      events: [],
      conditions: ['kidneyDisease' as const],
    }
    const { schedule, products, lines } = planEventFuel(event, known, { all: genericProducts, safe: genericProducts })
    const told = [...lines, ...fuelLines(schedule, products)].flatMap(({ items }) => items)
    const measured = [...told, ...packingList(lines)].filter(({ product }) => product.carbs === 0)
    return [...new Set(measured.map(({ product }) => `${number} (kidney disease): ${product.id} is measured`))]
  })
}
