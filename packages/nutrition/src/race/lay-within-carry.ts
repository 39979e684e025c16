import type { RaceProduct } from '@pacemeal/domain/event'
import { biteBeforeFirstStation } from './before-first-station.ts'
import { isCarriedIn, stretchesOf } from './carry.ts'
import { compose } from './compose.ts'
import { MAX_AT_STATION } from './cups.ts'
import { drinkAtStations } from './drink-at-stations.ts'
import type { HourLimits } from './guard.ts'
import { composedFor, handoutsOf, type LaidPiece, layPiece, refillsOf } from './layout.ts'
import type { Bound } from './misses.ts'
import { splitAt } from './pieces.ts'
import type { Provision } from './provisions.ts'
import { type Race, raceMinutes } from './race.ts'
import { type Composed, type Composition, type Entry, minuteOf, type Piece, type Take } from './schedule-types.ts'
import { takeAtStations } from './take-at-stations.ts'
import { withVariety } from './variety.ts'

/** Where what can be carried binds, the drink is planned smaller by this factor until it fits. */
const CARRY_STEP = 0.85
const CARRY_TRIES = 16

/** A plan that holds nothing for these pieces. */
const NOTHING: Composition = { rhythms: [], mix: null, most: 1 }

/** Pieces that follow one another and ask for the same carbohydrate, such as those of one leg. */
function byCarbs(pieces: readonly Piece[]): readonly (readonly Piece[])[] {
  return pieces.reduce<Piece[][]>((groups, piece) => {
    const last = groups.at(-1)
    if (last?.[0]?.carbs === piece.carbs) last.push(piece)
    else groups.push([piece])
    return groups
  }, [])
}

/** What is eaten from the last minute on at which the hours of a piece ask for other carbohydrate; what comes first before it. */
function steadyAt(steady: ReadonlyMap<number, Composition>, { from }: Piece): Composition | null {
  let found: Composition | null = null
  for (const [since, composition] of steady) if (found === null || since <= from) found = composition
  return found
}

/** Whether nothing can be drunk in a piece: no bottle is carried, and no station lies behind it. */
const isDry = ({ fluid }: Piece): boolean => fluid === 0

/**
 * The composition for pieces with an hour's rhythm, one for those in which nothing can be drunk, and one for each break: what is
 * packed already, and what else the provision has where nothing is.
 */
function composeAll(
  pieces: readonly Piece[],
  { solids, dissolved }: Provision,
  minutes: number,
  packed: Composed | undefined,
  isByLeg: boolean,
): Composed {
  const hourly = pieces.filter(({ isOpen, isBreak }) => isOpen && !isBreak)
  const composed = (some: readonly Piece[], foods: readonly RaceProduct[], drinks = dissolved) =>
    withVariety(
      compose(some, foods, drinks, minutes),
      minutes,
      foods,
      dissolved.isWaterSalted && dissolved.salts.length > 0,
    )
  const wet = hourly.filter((piece) => !isDry(piece))
  const unpacked = pieces.filter(({ isBreak, from }) => isBreak && packed?.breaks.has(from) !== true)
  return {
    steady:
      packed?.steady ??
      new Map(
        (isByLeg ? byCarbs(wet) : [wet]).flatMap((some, leg, legs) => {
          const [first] = some
          // A rider has the bottle at hand, a runner the gel: no later leg begins to mix.
          const isMixed = leg === 0 || composed(legs[0] ?? [], solids)?.mix != null
          const composition = composed(some, solids, isMixed ? dissolved : { ...dissolved, mixes: [] })
          return first && composition ? [[first.from, composition] as const] : []
        }),
      ),
    dry:
      packed?.dry ??
      composed(
        hourly.filter(isDry),
        solids.filter(({ water }) => water === 0),
      ),
    breaks: new Map([
      ...(packed?.breaks ?? []),
      ...unpacked.map(
        (piece) => [piece.from, compose([composedFor(piece)], solids, dissolved, minutes) ?? NOTHING] as const,
      ),
    ]),
  }
}

const compositionFor = ({ steady, dry, breaks }: Composed, piece: Piece): Composition =>
  (piece.isBreak
    ? breaks.get(piece.from)
    : isDry(piece)
      ? (dry ?? steadyAt(steady, piece))
      : steadyAt(steady, piece)) ?? NOTHING

/** What a rest of a race keeps of the plan before: what was taken or lies before `from`, what is packed, and what is eaten after it. */
export interface Kept {
  readonly from: number
  readonly entries: readonly Entry[]
  readonly packed?: Composed
  readonly takes?: readonly Take[]
}

