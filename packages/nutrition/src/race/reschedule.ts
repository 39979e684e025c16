import type { RaceProduct } from '@pacemeal/domain/event'
import { carryFromClosed, drinkBeforeClosed, takeAroundClosed } from './around-closed-station.ts'
import { isCarriedIn, type Stretch, stretchesOf } from './carry.ts'
import { handoutsOf, LAST_BOTTLE, refillsOf } from './layout.ts'
import { carbsBetweenMinutes, isMixPacked, withLostCarbs } from './lost-mix.ts'
import { missesAfter } from './misses.ts'
import { type Race, type RaceAthlete, raceMinutes } from './race.ts'
import { framed, type ScheduleOptions, scheduleWithin } from './schedule.ts'
import {
  type Bottle,
  type Composed,
  type Composition,
  type Cup,
  type Entry,
  minuteOf,
  type Piece,
  type RaceSchedule,
  type Take,
} from './schedule-types.ts'

/** What went otherwise than planned. */
export interface RaceChange {
  /** Minutes after the start at which it is known. */
  readonly at: number
  /** The race as it is now: a station fewer, other air. */
  readonly race: Race
  /** Planned entries that were not taken. */
  readonly missed: readonly Entry[]
}

/** Less carbohydrate than this is not carried on, g. */
const WORTH_CARRYING = 5
/** Parts of it that are tried where there is no room for all. */
const LOST_PARTS = [1, 0.75, 0.5, 0.25] as const
/** Of so many capsules, in parts of all, the water is tried where that of all leaves no bottle for the mix (own choice). */
const CAPSULES_KEPT = [0.5, 0] as const

/**
 * Nothing new is carried before the next water, nor begun just before the finish: until then what is in bottles and pockets is
 * taken as planned.
 */
const resumeAt = (race: Race, at: number): number => {
  const finish = raceMinutes(race)
  return refillsOf(race).find((refill) => refill >= at && refill <= finish - LAST_BOTTLE) ?? finish
}

/** Whether its water is handed out where it is taken. */
const isOfStation = (entry: Cup | Take): boolean => entry.kind === 'cup' || entry.isAtStation === true

const isWaterCarried = (take: Take): boolean => take.water > 0 && !isOfStation(take)

/** What of an entry lies before a minute; null when nothing does. */
function beforeMinute(entry: Entry, minute: number): Entry | null {
  if (entry.kind !== 'bottle') return entry.minute < minute ? entry : null
  if (entry.from >= minute) return null
  const to = Math.min(entry.to, minute)
  return { ...entry, to, drunk: (entry.drunk * (to - entry.from)) / (entry.to - entry.from) }
}

/**
 * A bottle of water and salt as two: what is drunk of it until a place where it can be filled, and what from there on, no
 * saltier than before.
 */
function splitPlain(bottle: Bottle, refill: number): readonly Bottle[] {
  const { from, to, drunk, contents } = bottle
  if (from >= refill || to <= refill) return [bottle]
  const later = (to - refill) / (to - from)
  return [
    { ...bottle, to: refill, drunk: drunk * (1 - later) },
    {
      ...bottle,
      from: refill,
      filledAt: refill,
      volume: drunk * later,
      drunk: drunk * later,
      contents: contents
        .map((one) => ({ ...one, servings: Math.floor(one.servings * later) }))
        .filter(({ servings }) => servings > 0),
    },
  ]
}

/**
 * What bottles and pockets hold until the next water. Where a station is gone, the last that was to come from it is left out:
 * first water that is only drunk, then food that needs it; and pieces that find no pocket. What was taken before the change stays.
 */
function withinCarry(
  entries: readonly Entry[],
  { at, race }: RaceChange,
  products: readonly RaceProduct[],
): { readonly entries: readonly Entry[]; readonly dropped: readonly Take[] } {
  const byId = new Map(products.map((product) => [product.id, product]))
  const isPlain = (entry: Entry) =>
    entry.kind === 'bottle' && entry.contents.every(({ product }) => byId.get(product)?.kind !== 'mix')
  const end = (entry: Entry) => (entry.kind === 'bottle' ? entry.to : entry.minute + 1)
  /** The last of what a stretch carries too much, and may still be left out; undefined for none. */
  const lastOf = ({ from, to, bottles, pieces }: Stretch, some: readonly Entry[]): Entry | undefined => {
    const isFull = pieces > race.carry.pockets
    if (!isFull && bottles <= race.carry.bottles) return undefined
    const isCarried = (entry: Entry): boolean =>
      entry.kind === 'take'
        ? isCarriedIn(entry, from, to) && (isFull || isWaterCarried(entry))
        : !isFull && isPlain(entry) && minuteOf(entry) < to
    return some
      .filter((entry) => isCarried(entry) && end(entry) > Math.max(at, from))
      .toSorted((a, b) => Number(a.kind === 'take') - Number(b.kind === 'take') || end(b) - end(a))[0]
  }
  let kept = entries
  const dropped: Take[] = []
  for (;;) {
    const stretches = stretchesOf(kept, byId, refillsOf(race), raceMinutes(race), race.carry)
    const found = stretches.flatMap((stretch) => {
      const last = lastOf(stretch, kept)
      return last ? [{ last, until: stretch.to }] : []
    })[0]
    if (found === undefined) return { entries: kept, dropped }
    const { last, until } = found
    if (last.kind === 'take') dropped.push(last)
    // From the next water on it is as full as it was planned.
    const parts = last.kind === 'bottle' ? splitPlain(last, until) : [last]
    const less = (part: Entry): Entry | null =>
      parts.length > 1 ? part : beforeMinute(part, Math.max(at, end(part) - 1))
    kept = kept.flatMap((entry) => (entry === last ? parts.flatMap((part) => less(part) ?? []) : [entry]))
  }
}

