import { freeWithin, type Stretch } from './busy-time.ts'
import { ENTRY_SPACING, type PostBlock } from './fuel-blocks.ts'
import type { MealName } from './meal-shares.ts'
import { type RuleReason, reason } from './rules.ts'

/** When meals are usually eaten (own choice), and the half-open bands they belong to, in minutes of the day. */
const MEALS = {
  breakfast: { usual: 7 * 60 + 30, from: 6 * 60, until: 11 * 60 },
  lunch: { usual: 12 * 60 + 30, from: 11 * 60, until: 15 * 60 },
  dinner: { usual: 19 * 60, from: 15 * 60, until: 22 * 60 },
} as const
type MainMeal = keyof typeof MEALS
const mainMeals: readonly MainMeal[] = ['breakfast', 'lunch', 'dinner']
/** The snack would rather keep this far from everything else. Minutes. */
const SNACK_SPACING = 90
const SNACK_MINUTES = 15
const SNACK = { usual: 16 * 60, from: 9 * 60, until: 22 * 60 }

/** Minutes that a meal takes; none of them may be training time. */
export const MEAL_MINUTES = 30
/** No main meal is planned before this. Minute of day. */
const EARLIEST = 6 * 60
/** Times are looked for on this grid, quarters of an hour preferred. Minutes. */
const GRID = 5
/** How far outside its band a meal is looked for first. Minutes. */
const NEAR_BAND = 150

/** A training session as meals see it. */
export interface SessionAhead extends Stretch {
  readonly isFuelled: boolean
  readonly isEarly: boolean
  readonly isCompetition: boolean
}

/** What meals must go around. */
export interface DayClock {
  /** Training time, joined, in order. */
  readonly busy: readonly Stretch[]
  readonly sessions: readonly SessionAhead[]
  readonly pre: readonly { readonly at: number }[]
  readonly post: readonly Pick<PostBlock, 'at' | 'after' | 'within'>[]
}

/** A meal at its time. `joins` is the index of the post-fuel that this meal is. */
export interface TimedMeal {
  readonly slot: MealName
  readonly at: number
  readonly joins: number | null
  readonly because: RuleReason
}

interface Candidate {
  readonly at: number
  readonly joins: number | null
  readonly cost: number
}

/**
 * Costs of a candidate time, in "minutes away from the usual time" (all own choice). Their order is what matters: outside
 * the band or too near another entry is worse than right before a session, which is worse than any mere delay.
 */
const COST = {
  perMinuteFromUsual: 0.25,
  perMinuteOfEarlyDinner: 0.5,
  offQuarter: 3,
  outOfBand: 600,
  perMinuteBeforeBand: 6,
  perMinuteAfterBand: 3,
  crowded: 900,
  perMinuteCrowded: 10,
  beforeSession: 400,
  perMinuteBeforeSession: 2,
  nearlyBeforeSession: 30,
  beforeEarlySession: 1500,
  joinsPostFuel: 100,
  afterLateSession: 80,
  perMinuteVeryLate: 1,
}
/** A main meal stays out of this stretch before a session, and rather out of the next one. Minutes. */
const BEFORE_SESSION = { avoid: 90, rather: 120, competition: 180 }
const VERY_LATE = 21 * 60
const LATE_SESSION = 20 * 60
/** Meals are spaced 3-5 h (J17, SA18). Minutes. */
const SPACING = { least: 150, wanted: 180, most: 390 }

const isFree = (at: number, busy: readonly Stretch[]): boolean =>
  !busy.some((b) => b.start < at + MEAL_MINUTES && at < b.end)

function crowding(at: number, others: readonly number[]): number {
  return others.reduce((sum, other) => {
    const apart = Math.abs(at - other)
    return apart < ENTRY_SPACING ? sum + COST.crowded + (ENTRY_SPACING - apart) * COST.perMinuteCrowded : sum
  }, 0)
}

function beforeSessions(slot: MainMeal, at: number, sessions: readonly SessionAhead[]): number {
  let cost = 0
  for (const s of sessions) {
    const ahead = s.start - at
    if (!s.isFuelled || ahead <= 0) continue
    if (ahead < BEFORE_SESSION.avoid) {
      cost += COST.beforeSession + (BEFORE_SESSION.avoid - ahead) * COST.perMinuteBeforeSession
    } else if (ahead < BEFORE_SESSION.rather) cost += COST.nearlyBeforeSession
    if (s.isCompetition && ahead < BEFORE_SESSION.competition) cost += (BEFORE_SESSION.competition - ahead) / 2
    if (s.isEarly && slot === 'breakfast') cost += COST.beforeEarlySession
  }
  return cost
}

