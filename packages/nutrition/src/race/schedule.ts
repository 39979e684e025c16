import type { RaceProduct } from '@pacemeal/domain/event'
import { filledToMarks } from './bottle-marks.ts'
import { planCaffeine } from './caffeine-plan.ts'
import { enforceLimits, findBreach, type HourLimits } from './guard.ts'
import { type Kept, type LaidOut, layWithinCarry, withCups } from './lay-within-carry.ts'
import { refillsOf } from './layout.ts'
import { maxCarbsPerHour, toleranceOf } from './limits.ts'
import { type Bound, findMisses, missesAfter, shareMissed } from './misses.ts'
import { cutPieces } from './pieces.ts'
import { isSafeFor } from './product.ts'
import { isRepeated, provisionOf } from './provisions.ts'
import { type Race, type RaceAthlete, raceMinutes } from './race.ts'
import {
  type Entry,
  type Miss,
  minuteOf,
  type Piece,
  type ProvisionName,
  provisionNames,
  type RaceSchedule,
} from './schedule-types.ts'
import { type Dissolved, USUAL_BOTTLE_MINUTES } from './sips.ts'
import { type DuringTargets, type GutPractice, targetsDuring } from './targets.ts'
import { wholeFoodMiss } from './variety.ts'

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
export interface Frame {
  readonly targets: DuringTargets
  readonly limits: HourLimits
  readonly pieces: readonly Piece[]
}

/** Minutes for which a bottle is sipped at most: longer than usual where the bottles have to last until the next water. */
function bottleMinutes(race: Race): number {
  const refills = refillsOf(race)
  const stretches = refills.map((from, index) => (refills[index + 1] ?? raceMinutes(race)) - from)
  return Math.max(USUAL_BOTTLE_MINUTES, Math.ceil(Math.max(...stretches) / Math.max(1, race.carry.bottles)))
}