/** Every piece laid out, what binds it beside its own figures, and what it is composed of. */
export interface LaidOut {
  readonly laid: readonly LaidPiece[]
  readonly bounds: readonly Bound[]
  readonly composed: Composed
}

/** Lays out every piece, each leg with food of its own or all with the same, with smaller drinks and fewer pieces where bottles, pockets and stations do not give more. */
export function layWithinCarry(
  race: Race,
  pieces: readonly Piece[],
  provision: Provision,
  byId: ReadonlyMap<string, RaceProduct>,
  limits: HourLimits,
  { from, entries: settled, packed, takes: held }: Kept,
  isByLeg: boolean,
): LaidOut {
  const finish = raceMinutes(race)
  const refills = refillsOf(race)
  const handouts = handoutsOf(race)
  const { carry } = race
  const { dissolved, isAtStations } = provision
  const ends = refills.map((_, i) => refills[i + 1] ?? finish)
  // What is carried or handed out lasts for the minutes in which something can be taken, not for the half of a match after it.
  const openMinutes = (start: number, end: number): number =>
    pieces.reduce(
      (sum, piece) => sum + (piece.isOpen ? Math.max(0, Math.min(end, piece.to) - Math.max(start, piece.from)) : 0),
      0,
    )
  const most = refills.map((refill, i) => {
    const drunkHere = isAtStations && handouts.includes(refill) ? MAX_AT_STATION : 0
    return ((carry.bottles * carry.bottle + drunkHere) * 60) / Math.max(1, openMinutes(refill, ends[i] ?? finish))
  })
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
  const composed = composeAll(limited(), provision, finish, packed, isByLeg)
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
    const drawn = limited()
      .filter(({ isOpen }) => isOpen)
      .map((piece) => {
        const leg = pieces.findLast((one) => one.from <= piece.from)
        const clock = opened.get(leg?.from ?? 0) ?? 0
        return layPiece(piece, compositionFor(composed, piece), dissolved, {
          clock,
          finish,
          refills,
          endsAtRefills,
          isAtStations,
          hasBottles: carry.bottles > 0,
          handouts,
          ...(held ? { held } : {}),
        })
      })
    return isAtStations ? takeAtStations(drawn, { refills, handouts, finish, carry, limits, byId }) : drawn
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
    settled,
    byId,
    refills,
    finish,
    race,
  )
  const bounds = refills.flatMap((refill, i) => {
    const to = ends[i] ?? finish
    const lost = dropped.some((entry) => minuteOf(entry) >= refill && minuteOf(entry) < to)
    return isAtStations || isBound[i] || lost ? [{ rule: 'carry' as const, from: refill, to }] : []
  })
  const kept = laid.map((one) => ({ ...one, entries: one.entries.filter((entry) => !dropped.includes(entry)) }))
  return { laid: kept, bounds, composed }
}

/** What is laid out, and what it lacks drunk at the stations; without a bottle something is eaten before the first of them. */
export function withCups(
  { laid, ...laidOut }: LaidOut,
  race: Race,
  pieces: readonly Piece[],
  { isAtStations, solids }: Provision,
  byId: ReadonlyMap<string, RaceProduct>,
  limits: HourLimits,
  from: number,
): LaidOut {
  const stops = {
    refills: refillsOf(race),
    handouts: handoutsOf(race),
    finish: raceMinutes(race),
    carry: race.carry,
    limits,
    byId,
  }
  const bitten = isAtStations && from === 0 ? biteBeforeFirstStation(laid, solids, stops) : laid
  return { ...laidOut, laid: drinkAtStations(bitten, pieces, stops) }
}

/** The takes that pockets have no room for beside what is carried already, spread over their stretch. */
function overPockets(
  entries: readonly Entry[],
  settled: readonly Entry[],
  byId: ReadonlyMap<string, RaceProduct>,
  refills: readonly number[],
  finish: number,
  { carry }: Race,
): readonly Entry[] {
  const carried = stretchesOf(settled, byId, refills, finish, carry)
  return stretchesOf(entries, byId, refills, finish, carry).flatMap(({ from, to, pieces }, i) => {
    const pockets = Math.max(0, carry.pockets - (carried[i]?.pieces ?? 0))
    if (pieces <= pockets) return []
    const takes = entries
      .flatMap((entry) => (entry.kind === 'take' && isCarriedIn(entry, from, to) ? [entry] : []))
      .toSorted((a, b) => a.minute - b.minute)
    const dropped: Entry[] = []
    let kept = 0
    let seen = 0
    for (const take of takes) {
      seen += take.servings
      const allowed = Math.floor((seen * pockets) / pieces)
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