/** Cost of one meal at one time. `others` are the fuel blocks that it is not. */
function unaryCost(
  slot: MainMeal,
  at: number,
  joins: number | null,
  others: readonly number[],
  clock: DayClock,
): number {
  const { usual, from, until } = MEALS[slot]
  const tooEarly = Math.max(0, from - at)
  const tooLate = Math.max(0, at - (until - 1))
  const isAfterLate = clock.sessions.some((s) => s.isFuelled && s.end > LATE_SESSION && s.end <= at)
  const perMinute = slot === 'dinner' && at < usual ? COST.perMinuteOfEarlyDinner : COST.perMinuteFromUsual
  return (
    Math.abs(at - usual) * perMinute +
    (at % 15 === 0 ? 0 : COST.offQuarter) +
    (tooEarly + tooLate > 0 ? COST.outOfBand : 0) +
    tooEarly * COST.perMinuteBeforeBand +
    tooLate * COST.perMinuteAfterBand +
    crowding(at, others) +
    beforeSessions(slot, at, clock.sessions) +
    (joins === null ? 0 : COST.joinsPostFuel) +
    (slot === 'dinner' && isAfterLate && joins === null ? COST.afterLateSession : 0) +
    Math.max(0, at - VERY_LATE) * COST.perMinuteVeryLate
  )
}

function spacingCost(earlier: number, later: number): number {
  const apart = later - earlier
  if (apart <= 0) return Number.POSITIVE_INFINITY
  if (apart < ENTRY_SPACING) return COST.crowded + (ENTRY_SPACING - apart) * COST.perMinuteCrowded
  if (apart < SPACING.least) return 300 + (SPACING.least - apart) * 4
  if (apart < SPACING.wanted) return (SPACING.wanted - apart) * 2
  return Math.max(0, apart - SPACING.most) * 0.15
}

function candidatesFor(slot: MainMeal, from: number, until: number, clock: DayClock): readonly Candidate[] {
  const found: Candidate[] = []
  const add = (at: number, joins: number | null, others: readonly number[]) => {
    if (isFree(at, clock.busy)) found.push({ at, joins, cost: unaryCost(slot, at, joins, others, clock) })
  }
  const blocks = [...clock.pre, ...clock.post]
  const all = blocks.map((b) => b.at)
  for (let at = Math.ceil(from / GRID) * GRID; at < until; at += GRID) add(at, null, all)
  clock.post.forEach((post, i) => {
    const others = blocks.filter((b) => b !== post).map((b) => b.at)
    if (post.at >= from && post.at < until) add(post.at, i, others)
  })
  return found
}

interface Chain {
  readonly last: Candidate
  readonly total: number
  readonly before: Chain | null
}

const byTotal = (a: Chain, b: Chain): number => a.total - b.total

/** The cheapest way to reach a candidate from the chains so far, which are sorted by total; null when none lies before it. */
function extend(chains: readonly Chain[], last: Candidate): Chain | null {
  let before: Chain | null = null
  let least = Number.POSITIVE_INFINITY
  for (const chain of chains) {
    // Spacing never makes a chain cheaper, so no later one can win.
    if (chain.total >= least) break
    const sum = chain.total + spacingCost(chain.last.at, last.at)
    if (sum < least) {
      least = sum
      before = chain
    }
  }
  return before && { last, total: least + last.cost, before }
}

/** The cheapest choice of one candidate per meal, in order through the day; null when no order exists. */
function cheapestOrder(choices: readonly (readonly Candidate[])[]): readonly Candidate[] | null {
  const [first = [], ...later] = choices
  let chains: readonly Chain[] = first.map((last): Chain => ({ last, total: last.cost, before: null })).sort(byTotal)
  for (const layer of later) {
    chains = layer.flatMap((candidate) => extend(chains, candidate) ?? []).sort(byTotal)
  }
  const path: Candidate[] = []
  for (let chain: Chain | null = chains[0] ?? null; chain; chain = chain.before) path.unshift(chain.last)
  return path.length === 0 ? null : path
}