/** What an entry that takes its own or a station's water needs, ml. */
const ownWater = (take: Take, byId: ReadonlyMap<string, RaceProduct>): number =>
  take.waterAt === undefined ? (byId.get(take.product)?.water ?? 0) * take.servings : 0

/** The takes with this part of the capsules that need water, spread over their time. */
function fewerCapsules(takes: readonly Take[], part: number, byId: ReadonlyMap<string, RaceProduct>): readonly Take[] {
  let seen = 0
  return takes.filter(({ product, water }) => {
    if (water === 0 || byId.get(product)?.kind !== 'capsule') return true
    seen += 1
    return Math.floor(seen * part) > Math.floor((seen - 1) * part)
  })
}

const isSame = (one: RaceSchedule['pieces'], other: RaceSchedule['pieces']): boolean =>
  one.length === other.length &&
  one.every((piece, index) =>
    (['from', 'to', 'carbs', 'fluid', 'sodium'] as const).every((of) => piece[of] === other[index]?.[of]),
  )

/** The products that a schedule takes or mixes: nothing else was packed for it. */
const packedOf = ({ entries }: RaceSchedule, products: readonly RaceProduct[]): readonly RaceProduct[] => {
  const ids = new Set(
    entries.flatMap((entry) =>
      entry.kind === 'cup'
        ? []
        : entry.kind === 'take'
          ? [entry.product]
          : entry.contents.map(({ product }) => product),
    ),
  )
  return products.filter(({ id }) => ids.has(id))
}

/** A composition of each kind that a schedule is composed of, changed. */
const eachOf = ({ steady, dry, breaks }: Composed, change: (one: Composition) => Composition): Composed => ({
  steady: new Map([...steady].map(([from, one]) => [from, change(one)])),
  dry: dry && change(dry),
  breaks: new Map([...breaks].map(([from, one]) => [from, change(one)])),
})

/** The hours with this part of their capsules, and with the water of the others to drink. */
const withFewerCapsules = (composed: Composed, part: number): Composed =>
  eachOf(composed, (one) => ({
    ...one,
    rhythms: one.rhythms
      .map((rhythm) => (rhythm.product.kind === 'capsule' ? { ...rhythm, times: rhythm.times * part } : rhythm))
      .filter(({ times }) => times > 0),
  }))

/** What a schedule is composed of, without a mix that came into no bottle. */
function composedOf({ composed }: RaceSchedule, along: readonly RaceProduct[]): Composed {
  return eachOf(composed, (one) =>
    one.mix && !along.some(({ id }) => id === one.mix?.id) ? { ...one, mix: null } : one,
  )
}

/**
 * The rest of a race after a change. What was missed is not made up for: each hour to come holds what it would have held, inside
 * the gut's tolerance. What is in the pockets is eaten as it was planned. Drinks are planned anew where the air asks for others,
 * or a bottle was to be filled where there is no water any more; until the next station such bottles are left out, food
 * that needed their water is taken around the closed station, and their mix comes into the bottles after it.
 */
