import type { Kilograms } from '@pacemeal/domain'
import { DAY_MINUTES, endAfter } from '@pacemeal/domain'
import { busyTime, findBusyAt, freeWithin, type Stretch } from './busy-time.ts'
import { type FuelGrams, type Gap, isFuelled, leadMinutes, postFuelAmount, preFuelAmount } from './fuel-amounts.ts'
import { clamp, roundWhole } from './rounding.ts'
import { type Reasons, reason } from './rules.ts'
import type { DayContext, TrainedSession } from './targets.ts'

/** Sessions with less than this between them are one bout: nothing sensible is eaten in between. Minutes (own choice). */
const ONE_BOUT_BELOW = 30
/** Below this gap one small block between two bouts takes the place of a post- and a pre-fuel. Minutes (own choice). */
const ONE_BLOCK_BELOW = 85
/** Entries keep this far apart. Minutes (own choice). */
export const ENTRY_SPACING = 45
/** Post-fuel is planned this long after the end: time to change and sit down. Minutes (own choice). */
const POST_DELAY = 15
/** How far a block gives way to a meal that would stand too near. Minutes (own choice). */
const GIVES_WAY = { pre: 30, post: 10 }
/** Nothing is eaten in the last minutes before a start. Minutes (own choice). */
const CLOSEST_BEFORE = 10
/** Between starts: carbohydrate per hour of the break, g (ACSM16, B11); little protein and fat. */
const BETWEEN_PER_HOUR = { from: 30, to: 60 }
const BETWEEN_PROTEIN = 0.15
const BETWEEN_FAT = 0.05

/** A block of fuel at its time, in whole grams. */
export interface PreBlock {
  readonly session: number
  readonly at: number
  /** How late it may be eaten when a meal needs the room. */
  readonly latest: number
  readonly minutesBefore: number
  readonly grams: FuelGrams
  readonly because: Reasons
}
export interface PostBlock {
  readonly session: number
  readonly at: number
  /** How early it may be eaten when a meal needs the room. */
  readonly earliest: number
  readonly within: number
  readonly rapid: boolean
  readonly grams: FuelGrams
  readonly because: Reasons
}

interface IndexedSession {
  readonly index: number
  readonly session: TrainedSession
}
interface Bout extends Stretch {
  readonly sessions: readonly [IndexedSession, ...IndexedSession[]]
}

/**
 * The time after yesterday's sessions that ran past midnight, in minutes of today: their post-fuel is eaten in it, and no meal of
 * today stands beside that.
 */
export const recoveryOf = (yesterday: readonly TrainedSession[]): readonly Stretch[] =>
  yesterday.filter(isFuelled).flatMap((session) => {
    const end = endOf(session) - DAY_MINUTES
    return end <= 0 ? [] : [{ start: end, end: end + POST_DELAY + ENTRY_SPACING }]
  })

const endOf = ({ start, end }: TrainedSession): number => endAfter(start, end)
const longest = (stretches: readonly Stretch[]): Stretch | undefined =>
  stretches.reduce<Stretch | undefined>((a, b) => (a && a.end - a.start >= b.end - b.start ? a : b), undefined)

/** Groups the fuelled sessions of a day into bouts that leave time to eat in between. */
function boutsOf(sessions: readonly TrainedSession[], busy: readonly Stretch[]): readonly Bout[] {
  const bouts: Bout[] = []
  const ordered = sessions
    .map((session, index) => ({ session, index }))
    .filter(({ session }) => isFuelled(session))
    .sort((a, b) => a.session.start - b.session.start)
  for (const next of ordered) {
    const { start } = next.session
    const end = endOf(next.session)
    const last = bouts.at(-1)
    const room = last ? longest(freeWithin(last.end, start, busy)) : undefined
    if (last && (!room || room.end - room.start < ONE_BOUT_BELOW)) {
      bouts[bouts.length - 1] = {
        start: last.start,
        end: Math.max(last.end, end),
        sessions: [...last.sessions, next],
      }
    } else bouts.push({ start, end, sessions: [next] })
  }
  return bouts
}

const firstOf = (bout: Bout): IndexedSession => bout.sessions[0]
const lastOf = (bout: Bout): IndexedSession =>
  bout.sessions.reduce((a, b) => (endOf(b.session) >= endOf(a.session) ? b : a), bout.sessions[0])

/** The largest pre-fuel of a bout's sessions, eaten before the first. */
function boutPre(bout: Bout, mass: Kilograms): { grams: FuelGrams; because: Reasons } {
  const amounts = bout.sessions.map(({ session }) => preFuelAmount(session, mass))
  const own = preFuelAmount(firstOf(bout).session, mass)
  const most = amounts.reduce((a, b) => (b.grams.carbs > a.grams.carbs ? b : a), own)
  if (bout.sessions.length === 1) return own
  const because = reason('pre_fuel_joined', 'H', { sessions: bout.sessions.length, carbs: most.grams.carbs })
  return { grams: { ...own.grams, carbs: most.grams.carbs }, because: [because, ...most.because] }
}