function placeMainMeals(clock: DayClock): readonly Candidate[] {
  const near = mainMeals.map((slot) => {
    const { from, until } = MEALS[slot]
    return candidatesFor(slot, Math.max(from - NEAR_BAND, EARLIEST), until + NEAR_BAND, clock)
  })
  const found = cheapestOrder(near)
  if (found) return found
  // Training fills a whole band and more: look anywhere, if need be after midnight.
  const whole = mainMeals.map((slot) => candidatesFor(slot, EARLIEST, 3 * 1440, clock))
  return cheapestOrder(whole) ?? []
}

function timeReason(slot: MealName, at: number, joins: number | null, clock: DayClock): RuleReason {
  const { usual, from, until } = slot === 'snack' ? SNACK : MEALS[slot]
  const next = clock.sessions.find((s) => s.start > at)
  const last = clock.sessions.filter((s) => s.end <= at).at(-1)
  const inputs = { slot, at, usual }
  if (joins !== null) return reason('post_fuel_is_meal', 'H', { ...inputs, sessionEnd: last?.end ?? at })
  if (at < from || at >= until) return reason('meal_time_out_of_band', 'H', { ...inputs, from, until })
  if (at === usual) return reason('meal_time_usual', 'SA18', inputs)
  if (at < usual && next && next.start - usual < 180) {
    return reason('meal_time_before_session', 'ACSM16', { ...inputs, sessionStart: next.start })
  }
  if (at > usual && last && last.end > usual - 60) {
    return reason('meal_time_after_session', 'ACSM16', { ...inputs, sessionEnd: last.end })
  }
  return reason('meal_time_spaced', 'J17', inputs)
}

/** Times on the grid at which a short snack fits into a stretch. */
function gridWithin({ start, end }: Stretch): readonly number[] {
  const times: number[] = []
  for (let at = Math.ceil(start / GRID) * GRID; at + SNACK_MINUTES <= end; at += GRID) times.push(at)
  return times
}

function placeSnack(meals: readonly Candidate[], clock: DayClock): number {
  const joined = new Set(meals.map((m) => m.joins))
  const entries = [
    ...meals.map((m) => m.at),
    ...clock.pre.map((p) => p.at),
    ...clock.post.filter((_, i) => !joined.has(i)).map((p) => p.at),
  ]
  const costAt = (at: number): number =>
    Math.abs(at - SNACK.usual) * COST.perMinuteFromUsual +
    crowding(at, entries) +
    entries.reduce((sum, other) => sum + Math.max(0, SNACK_SPACING - Math.abs(other - at)), 0) +
    (clock.sessions.some((s) => s.start > at && s.start - at < 60) ? COST.nearlyBeforeSession * 3 : 0) +
    (at % 15 === 0 ? 0 : COST.offQuarter) +
    Math.max(0, at - VERY_LATE) * 2
  const last = meals.at(-1)?.at ?? SNACK.until
  const usualRooms = freeWithin(SNACK.from, Math.max(SNACK.until, last + 120), clock.busy)
  const lateRooms = freeWithin(last, last + 1440, clock.busy)
  const choices = [usualRooms, lateRooms]
    .map((rooms) => rooms.flatMap((room) => gridWithin(room)))
    .find((times) => times.length > 0)
  return (choices ?? []).reduce<{ at: number; cost: number }>(
    (best, at) => {
      const cost = costAt(at)
      return cost < best.cost ? { at, cost } : best
    },
    { at: last + ENTRY_SPACING, cost: Number.POSITIVE_INFINITY },
  ).at
}

/**
 * Clock times for the day's meals: near the usual ones, in their bands, in order, never in training time, main meals two
 * to three hours before a session or after it, at least 45 minutes from every other entry where the day allows it.
 */
export function timeMeals(clock: DayClock, withSnack: boolean): readonly TimedMeal[] {
  const placed = placeMainMeals(clock)
  const timed = placed.map(({ at, joins }, i): TimedMeal => {
    const slot = mainMeals[i] ?? 'dinner'
    return { slot, at, joins, because: timeReason(slot, at, joins, clock) }
  })
  if (!withSnack) return timed
  const at = placeSnack(placed, clock)
  return [...timed, { slot: 'snack', at, joins: null, because: timeReason('snack', at, null, clock) }]
}