export function rescheduleRace(
  change: RaceChange,
  athlete: RaceAthlete,
  products: readonly RaceProduct[],
  current: RaceSchedule,
  options: Omit<ScheduleOptions, 'settled'> = {},
): RaceSchedule {
  const { at, race, missed } = change
  const refills = refillsOf(race)
  const handouts = handoutsOf(race)
  const resume = resumeAt(race, at)
  const minutes = raceMinutes(race)
  const byId = new Map(products.map((product) => [product.id, product]))
  const isUnfilled = ({ filledAt }: Bottle): boolean => filledAt >= at && !refills.includes(filledAt)
  const unfilled = current.entries.flatMap((entry) => (entry.kind === 'bottle' && isUnfilled(entry) ? [entry] : []))
  const dry = Math.min(...unfilled.map(({ filledAt }) => filledAt), Number.POSITIVE_INFINITY)
  /** Whether it cannot be filled: at its own station, or after it before there is water again. */
  const isEmpty = (bottle: Bottle): boolean =>
    isUnfilled(bottle) || (bottle.filledAt >= dry && bottle.filledAt < resume)
  const isLost = (entry: Entry): boolean =>
    missed.includes(entry) || (entry.kind === 'bottle' ? isEmpty(entry) : isUnwatered(entry))
  const isUnwatered = (entry: Cup | Take): boolean => {
    if (entry.minute < at) return false
    if (entry.kind === 'take' && entry.waterAt !== undefined) return !handouts.includes(entry.waterAt)
    return isOfStation(entry) && !handouts.includes(entry.minute)
  }
  const frame = framed(race, athlete, options.practice)
  const { targets, limits, pieces } = frame
  const unwatered = current.entries.flatMap((entry) =>
    entry.kind !== 'bottle' && !missed.includes(entry) && isUnwatered(entry) ? [entry] : [],
  )
  const closed = { at, race, pieces, limits, byId }
  const carried = carryFromClosed(
    unwatered.flatMap((entry) => (entry.kind === 'take' ? [entry] : [])),
    current.entries.filter((entry) => !isLost(entry)),
    closed,
  )
  const left = carried.entries
  /** Food without water or a pocket is taken around the closed station. */
  const around = (schedule: RaceSchedule, kept: readonly Entry[], dropped: readonly Take[]): RaceSchedule => {
    const taken = takeAroundClosed([...carried.left, ...dropped], kept, closed)
    const entries = drinkBeforeClosed(unwatered, taken, closed)
    return { ...schedule, entries, misses: missesAfter(schedule, entries, byId, minutes) }
  }
  const isAsBefore = isSame(pieces, current.pieces) && targets.sweat.rate === current.targets.sweat.rate
  const isKept = isAsBefore && unfilled.every(({ to }) => to <= resume)
  const keep = (): RaceSchedule => {
    const { entries, dropped } = withinCarry(left, change, products)
    return around(current, entries, dropped)
  }
  const before = left.flatMap((entry) => beforeMinute(entry, resume) ?? [])
  const { entries, dropped } = withinCarry(before, change, products)
  const takes = left.flatMap((entry) =>
    entry.kind === 'take' && entry.minute >= resume ? [{ ...entry, water: ownWater(entry, byId) }] : [],
  )
  const along = packedOf(current, products)
  /** The rest drawn anew for hours that ask for this, with food and so much of the capsules as it was planned. */
  const drawWith = (wanted: readonly Piece[], held: readonly Take[], packed: Composed): RaceSchedule => {
    const drawn = scheduleWithin({ ...frame, pieces: wanted }, race, athlete, along, {
      ...options,
      provision: current.provision,
      settled: { at, from: resume, entries, packed, takes: held },
    })
    // What was held of food may need more water or pockets than there is past the closed stations.
    const within = withinCarry(drawn.entries, change, products)
    return around(drawn, within.entries, [...dropped, ...within.dropped])
  }
  const carbsAhead = (schedule: Pick<RaceSchedule, 'entries'>): number =>
    carbsBetweenMinutes(schedule.entries, byId, resume, minutes)
  const planned = carbsAhead(current)
  /** As {@link drawWith}; capsules whose water leaves no bottle for the mix give way to it, as many as it takes. */
  const draw = (wanted: readonly Piece[]): RaceSchedule => {
    const packed = composedOf(current, along)
    let best = drawWith(wanted, takes, packed)
    for (const kept of CAPSULES_KEPT) {
      if (planned - carbsAhead(best) < WORTH_CARRYING) break
      const fewer = fewerCapsules(takes, kept, byId)
      if (fewer.length === takes.length) break
      const tried = drawWith(wanted, fewer, withFewerCapsules(packed, kept))
      if (carbsAhead(tried) - carbsAhead(best) >= WORTH_CARRYING) best = tried
    }
    return best
  }
  const anew = isKept ? keep() : draw(pieces)
  const emptied = current.entries.flatMap((entry) =>
    entry.kind === 'bottle' && !missed.includes(entry) && isEmpty(entry) ? [entry] : [],
  )
  const lost = carbsBetweenMinutes(emptied, byId, 0, resume)
  if (lost < WORTH_CARRYING) return anew
  for (const part of LOST_PARTS) {
    const wanted = withLostCarbs(pieces, part * lost, resume, refills, limits)
    if (wanted === null) break
    const fuller = draw(wanted)
    const more =
      carbsBetweenMinutes(fuller.entries, byId, at, minutes) - carbsBetweenMinutes(anew.entries, byId, at, minutes)
    if (more < WORTH_CARRYING || !isMixPacked(fuller.entries, current.entries, byId)) continue
    // Its hours are measured by what they asked for before.
    return { ...fuller, pieces, misses: missesAfter({ ...fuller, pieces, entries: [] }, fuller.entries, byId, minutes) }
  }
  return anew
}
