import type { RaceProduct } from '@pacemeal/domain/event'
import { rhythmsFor, solidHour } from './compose.ts'
import { cupsIn } from './cups.ts'
import { splitAt } from './pieces.ts'
import type { Race } from './race.ts'
import { FINISH_MINUTES, raceMinutes } from './race.ts'
import type { Bottle, Composition, Entry, Piece, Rhythm, Take } from './schedule-types.ts'
import { type BottleRecipe, type Dissolved, findSips, MAX_SALTINESS, type Sips } from './sips.ts'

/** The minutes at which bottles can be filled, the start among them, in order. */
export const refillsOf = (race: Race): readonly number[] => {
  const end = raceMinutes(race)
  const minutes = race.stations.map(({ minute }) => minute).filter((minute) => minute > 0 && minute < end)
  return [...new Set([0, ...minutes])].toSorted((a, b) => a - b)
}

/** The minutes at which water is handed out, in order. */
export const handoutsOf = (race: Race): readonly number[] =>
  refillsOf(race).filter((minute) => race.stations.some((one) => one.minute === minute && one.handsOut !== false))

/** The last place before a minute where a bottle could be filled. */
export const refillBefore = (refills: readonly number[], minute: number): number =>
  refills.findLast((refill) => refill <= minute) ?? 0

/** What a rhythm holds at a minute; `turn` counts from the beginning of the rhythm. */
const takeOf = ({ product, servings, turns = [] }: Rhythm, minute: number, turn: number): Take => ({
  kind: 'take',
  minute,
  product: (turns[turn % turns.length] ?? product).id,
  servings,
  water: product.water * servings,
})

/** Where a rhythm begins: the second product and capsules between the others, so that the stomach never gets all at once. */
const firstMinute = (rhythms: readonly Rhythm[], index: number): number => {
  const period = 60 / (rhythms[index]?.times ?? 1)
  if (rhythms[index]?.product.kind === 'capsule') return Math.ceil(period / 4)
  return index === 0 ? Math.ceil(period / 2) : period - Math.ceil(period / 6)
}

/** The takes of a piece, in the rhythm that began at `clock`. A break is an hour in small. */
function takesIn(piece: Piece, rhythms: readonly Rhythm[], clock: number, finish: number): readonly Take[] {
  const length = piece.to - piece.from
  return rhythms.flatMap((rhythm, index) => {
    if (piece.isBreak) {
      const step = length / rhythm.times
      return Array.from({ length: rhythm.times }, (_, i) =>
        takeOf(rhythm, Math.floor(piece.from + step * (i + 0.5)), i),
      )
    }
    const period = 60 / rhythm.times
    const takes: Take[] = []
    const first = clock + firstMinute(rhythms, index)
    for (let turn = 0; first + turn * period < piece.to; turn += 1) {
      const minute = first + turn * period
      if (minute >= piece.from && minute < finish - FINISH_MINUTES) takes.push(takeOf(rhythm, minute, turn))
    }
    return takes
  })
}

/** Less than this is no reason to carry a bottle, ml. */
const MIN_CARRIED = 60

/** So near the finish no bottle is begun any more: of what it holds hardly anything would be drunk. Minutes (own choice). */
export const LAST_BOTTLE = 15

/** No bottle is filled for a mouthful, as for the last minute of a leg: ml that are drunk of it (own choice). */
const MIN_DRUNK = 30

/** A bottle that is to end at a refill is drunk to at least this part. */
const MIN_PART = 0.4

/** One bottle after another from the start of a piece to its end; the last holds no more servings than are still drunk. */
function chain(
  piece: Piece,
  recipe: BottleRecipe,
  mix: RaceProduct | null,
  salt: RaceProduct | null,
  refills: readonly number[],
  endsAtRefills: boolean,
): readonly Bottle[] {
  const scale = piece.isBreak ? (piece.to - piece.from) / 60 : 1
  const each = Math.max(1, Math.round(recipe.minutes * scale))
  const bottles: Bottle[] = []
  let from = piece.from
  while (from < piece.to) {
    const start = from
    const emptied = start + each
    const refill = refills.findLast((minute) => minute <= emptied && minute > start + each * MIN_PART)
    const to = Math.min(piece.to, endsAtRefills ? (refill ?? emptied) : emptied)
    const part = (to - from) / each
    const servings = recipe.servings === 0 ? 0 : Math.ceil(recipe.servings * part - 1e-9)
    const filling = recipe.servings === 0 ? part : servings / recipe.servings
    const volume = recipe.volume * filling
    const mixed = (mix?.sodium ?? 0) * servings
    // A small bottle gets no pinch more than its drink may hold.
    const pinches = salt
      ? Math.min(
          Math.round(recipe.salt * filling),
          Math.max(0, Math.floor((volume * MAX_SALTINESS - mixed) / salt.sodium + 1e-9)),
        )
      : 0
    bottles.push({
      kind: 'bottle',
      from,
      to,
      filledAt: refillBefore(refills, from),
      volume,
      drunk: recipe.volume * part,
      contents: [
        ...(mix && servings > 0 ? [{ product: mix.id, servings }] : []),
        ...(salt ? [{ product: salt.id, servings: pinches }] : []),
      ].filter((one) => one.servings > 0),
    })
    from = to
  }
  return bottles
}

