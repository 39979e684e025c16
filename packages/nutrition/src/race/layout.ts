import type { RaceProduct } from '@pacemeal/domain/event'
import { type Composition, type Rhythm, rhythmsFor, solidHour } from './compose.ts'
import { cupsIn } from './cups.ts'
import type { Race } from './race.ts'
import { FINISH_MINUTES, raceMinutes } from './race.ts'
import type { Bottle, Entry, Piece, Take } from './schedule-types.ts'
import { type BottleRecipe, type Dissolved, findSips, type Sips } from './sips.ts'

/** The minutes at which bottles can be filled, the start among them, in order. */
export const refillsOf = (race: Race): readonly number[] => {
  const end = raceMinutes(race)
  const minutes = race.stations.map(({ minute }) => minute).filter((minute) => minute > 0 && minute < end)
  return [...new Set([0, ...minutes])].toSorted((a, b) => a - b)
}

/** The last place before a minute where a bottle could be filled. */
export const refillBefore = (refills: readonly number[], minute: number): number =>
  refills.findLast((refill) => refill <= minute) ?? 0

const takeOf = ({ product, servings }: Rhythm, minute: number): Take => ({
  kind: 'take',
  minute,
  product: product.id,
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
      return Array.from({ length: rhythm.times }, (_, i) => takeOf(rhythm, Math.floor(piece.from + step * (i + 0.5))))
    }
    const period = 60 / rhythm.times
    const takes: Take[] = []
    for (let minute = clock + firstMinute(rhythms, index); minute < piece.to; minute += period) {
      if (minute >= piece.from && minute < finish - FINISH_MINUTES) takes.push(takeOf(rhythm, minute))
    }
    return takes
  })
}

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
    bottles.push({
      kind: 'bottle',
      from,
      to,
      filledAt: refillBefore(refills, from),
      volume,
      drunk: recipe.volume * part,
      contents: [
        ...(mix && servings > 0 ? [{ product: mix.id, servings }] : []),
        ...(salt && recipe.salt > 0 ? [{ product: salt.id, servings: Math.round(recipe.salt * filling) }] : []),
      ].filter((one) => one.servings > 0),
    })
    from = to
  }
  return bottles
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
  /** Whether bottles are changed where they can be filled: then no spare one is carried. */
  readonly endsAtRefills: boolean
  /** Whether plain water is drunk at the stations. */
  readonly isAtStations: boolean
}

/** Lays a composition on one piece. */
export function layPiece(
  piece: Piece,
  { rhythms, mix }: Composition,
  dissolved: Dissolved,
  { clock, finish, refills, endsAtRefills, isAtStations }: Course,
): LaidPiece {
  const target = composedFor(piece)
  const kept = rhythmsFor(target, rhythms)
  const sips = findSips(target, solidHour(kept), mix, dissolved)
  const entries: readonly Entry[] = [
    ...takesIn(piece, kept, clock, finish),
    ...(sips.mix ? chain(piece, sips.mix.recipe, sips.mix.product, sips.salt, refills, endsAtRefills) : []),
    ...(sips.water && isAtStations
      ? cupsIn(piece, (sips.water.volume * 60) / sips.water.minutes, refills, finish)
      : []),
    ...(sips.water && !isAtStations
      ? chain(piece, sips.water, null, sips.mix ? null : sips.salt, refills, endsAtRefills)
      : []),
  ]
  return { piece, sips, entries }
}
