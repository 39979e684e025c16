import type { RaceProduct } from '@pacemeal/domain/event'
import { planCaffeine } from './caffeine-plan.ts'
import { stretchesOf } from './carry.ts'
import { type Composition, compose } from './compose.ts'
import { enforceLimits, findBreach, type HourLimits } from './guard.ts'
import { composedFor, type LaidPiece, layPiece, refillsOf } from './layout.ts'
import { maxCarbsPerHour, toleranceOf } from './limits.ts'
import { type Bound, findMisses } from './misses.ts'
import { cutPieces, splitAt } from './pieces.ts'
import { isSafeFor } from './product.ts'
import { type Race, type RaceAthlete, raceMinutes } from './race.ts'
import type { Entry, Piece, RaceSchedule } from './schedule-types.ts'
import type { Dissolved } from './sips.ts'
import { type GutPractice, targetsDuring } from './targets.ts'

/** What has happened already: entries before `from` are facts, the rest is planned anew. */
export interface Settled {
  readonly from: number
  readonly entries: readonly Entry[]
}

/** How a schedule is asked for. */
export interface ScheduleOptions {
  /** What a training session practises: at most one step more than the gut is known to take. */
  readonly practice?: GutPractice | null
  /** Caffeine that the day already holds, mg. */
  readonly caffeineToday?: number
  readonly settled?: Settled
}

/** Where what can be carried binds, the drink is planned smaller by this factor until it fits. */
const CARRY_STEP = 0.85
const CARRY_TRIES = 16

/** A plan that holds nothing for these pieces. */
const NOTHING: Composition = { rhythms: [], mix: null }

/**
 * A schedule in whole servings of the athlete's own products, such that every rolling hour keeps its carbohydrate, fluid and
 * sodium or the rule that binds is named. No hour passes the gut's tolerance, the limit of glucose or the sweat rate.
 */
export function scheduleRace(
  race: Race,
  athlete: RaceAthlete,
  products: readonly RaceProduct[],
  { practice = null, caffeineToday = 0, settled = { from: 0, entries: [] } }: ScheduleOptions = {},
): RaceSchedule {
  const minutes = raceMinutes(race)
  const targets = targetsDuring(race, athlete, practice)
  const limits: HourLimits = {
    carbs: practice === null ? toleranceOf(athlete) : Math.min(practice.value, maxCarbsPerHour(athlete)),
    fluid: targets.sweat.rate * 1000,
  }
  const pieces = cutPieces(race, targets, limits.carbs)
  const safe = products.filter((product) => isSafeFor(product, athlete))
  const plain = safe.filter(({ caffeine }) => caffeine === 0)
  const byId = new Map(products.map((product) => [product.id, product]))
  const dissolved: Dissolved = {
    mixes: plain.filter(({ kind }) => kind === 'mix'),
    salts: plain.filter(({ kind }) => kind === 'salt'),
    hasCapsules: plain.some(({ kind }) => kind === 'capsule'),
    bottle: race.carry.bottle,
    maxCarbs: limits.carbs,
    maxFluid: limits.fluid,
  }
  const solids = plain.filter(({ kind }) => kind !== 'mix' && kind !== 'salt')
  const refills = refillsOf(race)
  const laidOut = layWithinCarry(race, pieces, solids, dissolved, byId, refills, settled.from)
  const drawn = [...settled.entries, ...laidOut.laid.flatMap(({ entries }) => entries)]
  const guarded = enforceLimits(drawn, byId, minutes, limits, settled.from)
  const entries = withCaffeine(guarded.entries, race, athlete, safe, byId, limits, caffeineToday, settled.from)
  const bounds: readonly Bound[] = [
    ...(settled.from > 0 ? [{ rule: 'change' as const, from: 0, to: settled.from }] : []),
    ...laidOut.bounds,
    ...guarded.cut.map((minute) => ({ rule: 'safety_limit' as const, from: minute, to: minute + 1 })),
  ]
  const misses = findMisses(pieces, laidOut.laid, entries, byId, minutes, bounds)
  return { targets, pieces, entries: entries.toSorted((a, b) => minuteOf(a) - minuteOf(b)), misses }
}

