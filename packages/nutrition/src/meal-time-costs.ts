import type { Stretch } from './busy-time.ts'
import { ENTRY_SPACING } from './fuel-blocks.ts'

/** When meals are usually eaten (own choice), and the half-open bands they belong to, in minutes of the day. */
export const MEALS = {
  breakfast: { usual: 7 * 60 + 30, from: 6 * 60, until: 11 * 60 },
  lunch: { usual: 12 * 60 + 30, from: 11 * 60, until: 15 * 60 },
  dinner: { usual: 19 * 60, from: 15 * 60, until: 22 * 60 },
} as const
export type MainMeal = keyof typeof MEALS
/** The same for the snack: between breakfast and the night. */
export const SNACK = { usual: 16 * 60, from: 9 * 60, until: 22 * 60 }

/** A training session as meals see it. */
export interface SessionAhead extends Stretch {
  readonly isFuelled: boolean
  readonly isEarly: boolean
  readonly isCompetition: boolean
}

/** A fuel block: where it stands, and how far it may give way to a meal that needs the room. */
export interface FuelSpot {
  readonly at: number
  readonly from: number
  readonly to: number
}

/** What meals must go around. */
export interface DayClock {
  /** The main meals that are eaten, in their order. */
  readonly mainMeals: readonly MainMeal[]
  /** Training time, joined, in order. */
  readonly busy: readonly Stretch[]
  readonly sessions: readonly SessionAhead[]
  readonly pre: readonly FuelSpot[]
  readonly post: readonly FuelSpot[]
  /** A meal whose time an event sets; of a dated one, the start before which no other main meal follows it. */
  readonly fixed?: {
    readonly slot: MainMeal
    readonly at: number
    readonly joins: number | null
    readonly start?: number
  } | null
}

/**
 * Costs of a candidate time, in points (all own choice). Their order is what matters: leaving the band is worse than being
 * a few minutes too near another entry, which is worse than right before a session, which is worse than any mere delay.
 */
const COST = {
  perMinuteFromUsual: 0.25,
  perMinuteOfEarlyDinner: 0.5,
  offQuarter: 3,
  outOfBand: 600,
  perMinuteBeforeBand: 6,
  perMinuteAfterBand: 3,
  crowded: 500,
  perMinuteCrowded: 20,
  perMinuteGivingWay: 1,
  beforeSession: 400,
  perMinuteBeforeSession: 2,
  nearlyBeforeSession: 30,
  beforeEarlySession: 1500,
  joinsPostFuel: 100,
  afterLateSession: 80,
  perMinuteVeryLate: 1,
  tooSoon: 300,
  perMinuteTooSoon: 4,
  snackBeforeSession: 90,
}
/** A main meal stays out of this stretch before a session, and rather out of the next one. Minutes. */
const BEFORE_SESSION = { avoid: 90, rather: 120, competition: 180 }
const VERY_LATE = 21 * 60
const LATE_SESSION = 20 * 60
/** Meals are spaced 3-5 h (J17, SA18). Minutes. */
const SPACING = { least: 150, wanted: 180, most: 390 }

/** What standing this short of the wanted distance costs. */
const crowded = (short: number): number => (short > 0 ? COST.crowded + short * COST.perMinuteCrowded : 0)

/** Cost of a time among fuel blocks, each giving way as far as it may. */
function crowding(at: number, spots: readonly FuelSpot[]): number {
  let cost = 0
  for (const spot of spots) {
    const short = ENTRY_SPACING - Math.abs(at - spot.at)
    if (short <= 0) continue
    const best = Math.max(Math.abs(at - spot.from), Math.abs(at - spot.to))
    cost += crowded(ENTRY_SPACING - best) + short * COST.perMinuteGivingWay
  }
  return cost
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

/** Cost of one main meal at one time. `spots` are the fuel blocks that it is not; `isPostFuel`, that it is one itself. */
export function mealCost(
  slot: MainMeal,
  at: number,
  isPostFuel: boolean,
  spots: readonly FuelSpot[],
  sessions: readonly SessionAhead[],
): number {
  const { usual, from, until } = MEALS[slot]
  const tooEarly = Math.max(0, from - at)
  const tooLate = Math.max(0, at - (until - 1))
  const isAfterLate = sessions.some((s) => s.isFuelled && s.end > LATE_SESSION && s.end <= at)
  const perMinute = slot === 'dinner' && at < usual ? COST.perMinuteOfEarlyDinner : COST.perMinuteFromUsual
  return (
    Math.abs(at - usual) * perMinute +
    (at % 15 === 0 ? 0 : COST.offQuarter) +
    (tooEarly + tooLate > 0 ? COST.outOfBand : 0) +
    tooEarly * COST.perMinuteBeforeBand +
    tooLate * COST.perMinuteAfterBand +
    crowding(at, spots) +
    beforeSessions(slot, at, sessions) +
    (isPostFuel ? COST.joinsPostFuel : 0) +
    (slot === 'dinner' && isAfterLate && !isPostFuel ? COST.afterLateSession : 0) +
    Math.max(0, at - VERY_LATE) * COST.perMinuteVeryLate
  )
}

/** Cost of two main meals after one another; infinite when they are not. */
export function mealSpacingCost(earlier: number, later: number): number {
  const apart = later - earlier
  if (apart <= 0) return Number.POSITIVE_INFINITY
  if (apart < SPACING.least) {
    return COST.tooSoon + (SPACING.least - apart) * COST.perMinuteTooSoon + crowded(ENTRY_SPACING - apart)
  }
  if (apart < SPACING.wanted) return (SPACING.wanted - apart) * 2
  return Math.max(0, apart - SPACING.most) * 0.15
}

/** The snack would rather keep this far from every other entry, and from the start of a session. Minutes. */
const SNACK_SPACING = { entries: 90, session: 60 }

/** Cost of the snack at one time, among all other entries of the day. */
export const snackCost = (at: number, entries: readonly number[], sessions: readonly SessionAhead[]): number =>
  Math.abs(at - SNACK.usual) * COST.perMinuteFromUsual +
  (at % 15 === 0 ? 0 : COST.offQuarter) +
  entries.reduce((sum, entry) => {
    const apart = Math.abs(entry - at)
    return sum + crowded(ENTRY_SPACING - apart) + Math.max(0, SNACK_SPACING.entries - apart)
  }, 0) +
  (sessions.some((s) => s.start > at && s.start - at < SNACK_SPACING.session) ? COST.snackBeforeSession : 0) +
  Math.max(0, at - VERY_LATE) * COST.perMinuteVeryLate
