import { diets, type Intensity, kilograms, minuteOfDay } from '@pacemeal/domain'
import type { RaceProduct } from '@pacemeal/domain/event'
import { genericProducts, type Race, type RaceAthlete, type RaceLeg } from '@pacemeal/nutrition/race'
import { type SeededRandom, seededRandom } from '@pacemeal/testing'

/** One generated race with its athlete and what lies in the cupboard. */
export interface RaceCase {
  readonly number: number
  readonly sport: (typeof sports)[number]
  readonly race: Race
  readonly athlete: RaceAthlete
  readonly products: readonly RaceProduct[]
}

const sports = ['run', 'ride', 'triathlon', 'team'] as const
const intensities: readonly Intensity[] = ['Light', 'Moderate', 'Intense']
const allergens = ['gluten', 'milk', 'eggs', 'soybeans'] as const
const lengths = [45, 60, 75, 90, 120, 150, 180, 240, 300, 360, 480, 600, 720, 960, 1200, 1440] as const

function legsOf(sport: RaceCase['sport'], minutes: number, random: SeededRandom): readonly RaceLeg[] {
  const open = (name: string, length: number, share = 1): RaceLeg => ({ name, minutes: length, intake: 'open', share })
  const closed = (name: string, length: number): RaceLeg => ({ name, minutes: length, intake: 'none' })
  if (sport === 'triathlon') {
    const swim = Math.round(minutes * 0.12)
    const run = Math.round(minutes * 0.35)
    return [
      closed('swim', swim),
      open('bike', minutes - swim - run, random.pick([1, 1.1, 1.2])),
      open('run', run, 0.85),
    ]
  }
  if (sport === 'team') return [closed('first half', 45), open('half-time', 15), closed('second half', 45)]
  return [open(sport, minutes)]
}

/** A label that somebody typed in: a generic product in other amounts. */
const variant = (product: RaceProduct, number: number, random: SeededRandom): RaceProduct => {
  const factor = random.pick([0.8, 1, 1, 1.2])
  const { allergens: read, ...label } = product
  return {
    ...label,
    id: `${product.id}-${number}`,
    carbs: product.carbs * factor,
    glucose: product.glucose * factor,
    fructose: product.fructose * factor,
    sodium: Math.round(product.sodium * random.pick([0.5, 1, 1, 1.5])),
    // Now and then nobody has read the label.
    ...(random.next() < 0.95 && read ? { allergens: read } : {}),
  }
}

/** The legs of a meet: starts of some minutes, and pauses from sips to a meal between them. */
function meetOf(random: SeededRandom): readonly RaceLeg[] {
  const each = random.pick([3, 10, 20, 45])
  const start: RaceLeg = { name: 'start', minutes: each, intake: 'none' }
  const pauses = Array.from({ length: random.whole(1, 5) }, () => random.pick([8, 15, 25, 45, 60, 80, 120, 180, 300]))
  return [
    start,
    ...pauses.flatMap((minutes): RaceLeg[] => [{ name: 'pause', minutes, intake: 'open', isPause: true }, start]),
  ]
}

/** The meet of this number: the athlete and the cupboard of the race, several starts with pauses between them. */
export function someMeet(number: number): RaceCase {
  const one = someRace(number)
  const legs = meetOf(seededRandom(70_000 + number))
  const stations = legs.map((_, index) => ({
    name: '',
    minute: legs.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
  }))
  return { ...one, race: { ...one.race, legs, stations: stations.filter((_, index) => legs[index]?.isPause) } }
}