const minuteOf = (entry: Entry): number => (entry.kind === 'take' ? entry.minute : entry.from)

/** The composition for pieces with an hour's rhythm, and one for each break. */
function composeAll(pieces: readonly Piece[], solids: readonly RaceProduct[], dissolved: Dissolved) {
  const steady = compose(
    pieces.filter(({ isOpen, isBreak }) => isOpen && !isBreak),
    solids,
    dissolved,
  )
  const breaks = new Map<string, Composition>()
  const keyOf = (piece: Piece) => `${piece.from}`
  for (const piece of pieces.filter(({ isBreak }) => isBreak)) {
    breaks.set(keyOf(piece), compose([composedFor(piece)], solids, dissolved) ?? NOTHING)
  }
  return (piece: Piece): Composition => (piece.isBreak ? breaks.get(keyOf(piece)) : steady) ?? NOTHING
}

/** Lays out every piece, with smaller drinks and fewer pieces where bottles and pockets do not hold more. */
function layWithinCarry(
  race: Race,
  pieces: readonly Piece[],
  solids: readonly RaceProduct[],
  dissolved: Dissolved,
  byId: ReadonlyMap<string, RaceProduct>,
  refills: readonly number[],
  from: number,
): { readonly laid: readonly LaidPiece[]; readonly bounds: readonly Bound[] } {
  const finish = raceMinutes(race)
  const { carry } = race
  const ends = refills.map((_, i) => refills[i + 1] ?? finish)
  const most = refills.map(
    (refill, i) => (carry.bottles * carry.bottle * 60) / Math.max(1, (ends[i] ?? finish) - refill),
  )
  const isBound = refills.map(() => false)
  const limited = (): readonly Piece[] =>
    merge(
      pieces
        .flatMap((piece) => (piece.isBreak ? [piece] : splitAt(piece, refills)))
        .map((piece) => {
          const at = refills.findLastIndex((refill) => refill <= piece.from)
          const fluid = Math.min(piece.fluid, most[at] ?? 0)
          if (fluid < piece.fluid) isBound[at] = true
          return { ...piece, fluid }
        })
        .flatMap((piece) => splitAt(piece, [from]))
        .filter((piece) => piece.from >= from),
    )
  const compositionOf = composeAll(limited(), solids, dissolved)
  let endsAtRefills = false
  const lay = (): readonly LaidPiece[] => {
    let clock = 0
    let wasOpen = false
    const opened = new Map<number, number>()
    for (const piece of pieces) {
      if (piece.isOpen && !wasOpen) clock = piece.from
      wasOpen = piece.isOpen
      opened.set(piece.from, clock)
    }
    return limited()
      .filter(({ isOpen }) => isOpen)
      .map((piece) => {
        const leg = pieces.findLast((one) => one.from <= piece.from)
        const clock = opened.get(leg?.from ?? 0) ?? 0
        return layPiece(piece, compositionOf(piece), dissolved, { clock, finish, refills, endsAtRefills })
      })
  }
  let laid = lay()
  for (let tries = 0; tries < CARRY_TRIES; tries += 1) {
    const entries = laid.flatMap((one) => one.entries)
    const over = stretchesOf(entries, byId, refills, finish, carry)
      .map((stretch, i) => (stretch.bottles > carry.bottles ? i : -1))
      .filter((i) => i >= 0)
    if (over.length === 0) break
    if (!endsAtRefills) {
      endsAtRefills = true
      laid = lay()
      continue
    }
    for (const i of over) {
      const planned = Math.max(
        0,
        ...pieces.filter((p) => p.from < (ends[i] ?? finish) && p.to > (refills[i] ?? 0)).map((p) => p.fluid),
      )
      most[i] = tries === CARRY_TRIES - 1 ? 0 : Math.min(most[i] ?? 0, planned) * CARRY_STEP
    }
    laid = lay()
  }
  const dropped = overPockets(
    laid.flatMap((one) => one.entries),
    byId,
    refills,
    finish,
    race,
  )
  const bounds = refills.flatMap((refill, i) => {
    const to = ends[i] ?? finish
    const lost = dropped.some((entry) => minuteOf(entry) >= refill && minuteOf(entry) < to)
    return isBound[i] || lost ? [{ rule: 'carry' as const, from: refill, to }] : []
  })
  return {
    laid: laid.map((one) => ({ ...one, entries: one.entries.filter((entry) => !dropped.includes(entry)) })),
    bounds,
  }
}

