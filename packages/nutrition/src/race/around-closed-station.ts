import type { RaceProduct } from '@pacemeal/domain/event'
import { BEFORE, mayWaitForWater } from './before-first-station.ts'
import { stretchesOf } from './carry.ts'
import { cupOf, MAX_AT_STATION } from './cups.ts'
import { entryKey } from './fuel-lines.ts'
import { findBreach, type HourLimits } from './guard.ts'
import { handoutsOf, refillsOf } from './layout.ts'
import { FINISH_MINUTES, type Race, raceMinutes } from './race.ts'
import { type Cup, type Entry, minuteOf, type Piece, type Take } from './schedule-types.ts'
import { CARRIED_SHIFTS, CUP_PARTS } from './take-at-stations.ts'

/** A station that turns out to be closed. */
export interface ClosedStation {
  /** Minutes after the start at which it is known. */
  readonly at: number
  /** The race without it. */
  readonly race: Race
  readonly pieces: readonly Piece[]
  readonly limits: HourLimits
  readonly byId: ReadonlyMap<string, RaceProduct>
}

/** Minutes after the next station at which food is eaten, with water that a bottle was filled with there (own choice). */
const AFTER_NEXT = [0, 5, 10, 15] as const

type Known = ClosedStation['byId']

const isHandedOutAt = (entry: Entry, minute: number): entry is Cup | Take =>
  entry.kind !== 'bottle' && entry.minute === minute && (entry.kind === 'cup' || entry.isAtStation === true)

const waterOf = ({ product, servings }: Take, byId: Known): number => (byId.get(product)?.water ?? 0) * servings

const isCapsule = ({ product }: Take, byId: Known): boolean => byId.get(product)?.kind === 'capsule'

const sum = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0)

/** What is drunk at once at a minute, ml: what is handed out there, and with carried food. */
const drunkAt = (minute: number, entries: readonly Entry[]): number =>
  sum(entries.flatMap((entry) => (entry.kind !== 'bottle' && entry.minute === minute ? [entry.water] : [])))

/** Whether nothing else of its kind, food or a capsule, is taken with water at its minute. */
const isAlone = (take: Take, entries: readonly Entry[], byId: Known): boolean =>
  entries.every(
    (one) =>
      one.kind !== 'take' ||
      one.minute !== take.minute ||
      one.water === 0 ||
      isCapsule(one, byId) !== isCapsule(take, byId),
  )

/**
 * The entries with one more take whose water is drunk at a station, there or before it: that of a cup, and what other food
 * there does not need, goes with it.
 */
function withWaterOf(station: number, take: Take, entries: readonly Entry[], byId: Known): readonly Entry[] {
  const isThere = take.minute === station
  const here = entries.flatMap((entry) => (isHandedOutAt(entry, station) ? [entry] : []))
  const foods = here.flatMap((entry) => (entry.kind === 'take' ? [entry] : []))
  const before = entries.flatMap((entry) => (entry.kind === 'take' && entry.waterAt === station ? [entry] : []))
  const needed = sum([...foods, ...before, take].map((one) => waterOf(one, byId)))
  const drunk = Math.max(needed, sum(here.map(({ water }) => water)))
  const away = [...entries.filter((entry) => !isHandedOutAt(entry, station)), ...(isThere ? [] : [take])]
  const [first, ...others] = isThere ? [take, ...foods] : foods
  if (first === undefined) return [...away, { kind: 'cup', minute: station, water: drunk }]
  const theirs = others.map((one) => ({ ...one, water: waterOf(one, byId) }))
  return [...away, { ...first, water: drunk - sum(theirs.map(({ water }) => water)) }, ...theirs]
}

/** What decides where food may go, and what of it keeps to the limits. */
interface Places {
  readonly stations: readonly number[]
  /**
   * Whether entries with one more take keep to the limits of their hours, to pockets and bottles, to what is drunk at once, and
   * to a name for each.
   */
  readonly isWithin: (tried: readonly Entry[], before: readonly Entry[], of: 'bottles' | 'fuelBottles') => boolean
  /** Whether a take can be swallowed at its minute. */
  readonly isFree: (take: Take, entries: readonly Entry[]) => boolean
}

function placesIn({ at, race, pieces, limits, byId }: ClosedStation): Places {
  const finish = raceMinutes(race)
  const refills = refillsOf(race)
  const { carry } = race
  const isOpen = (minute: number): boolean =>
    minute >= at &&
    minute < finish - FINISH_MINUTES &&
    pieces.some((piece) => piece.isOpen && minute >= piece.from && minute < piece.to)
  const stations = handoutsOf(race).filter(isOpen)
  return {
    stations,
    isFree: (take, entries) => isOpen(take.minute) && isAlone(take, entries, byId),
    isWithin: (tried, before, of) => {
      const [carried, had] = [tried, before].map((some) => stretchesOf(some, byId, refills, finish, carry))
      return (
        findBreach(tried, byId, finish, limits, Math.max(0, at - 59)) === null &&
        new Set(tried.map(entryKey)).size === tried.length &&
        stations.every((minute) => drunkAt(minute, tried) <= Math.max(MAX_AT_STATION, drunkAt(minute, before))) &&
        (carried ?? []).every(
          (stretch, i) =>
            stretch.pieces <= Math.max(carry.pockets, had?.[i]?.pieces ?? 0) &&
            stretch[of] <= Math.max(carry.bottles, had?.[i]?.[of] ?? 0),
        )
      )
    },
  }
}