/** The race of this number: the same on every run. */
export function someRace(number: number): RaceCase {
  const random = seededRandom(90_000 + number)
  const sport = random.pick(sports)
  const length = sport === 'team' ? 105 : random.pick(lengths) + random.whole(0, 14)
  const legs = legsOf(sport, Math.min(length, 1440), random)
  const minutes = legs.reduce((sum, leg) => sum + leg.minutes, 0)
  const every = random.pick([20, 30, 40, 60, 90])
  const stations = Array.from({ length: Math.floor((minutes - 1) / every) }, (_, i) => ({
    name: `station ${i + 1}`,
    minute: (i + 1) * every,
  }))
  const intensity = minutes > 480 ? random.pick(intensities.slice(0, 2)) : random.pick(intensities)
  return {
    number,
    sport,
    race: {
      start: minuteOfDay(random.pick([390, 420, 480, 600, 840])),
      intensity,
      legs,
      stations,
      carry: {
        bottles: random.pick([2, 2, 3, 4]),
        bottle: random.pick([500, 500, 600, 750]),
        pockets: random.pick([12, 20, 30]),
      },
      conditions: { celsius: random.whole(5, 38), altitude: random.pick([0, 0, 300, 1200, 2400]) },
    },
    athlete: {
      mass: kilograms(random.whole(45, 110)),
      diets: [random.pick(diets)],
      allergens: random.next() < 0.3 ? [random.pick(allergens)] : [],
      ...(random.next() < 0.8 ? { tolerance: random.pick([30, 45, 60, 75, 90, 105, 120]) } : {}),
      ...(random.next() < 0.5 ? { sweat: { rate: random.pick([0.5, 0.8, 1.1, 1.5]), spread: 0.15, tests: 3 } } : {}),
      ...(random.next() < 0.4 ? { sweatSodium: random.whole(300, 1600) } : {}),
      wantsCaffeine: random.next() < 0.5,
    },
    products: random
      .shuffle(genericProducts)
      .slice(0, random.whole(5, 15))
      .map((product) => variant(product, number, random)),
  }
}

/** A label whose food asks for more water than a gel does. */
const thirsty = (product: RaceProduct, random: SeededRandom): RaceProduct =>
  product.water > 0 && random.next() < 0.2 ? { ...product, water: product.water * random.pick([2, 3, 5]) } : product

/**
 * The match or triathlon of this number, of which nobody entered a station: what there is stands on the bench or at the
 * transition, and only the bench has water to drink.
 */
export function someRaceWithoutStations(number: number): RaceCase {
  const random = seededRandom(20_000 + number)
  const sport = random.pick(['team', 'triathlon'] as const)
  const one = someRace(number)
  const legs = legsOf(sport, random.pick([90, 150, 240, 360]), random)
  const carry = { bottles: random.pick([0, 0, 1, 2]), bottle: random.pick([250, 500]), pockets: random.pick([3, 5, 8]) }
  const stations = legs.flatMap((_, index) =>
    legs[index - 1]?.intake === 'none'
      ? [
          {
            name: '',
            minute: legs.slice(0, index).reduce((sum, { minutes }) => sum + minutes, 0),
            handsOut: sport === 'team',
          },
        ]
      : [],
  )
  return { ...one, sport, race: { ...one.race, legs, stations, carry } }
}

/**
 * The race of this number as most people run it: a bottle or none, few pockets, a station every 15 to 40 minutes, from an hour
 * and a half on.
 */
export function someRaceCarryingLittle(number: number): RaceCase {
  const random = seededRandom(50_000 + number)
  const minutes = random.pick([90, 105, 120, 150, 180, 210, 240, 300, 360])
  const every = random.pick([15, 20, 25, 30, 40])
  const one = someRace(number)
  return {
    ...one,
    sport: 'run',
    products: one.products.map((product) => thirsty(product, seededRandom(60_000 + number))),
    race: {
      ...one.race,
      legs: legsOf('run', minutes, random),
      stations: Array.from({ length: Math.floor((minutes - 1) / every) }, (_, i) => ({
        name: `station ${i + 1}`,
        minute: (i + 1) * every,
      })),
      carry: {
        bottles: random.pick([0, 0, 1]),
        bottle: random.pick([250, 500]),
        pockets: random.pick([3, 5, 8]),
      },
    },
  }
}
