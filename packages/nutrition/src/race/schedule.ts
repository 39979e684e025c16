import type { RaceProduct } from '@pacemeal/domain/event'
import { planCaffeine } from './caffeine-plan.ts'
import { enforceLimits, findBreach, type HourLimits } from './guard.ts'
import { type Kept, layWithinCarry } from './lay-within-carry.ts'
import { maxCarbsPerHour, toleranceOf } from './limits.ts'
import { type Bound, findMisses, shareMissed } from './misses.ts'
import { cutPieces } from './pieces.ts'
import { isSafeFor } from './product.ts'
import { provisionOf } from './provisions.ts'
import { type Race, type RaceAthlete, raceMinutes } from './race.ts'
import {
  type Entry,
  minuteOf,
  type Piece,
  type ProvisionName,
  provisionNames,
  type RaceSchedule,
} from './schedule-types.ts'
import type { Dissolved } from './sips.ts'
import { type DuringTargets, type GutPractice, targetsDuring } from './targets.ts'

/** What is known of a race that has begun: entries before `at` are facts, those from `from` on are planned anew. */
export interface Settled extends Kept {
  readonly at: number
}

/** How a schedule is asked for. */
export interface ScheduleOptions {
  /** What a training session practises: at most one step more than the gut is known to take. */
  readonly practice?: GutPractice | null
  /** Caffeine that the day already holds, mg. */
  readonly caffeineToday?: number
  readonly settled?: Settled
  /** How the race is provisioned already; the nearest to the targets where nothing is said. */
  readonly provision?: ProvisionName
}

const NOT_BEGUN: Settled = { at: 0, from: 0, entries: [] }

/** Another provision than the first is taken for this share of the targets (own choice). */
const NEARER = 0.005

/** What a race asks for, and what none of its hours may pass. */
export function framed(
  race: Race,
  athlete: RaceAthlete,
  practice: GutPractice | null = null,
): { readonly targets: DuringTargets; readonly limits: HourLimits; readonly pieces: readonly Piece[] } {
  const targets = targetsDuring(race, athlete, practice)
  const limits: HourLimits = {
    carbs: practice === null ? toleranceOf(athlete) : Math.min(practice.value, maxCarbsPerHour(athlete)),
    fluid: targets.sweat.rate * 1000,
  }
  return { targets, limits, pieces: cutPieces(race, targets, limits.carbs) }
}

/**
 * A schedule in whole servings of the athlete's own products, such that every rolling hour keeps its carbohydrate, fluid and
 * sodium or the rule that binds is named. No hour passes the gut's tolerance, the limit of glucose or the sweat rate.
 */
export function scheduleRace(
  race: Race,
  athlete: RaceAthlete,
  products: readonly RaceProduct[],
  { practice = null, caffeineToday = 0, settled = NOT_BEGUN, provision }: ScheduleOptions = {},
): RaceSchedule {
  const minutes = raceMinutes(race)
  const { targets, limits, pieces } = framed(race, athlete, practice)
  const safe = products.filter((product) => isSafeFor(product, athlete))
  const plain = safe.filter(({ caffeine }) => caffeine === 0)
  const byId = new Map(products.map((product) => [product.id, product]))
  const dissolved: Dissolved = {
    // Without a bottle there is nothing to mix in.
    mixes: race.carry.bottles > 0 ? plain.filter(({ kind }) => kind === 'mix') : [],
    salts: plain.filter(({ kind }) => kind === 'salt'),
    isWaterSalted: race.carry.bottles > 0,
    hasCapsules: plain.some(({ kind }) => kind === 'capsule'),
    bottle: race.carry.bottle,
    maxCarbs: limits.carbs,
    maxFluid: limits.fluid,
  }
  const solids = plain.filter(({ kind }) => kind !== 'mix' && kind !== 'salt')
  const draw = (name: ProvisionName): Drawn => {
    const laidOut = layWithinCarry(race, pieces, provisionOf(name, solids, dissolved), byId, limits, settled)
    const drawn = [...settled.entries, ...laidOut.laid.flatMap(({ entries }) => entries)]
    const guarded = enforceLimits(drawn, byId, minutes, limits, settled.at)
    // What was planned before holds its caffeine already.
    const entries = settled.takes
      ? guarded.entries
      : withCaffeine(guarded.entries, race, athlete, safe, byId, limits, caffeineToday)
    const bounds: readonly Bound[] = [
      ...(settled.from > 0 ? [{ rule: 'change' as const, from: 0, to: settled.from }] : []),
      ...laidOut.bounds,
      ...guarded.cut.map((minute) => ({ rule: 'safety_limit' as const, from: minute, to: minute + 1 })),
    ]
    const misses = findMisses(pieces, laidOut.laid, entries, byId, minutes, bounds)
    const inOrder = entries.toSorted((a, b) => minuteOf(a) - minuteOf(b))
    const isCarryBound = laidOut.bounds.some(({ rule }) => rule === 'carry')
    const { composed } = laidOut
    return { schedule: { targets, pieces, provision: name, composed, entries: inOrder, misses }, isCarryBound }
  }
  return provision === undefined ? nearest(draw, byId, minutes) : draw(provision).schedule
}

/** A schedule, and whether what is carried binds it anywhere. */
interface Drawn {
  readonly schedule: RaceSchedule
  readonly isCarryBound: boolean
}

/** The schedule of the provision that comes nearest to the hours' targets; of all only where what is carried binds. */
function nearest(
  draw: (provision: ProvisionName) => Drawn,
  byId: ReadonlyMap<string, RaceProduct>,
  minutes: number,
): RaceSchedule {
  const [usual, ...others] = provisionNames
  const { schedule, isCarryBound } = draw(usual)
  let best = schedule
  if (!isCarryBound || best.misses.length === 0) return best
  let miss = shareMissed(best, byId, minutes)
  for (const name of others) {
    const tried = draw(name).schedule
    const its = shareMissed(tried, byId, minutes)
    if (its < miss - NEARER) [best, miss] = [tried, its]
  }
  return best
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
): readonly Entry[] {
  const minutes = raceMinutes(race)
  const plan = planCaffeine(race.start, minutes, athlete.mass, {
    isWanted: athlete.wantsCaffeine === true,
    plannedToday,
    isOnlyBefore: race.legs.some(({ isPause }) => isPause === true),
  })
  if (!plan) return entries
  let kept = entries
  for (const { minute, dose } of plan.topUps) {
    const near = kept
      .flatMap((entry) =>
        entry.kind === 'take' && entry.servings === 1 && Math.abs(entry.minute - minute) <= 30 ? [entry] : [],
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