/** The largest post-fuel of a bout's sessions in each nutrient, eaten after the last. */
function boutPost(bout: Bout, mass: Kilograms, age: number, gap: Gap) {
  const amounts = bout.sessions.map(({ session }) => postFuelAmount(session, mass, age, gap))
  const own = postFuelAmount(lastOf(bout).session, mass, age, gap)
  if (bout.sessions.length === 1) return own
  const most = amounts.reduce((a, b) => (b.grams.carbs > a.grams.carbs ? b : a), own)
  const grams = {
    carbs: most.grams.carbs,
    protein: Math.max(...amounts.map((a) => a.grams.protein)),
    fat: Math.max(...amounts.map((a) => a.grams.fat)),
  }
  const because = reason('post_fuel_joined', 'H', { sessions: bout.sessions.length, carbs: grams.carbs })
  const rapid = amounts.some((a) => a.rapid)
  const within = Math.min(...amounts.map((a) => a.within))
  return { grams, within, rapid, because: [because, ...most.because] as const }
}

/** Where the first block of a day's bout lands: at its lead, or before the training that is in the way; null if nowhere. */
function preTime(bout: Bout, lead: number, busy: readonly Stretch[]): number | null {
  let at = Math.max(0, bout.start - lead)
  for (let hit = findBusyAt(busy, at); hit && hit.start < bout.start; hit = findBusyAt(busy, at)) {
    if (hit.start - CLOSEST_BEFORE < 0) {
      at = hit.end
      break
    }
    at = hit.start - CLOSEST_BEFORE
  }
  return at <= bout.start - CLOSEST_BEFORE && !findBusyAt(busy, at) ? at : null
}

/** One small block in a short break between two bouts. */
function betweenBlock(previous: Bout, bout: Bout, mass: Kilograms, age: number, busy: readonly Stretch[]): PreBlock {
  const room = longest(freeWithin(previous.end, bout.start, busy)) ?? { start: previous.end, end: bout.start }
  const hours = (bout.start - previous.end) / 60
  const before = boutPre(bout, mass)
  const after = boutPost(previous, mass, age, bout.start - previous.end)
  const wanted = Math.max(after.grams.carbs, before.grams.carbs)
  const carbs = roundWhole(clamp(wanted, BETWEEN_PER_HOUR.from * hours, BETWEEN_PER_HOUR.to * hours))
  const wantedAt = bout.start - ONE_BOUT_BELOW
  const at = Math.max(room.start, Math.min(Math.max(wantedAt, room.start + 5), room.end - CLOSEST_BEFORE))
  return {
    session: firstOf(bout).index,
    at,
    latest: at,
    minutesBefore: bout.start - at,
    grams: { carbs, protein: roundWhole(BETWEEN_PROTEIN * mass), fat: roundWhole(BETWEEN_FAT * mass) },
    because: [
      reason('pre_fuel_between', 'H', { gapMinutes: bout.start - previous.end, mass, carbs }),
      ...before.because,
    ],
  }
}

/** The later of two times, unless that is training time. */
const laterWhenFree = (at: number, wanted: number, busy: readonly Stretch[]): number =>
  wanted > at && !findBusyAt(busy, wanted) ? wanted : at

function postTime(end: number, latest: number, busy: readonly Stretch[]): number {
  let at = Math.min(end + POST_DELAY, latest)
  for (let hit = findBusyAt(busy, at); hit; hit = findBusyAt(busy, at)) at = hit.end + 5
  return at
}

/**
 * Fuel before and after the day's sessions at its times, unscaled. Sessions without time to eat between them share their
 * blocks; a short break gets one small block; recovery work gets none.
 */
export function placeFuel(
  day: DayContext,
  mass: Kilograms,
  age: number,
): { readonly pre: readonly PreBlock[]; readonly post: readonly PostBlock[] } {
  const busy = busyTime(day)
  const bouts = boutsOf(day.today, busy)
  const tomorrow = day.tomorrow.filter(isFuelled).reduce((t, s) => Math.min(t, s.start + DAY_MINUTES), Infinity)
  const pre: PreBlock[] = []
  const post: PostBlock[] = []
  bouts.forEach((bout, i) => {
    const previous = bouts[i - 1]
    const next = bouts[i + 1]
    const lead = leadMinutes(firstOf(bout).session)
    if (previous && bout.start - previous.end < ONE_BLOCK_BELOW) {
      pre.push(betweenBlock(previous, bout, mass, age, busy))
    } else {
      const usual = preTime(bout, lead, busy)
      const lastEntry = post.at(-1)?.at
      const at =
        usual === null || lastEntry === undefined
          ? usual
          : laterWhenFree(usual, Math.min(lastEntry + ENTRY_SPACING, bout.start - ONE_BOUT_BELOW), busy)
      if (at !== null) {
        const yielded = Math.max(at, Math.min(at + GIVES_WAY.pre, bout.start - ONE_BOUT_BELOW))
        const latest = freeWithin(at, bout.start, busy)[0]?.end === bout.start ? yielded : at
        const minutesBefore = bout.start - at
        pre.push({ session: firstOf(bout).index, at, latest, minutesBefore, ...boutPre(bout, mass) })
      }
    }
    if (next && next.start - bout.end < ONE_BLOCK_BELOW) return
    const nextStart = next?.start ?? tomorrow
    const gap = Number.isFinite(nextStart) ? nextStart - bout.end : null
    const latest = nextStart - ONE_BOUT_BELOW - ENTRY_SPACING
    const at = postTime(bout.end, Math.max(latest, bout.end + 5), busy)
    const [room] = freeWithin(bout.end, at, busy)
    const isClear = room?.start === bout.end && room.end === at
    const earliest = isClear ? Math.max(bout.end, at - GIVES_WAY.post) : at
    post.push({ session: lastOf(bout).index, at, earliest, ...boutPost(bout, mass, age, gap) })
  })
  return { pre, post }
}