/** Entries with what found a place among them, and what found none. */
interface Placed {
  readonly entries: readonly Entry[]
  readonly left: readonly Take[]
}

/** Each of some takes at the first of its places that keeps to the limits, food before capsules; and those without one. */
function place(
  takes: readonly Take[],
  kept: readonly Entry[],
  byId: Known,
  tries: (take: Take, entries: readonly Entry[]) => Iterable<readonly Entry[]>,
  isWithin: (tried: readonly Entry[], before: readonly Entry[]) => boolean,
): Placed {
  let entries = kept
  const left: Take[] = []
  for (const take of takes.toSorted((a, b) => Number(isCapsule(a, byId)) - Number(isCapsule(b, byId)))) {
    const before = entries
    for (const tried of tries(take, before)) {
      if (!isWithin(tried, before)) continue
      entries = tried
      break
    }
    if (entries === before) left.push(take)
  }
  return { entries, left }
}

/**
 * With a bottle, food whose water was to come from a closed station is eaten with that of the bottle near the minute that was
 * planned. Water that is only drunk makes way for it.
 */
export function carryFromClosed(lost: readonly Take[], kept: readonly Entry[], closed: ClosedStation): Placed {
  if (lost.length === 0) return { entries: kept, left: lost }
  const { isFree, isWithin } = placesIn(closed)
  const { race, byId } = closed
  return place(
    lost,
    kept,
    byId,
    function* (take, entries) {
      const { isAtStation: _, waterAt: __, ...food } = take
      for (const shift of race.carry.bottles > 0 ? CARRIED_SHIFTS : []) {
        const tried = { ...food, minute: take.minute + shift, water: waterOf(take, byId) }
        if (isFree(tried, entries)) yield [...entries, tried]
      }
    },
    (tried, before) => isWithin(tried, before, 'fuelBottles'),
  )
}

/**
 * Food for which a closed station leaves no water, and which lies in the pockets already, goes to the open station before or
 * after, the nearer one first; what needs little water is eaten shortly before the next one, at which that is drunk. No hour
 * passes the gut's tolerance by it, and what finds no place is left out.
 */
export function takeAroundClosed(
  lost: readonly Take[],
  kept: readonly Entry[],
  closed: ClosedStation,
): readonly Entry[] {
  if (lost.length === 0) return kept.toSorted((a, b) => minuteOf(a) - minuteOf(b))
  const { stations, isFree, isWithin } = placesIn(closed)
  const { race, byId } = closed
  const { entries } = place(
    lost,
    kept,
    byId,
    function* (take, entries) {
      const { isAtStation: _, waterAt: __, ...food } = take
      const next = stations.find((minute) => minute > take.minute)
      const near = [stations.findLast((minute) => minute < take.minute), next]
        .flatMap((minute) => minute ?? [])
        .toSorted((a, b) => Math.abs(a - take.minute) - Math.abs(b - take.minute))
      for (const minute of near) {
        const tried = { ...food, minute, isAtStation: true }
        if (isFree(tried, entries)) yield withWaterOf(minute, tried, entries, byId)
      }
      if (next === undefined) return
      const water = waterOf(take, byId)
      for (const after of race.carry.bottles > 0 || water === 0 ? AFTER_NEXT : []) {
        const tried = { ...food, minute: next + after, water }
        if (isFree(tried, entries)) yield [...entries, tried]
      }
      const product = byId.get(take.product)
      if (product === undefined || !mayWaitForWater(product, take.servings)) return
      const tried = { ...food, minute: Math.max(take.minute, next - BEFORE), water: 0, waterAt: next }
      if (isFree(tried, entries)) yield withWaterOf(next, tried, entries, byId)
    },
    (tried, before) => isWithin(tried, before, 'bottles'),
  )
  return entries.toSorted((a, b) => minuteOf(a) - minuteOf(b))
}

/** What the closed stations would have handed out is drunk at the open one before, as far as that can still be reached. */
export function drinkBeforeClosed(
  lost: readonly (Cup | Take)[],
  kept: readonly Entry[],
  closed: ClosedStation,
): readonly Entry[] {
  if (lost.length === 0) return kept
  const { stations, isWithin } = placesIn(closed)
  let entries = kept
  for (const minute of new Set(lost.map((one) => one.minute))) {
    const station = stations.findLast((one) => one < minute)
    if (station === undefined) continue
    const before = entries
    const [beside] = before.flatMap((entry) => (isHandedOutAt(entry, station) ? [entry] : []))
    const filledWith = (cup: Cup): readonly Entry[] =>
      beside === undefined
        ? [...before, cup].toSorted((a, b) => minuteOf(a) - minuteOf(b))
        : before.map((entry) => (entry === beside ? { ...beside, water: beside.water + cup.water } : entry))
    const room = Math.min(drunkAt(minute, lost), MAX_AT_STATION - drunkAt(station, before))
    const fuller = CUP_PARTS.flatMap((part) => cupOf(station, part * room)).map(filledWith)
    entries = fuller.find((tried) => isWithin(tried, before, 'bottles')) ?? before
  }
  return entries
}