/**
 * Plain water drunk at the stations of a piece, and from a bottle what its stretches want beyond a cup. What is salted is in the
 * bottle.
 */
function waterAtStations(
  piece: Piece,
  water: BottleRecipe,
  salt: RaceProduct | null,
  { refills, handouts, finish, hasBottles }: Pick<Course, 'refills' | 'handouts' | 'finish' | 'hasBottles'>,
  bottle: number,
): readonly Entry[] {
  const rate = (water.volume * 60) / water.minutes
  const cups = cupsIn(piece, rate, handouts, finish)
  if (!hasBottles || piece.isBreak) return cups
  const carried = splitAt(piece, refills).flatMap((stretch) => {
    const hours = (stretch.to - stretch.from) / 60
    const cup = cups.find(({ minute }) => minute === stretch.from)?.water ?? 0
    const perHour = rate - cup / hours
    if (perHour * hours < MIN_CARRIED) return []
    const minutes = Math.max(1, Math.min(water.minutes, Math.floor((bottle * 60) / perHour)))
    const volume = (perHour * minutes) / 60
    const pinches = salt ? Math.round((water.salt * minutes) / water.minutes) : 0
    const dissolved = salt ? Math.min(pinches, Math.floor((volume * MAX_SALTINESS) / salt.sodium)) : 0
    return chain(stretch, { servings: 0, salt: dissolved, volume, minutes }, null, salt, refills, false)
  })
  return [...cups, ...carried]
}

/** A piece as it is laid out: what its hours hold. */
export interface LaidPiece {
  readonly piece: Piece
  readonly sips: Sips
  readonly entries: readonly Entry[]
}

/** The targets that a piece is composed for: its hour, or for a break its whole amount as if it were an hour. */
export function composedFor(piece: Piece): Piece {
  const share = piece.isBreak ? (piece.to - piece.from) / 60 : 1
  return { ...piece, carbs: piece.carbs * share, fluid: piece.fluid * share, sodium: piece.sodium * share }
}

/** What of the course decides when things are taken. */
export interface Course {
  /** When the rhythm of this piece began. */
  readonly clock: number
  readonly finish: number
  readonly refills: readonly number[]
  /** The minutes at which water is handed out. */
  readonly handouts: readonly number[]
  /** Whether bottles are changed where they can be filled: then no spare one is carried. */
  readonly endsAtRefills: boolean
  /** Whether plain water is drunk at the stations. */
  readonly isAtStations: boolean
  /** Whether a bottle holds what is drunk beside that. */
  readonly hasBottles: boolean
  /** What is eaten as it was planned before; absent in a plan from scratch, in which the rhythms say it. */
  readonly held?: readonly Take[]
}

/** Lays a composition on one piece. */
export function layPiece(
  piece: Piece,
  composition: Composition,
  dissolved: Dissolved,
  { clock, finish, refills, handouts, endsAtRefills, isAtStations, hasBottles, held }: Course,
): LaidPiece {
  const target = composedFor(piece)
  // What is in the pockets is eaten, also when it turns so cool that its water is more than is wanted.
  const kept = rhythmsFor(held ? { ...target, fluid: Number.POSITIVE_INFINITY } : target, composition)
  const sips = findSips(target, solidHour(kept), composition.mix, dissolved)
  const entries: readonly Entry[] = [
    ...(held?.filter(({ minute }) => minute >= piece.from && minute < piece.to) ?? takesIn(piece, kept, clock, finish)),
    ...(sips.mix ? chain(piece, sips.mix.recipe, sips.mix.product, sips.salt, refills, endsAtRefills) : []),
    ...(sips.water && isAtStations
      ? waterAtStations(
          piece,
          sips.water,
          sips.mix ? null : sips.salt,
          { refills, handouts, finish, hasBottles },
          dissolved.bottle,
        )
      : []),
    ...(sips.water && !isAtStations
      ? chain(piece, sips.water, null, sips.mix ? null : sips.salt, refills, endsAtRefills)
      : []),
  ]
  const isBegunTooLate = (entry: Entry): boolean =>
    entry.kind === 'bottle' && !piece.isBreak && entry.from > 0 && entry.from > finish - LAST_BOTTLE
  const isMouthful = (entry: Entry): boolean => entry.kind === 'bottle' && !piece.isBreak && entry.drunk < MIN_DRUNK
  return { piece, sips, entries: entries.filter((entry) => !isBegunTooLate(entry) && !isMouthful(entry)) }
}
