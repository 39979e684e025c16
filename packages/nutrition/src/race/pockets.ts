import type { RaceProduct } from '@pacemeal/domain/event'
import { isCarriedIn } from './carry.ts'
import { refillsOf } from './layout.ts'
import { type Race, raceMinutes } from './race.ts'
import { type Entry, minuteOf } from './schedule-types.ts'

/** What is in the pockets from one refill on. */
export interface Pocketed {
  /** Pieces in the pockets when the place is left. */
  readonly pieces: number
  /** Of these, what is put into them here, whole servings. */
  readonly pickedUp: readonly { readonly product: RaceProduct; readonly servings: number }[]
  /** Whether an own bag stands here: at the start, in a transition, on the bench. */
  readonly isOwnPlace: boolean
}

/** The minutes at which an own bag stands ready: the start, and where a stretch without intake ends. */
function bagsOf({ legs }: Race): ReadonlySet<number> {
  const bags = new Set([0])
  let minute = 0
  for (const { minutes, intake } of legs) {
    minute += minutes
    if (intake === 'none') bags.add(minute)
  }
  return bags
}

/** The ids of pieces as servings of their products, in the order in which they are taken. */
function countPieces(ids: readonly string[], products: ReadonlyMap<string, RaceProduct>): Pocketed['pickedUp'] {
  const counted = Map.groupBy(ids, (id) => id)
  return [...counted].flatMap(([id, some]) => {
    const product = products.get(id)
    return product === undefined ? [] : [{ product, servings: some.length }]
  })
}

/**
 * What is in the pockets between refills, for each of them: at the start and where own bags stand what is eaten until the next bag,
 * as far as the pockets hold it; what they do not hold is picked up where they run out, and then they are filled, so that
 * somebody has to stand at few places.
 */
export function pocketsOf(
  race: Race,
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
): readonly Pocketed[] {
  const refills = refillsOf(race)
  const takes = entries
    .flatMap((entry) => (entry.kind === 'take' ? [entry] : []))
    .toSorted((a, b) => minuteOf(a) - minuteOf(b))
  const needed = refills.map((from, i) => {
    const to = refills[i + 1] ?? raceMinutes(race)
    const carried = takes.filter((take) => isCarriedIn(take, from, to))
    return carried.flatMap(({ product, servings }) => Array.from({ length: servings }, () => product))
  })
  const bags = bagsOf(race)
  const isOwn = refills.map((from) => bags.has(from))
  let pocket: readonly string[] = []
  return refills.map((_, i) => {
    const eaten = needed[i] ?? []
    const nextBag = isOwn.findIndex((own, at) => own && at > i)
    const wanted = needed.slice(i, nextBag < 0 ? refills.length : nextBag).flat()
    const room = Math.max(race.carry.pockets, eaten.length)
    const isFilled = isOwn[i] === true || pocket.length < eaten.length
    const added = isFilled ? wanted.slice(pocket.length, room) : []
    const full = [...pocket, ...added]
    pocket = full.slice(eaten.length)
    return { pieces: full.length, pickedUp: countPieces(added, products), isOwnPlace: isOwn[i] === true }
  })
}