/** The takes that pockets have no room for, spread over their stretch. */
function overPockets(
  entries: readonly Entry[],
  byId: ReadonlyMap<string, RaceProduct>,
  refills: readonly number[],
  finish: number,
  { carry }: Race,
): readonly Entry[] {
  return stretchesOf(entries, byId, refills, finish, carry).flatMap(({ from, to, pieces }) => {
    if (pieces <= carry.pockets) return []
    const takes = entries
      .flatMap((entry) => (entry.kind === 'take' && entry.minute >= from && entry.minute < to ? [entry] : []))
      .toSorted((a, b) => a.minute - b.minute)
    const dropped: Entry[] = []
    let kept = 0
    let seen = 0
    for (const take of takes) {
      seen += take.servings
      const allowed = Math.floor((seen * carry.pockets) / pieces)
      if (kept + take.servings <= allowed) kept += take.servings
      else dropped.push(take)
    }
    return dropped
  })
}

/** Pieces that follow one another with the same targets are one. */
function merge(pieces: readonly Piece[]): readonly Piece[] {
  return pieces.reduce<Piece[]>((merged, piece) => {
    const before = merged.at(-1)
    const isSame =
      before?.to === piece.from &&
      before.isOpen === piece.isOpen &&
      !before.isBreak &&
      !piece.isBreak &&
      before.carbs === piece.carbs &&
      before.fluid === piece.fluid &&
      before.sodium === piece.sodium
    if (before && isSame) merged[merged.length - 1] = { ...before, to: piece.to }
    else merged.push(piece)
    return merged
  }, [])
}

/** A product with caffeine in the place of one that is nearly the same, at the minutes of the caffeine plan. */
function withCaffeine(
  entries: readonly Entry[],
  race: Race,
  athlete: RaceAthlete,
  safe: readonly RaceProduct[],
  byId: ReadonlyMap<string, RaceProduct>,
  limits: HourLimits,
  plannedToday: number,
  from: number,
): readonly Entry[] {
  const minutes = raceMinutes(race)
  const plan = planCaffeine(race.start, minutes, athlete.mass, {
    isWanted: athlete.wantsCaffeine === true,
    plannedToday,
    isOnlyBefore: race.legs.some(({ isPause }) => isPause === true),
  })
  if (!plan) return entries
  let kept = entries
  for (const { minute, dose } of plan.topUps.filter((one) => one.minute >= from)) {
    const near = kept
      .flatMap((entry) =>
        entry.kind === 'take' && entry.minute >= from && entry.servings === 1 && Math.abs(entry.minute - minute) <= 30
          ? [entry]
          : [],
      )
      .toSorted((a, b) => Math.abs(a.minute - minute) - Math.abs(b.minute - minute))
    const swapped = near.flatMap((take) => {
      const usual = byId.get(take.product)
      const stronger = safe.find(
        (product) =>
          product.caffeine > 0 &&
          product.caffeine <= dose &&
          product.kind === usual?.kind &&
          Math.abs(product.carbs - usual.carbs) <= 5 &&
          product.water <= take.water,
      )
      if (!stronger) return []
      const tried = kept.map((entry) => (entry === take ? { ...take, product: stronger.id } : entry))
      return findBreach(tried, byId, minutes, limits) === null ? [tried] : []
    })
    kept = swapped[0] ?? kept
  }
  return kept
}