/** The frame of a race for this athlete; `practice` as in {@link ScheduleOptions}. */
export function framed(race: Race, athlete: RaceAthlete, practice: GutPractice | null = null): Frame {
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
export const scheduleRace = (
  race: Race,
  athlete: RaceAthlete,
  products: readonly RaceProduct[],
  { practice = null, ...options }: ScheduleOptions = {},
): RaceSchedule => scheduleWithin(framed(race, athlete, practice), race, athlete, products, options)

/** As {@link scheduleRace}, within a frame that is known already. */
export function scheduleWithin(
  { targets, limits, pieces }: Frame,
  race: Race,
  athlete: RaceAthlete,
  products: readonly RaceProduct[],
  { caffeineToday = 0, settled = NOT_BEGUN, provision }: Omit<ScheduleOptions, 'practice'>,
): RaceSchedule {
  const minutes = raceMinutes(race)
  const safe = products.filter((product) => isSafeFor(product, athlete))
  const plain = safe.filter(({ caffeine }) => caffeine === 0)
  const byId = new Map(products.map((product) => [product.id, product]))
  const dissolved: Dissolved = {
    // Without a bottle there is nothing to mix in.
    mixes: race.carry.bottles > 0 ? plain.filter(({ kind }) => kind === 'mix') : [],
    salts: plain.filter(({ kind }) => kind === 'salt'),
    isWaterSalted: race.carry.bottles > 0,
    hasCapsules: plain.some(({ kind }) => kind === 'capsule'),
    holdsSodium: plain.some(({ sodium }) => sodium > 0),
    maxSodiumPerCarb: Math.max(0, ...plain.map(({ carbs, sodium }) => (carbs > 0 ? sodium / carbs : 0))),
    bottle: race.carry.bottle,
    lasts: bottleMinutes(race),
    maxCarbs: limits.carbs,
    maxFluid: limits.fluid,
  }
  const solids = plain.filter(({ kind }) => kind !== 'mix' && kind !== 'salt')
  const layouts = new Map<string, LaidOut>()
  const layoutOf = (name: ProvisionName, isByLeg: boolean): LaidOut => {
    const key = `${name} ${isByLeg}`
    const known = layouts.get(key)
    const provision = provisionOf(name, solids, dissolved)
    const laidOut = known ?? layWithinCarry(race, pieces, provision, byId, limits, settled, isByLeg)
    layouts.set(key, laidOut)
    return laidOut
  }
  const drawAs = (name: ProvisionName, isByLeg: boolean): Drawn => {
    const provision = provisionOf(name, solids, dissolved)
    // What is carried is laid out alike, with cups and without.
    const carried = layoutOf(name === 'carried_with_cups' ? 'carried' : name, isByLeg)
    const laidOut = provision.hasCups ? withCups(carried, race, pieces, provision, byId, limits, settled.from) : carried
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
    const plan = {
      targets,
      pieces,
      provision: name,
      composed: laidOut.composed,
      entries: entries.toSorted((a, b) => minuteOf(a) - minuteOf(b)),
    }
    return {
      plan,
      isCarryBound: laidOut.bounds.some(({ rule }) => rule === 'carry'),
      misses: () => {
        const before = guarded.entries
        const misses = findMisses(pieces, laidOut.laid, before, byId, minutes, bounds)
        return missesAfter({ pieces, entries: before, misses }, entries, byId, minutes, 'caffeine')
      },
    }
  }
  const hasLegs = settled.packed === undefined && hasSeveralTargets(pieces)
  /** The same food for all legs, or another for each where that is nearer to what they ask for. */
  const draw = (name: ProvisionName): Drawn => {
    const joint = drawAs(name, false)
    if (!hasLegs || joint.misses().length === 0) return joint
    const byLeg = drawAs(name, true)
    return shareMissed(byLeg.plan, byId, minutes) < shareMissed(joint.plan, byId, minutes) - NEARER ? byLeg : joint
  }
  const names = provisionNames.filter((name) => !isRepeated(name, solids, dissolved))
  const { plan, misses } = provision === undefined ? nearest(names, draw, byId, minutes) : draw(provision)
  const schedule = { ...plan, misses: misses() }
  const entries = filledToMarks(plan.entries, race, pieces, limits, byId, settled.from)
  return { ...schedule, entries, misses: missesAfter(schedule, entries, byId, minutes, 'whole_servings') }
}

/** Whether hours of a race ask for other carbohydrate than others do, as those of a ride and a run may. */
const hasSeveralTargets = (pieces: readonly Piece[]): boolean =>
  new Set(pieces.flatMap(({ isOpen, isBreak, carbs }) => (isOpen && !isBreak ? [carbs] : []))).size > 1

/** A schedule without what its hours miss, which is asked of the one that is taken; and whether what is carried binds it. */
interface Drawn {
  readonly plan: Omit<RaceSchedule, 'misses'>
  readonly isCarryBound: boolean
  readonly misses: () => readonly Miss[]
}

/** What the provision gives that comes nearest to the hours' targets; of all only where what is carried binds. */
function nearest(
  names: readonly ProvisionName[],
  draw: (provision: ProvisionName) => Drawn,
  byId: ReadonlyMap<string, RaceProduct>,
  minutes: number,
): Drawn {
  const missed = ({ plan }: Drawn) => shareMissed(plan, byId, minutes) + wholeFoodMiss(plan, byId, minutes)
  let best = draw('carried')
  if (!best.isCarryBound || best.misses().length === 0) return best
  let miss = missed(best)
  for (const name of names) {
    // No other can be nearer by as much as it has to be.
    if (miss <= NEARER) break
    if (name === 'carried') continue
    const tried = draw(name)
    const its = missed(tried)
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
      const differenceTo = ({ carbs }: RaceProduct) => Math.abs(carbs - (usual?.carbs ?? 0))
      const [stronger] = safe
        .filter(
          (product) =>
            product.caffeine > 0 &&
            product.caffeine <= dose &&
            product.kind === usual?.kind &&
            differenceTo(product) <= 5 &&
            product.water <= take.water,
        )
        .toSorted((a, b) => differenceTo(a) - differenceTo(b))
      if (!stronger) return []
      const tried = kept.map((entry) => (entry === take ? { ...take, product: stronger.id } : entry))
      return findBreach(tried, byId, minutes, limits) === null ? [tried] : []
    })
    kept = swapped[0] ?? kept
  }
  return kept
}
