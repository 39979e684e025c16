import type { RaceProduct } from '@pacemeal/domain/event'
import { type Balance, balanceOf, layOn } from './balance.ts'
import { MAX_CAFFEINE_DAY, MAX_GLUCOSE_PER_HOUR } from './limits.ts'
import type { Bottle, Cup, Entry, Take } from './schedule-types.ts'

/** What no rolling hour may pass. */
export interface HourLimits {
  readonly carbs: number
  readonly fluid: number
}

const EPSILON = 1e-6

/** A rolling hour that passes a limit, and whether it is the one of fluid alone. */
interface Breach {
  readonly hour: number
  readonly isOfFluid: boolean
}

/** The first rolling hour from `since` on of what is laid on the minutes that passes a limit, or null. */
function breachIn(balance: Balance, minutes: number, limits: HourLimits, since: number): Breach | null {
  const { carbs, glucose, fluid, caffeine } = balance
  const mostCarbs = limits.carbs + EPSILON
  const mostGlucose = MAX_GLUCOSE_PER_HOUR + EPSILON
  const mostFluid = (limits.fluid * Math.min(60, minutes)) / 60 + EPSILON
  const last = carbs.length - 1
  let [ofCarbs, ofGlucose, ofFluid, ofCaffeine] = [0, 0, 0, 0]
  // The sums of rollingHours, all three in one pass.
  for (let minute = 0; minute <= last; minute += 1) {
    ofCarbs += carbs[minute] ?? 0
    ofGlucose += glucose[minute] ?? 0
    ofFluid += fluid[minute] ?? 0
    ofCaffeine += caffeine[minute] ?? 0
    if (minute >= 60) {
      ofCarbs -= carbs[minute - 60] ?? 0
      ofGlucose -= glucose[minute - 60] ?? 0
      ofFluid -= fluid[minute - 60] ?? 0
    }
    const hour = Math.max(0, minute - 59)
    if (hour < since || (minute < 59 && minute < last)) continue
    const isOfFood = ofCarbs > mostCarbs || ofGlucose > mostGlucose
    if (isOfFood || ofFluid > mostFluid) return { hour, isOfFluid: !isOfFood }
  }
  return ofCaffeine > MAX_CAFFEINE_DAY ? { hour: Math.max(0, last - 59), isOfFluid: false } : null
}

/** The first rolling hour from `since` on that passes a limit, or null. */
export const findBreach = (
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
  limits: HourLimits,
  since = 0,
): Breach | null => breachIn(balanceOf(entries, products, minutes), minutes, limits, since)

/** Entries to which others are added one by one, as long as every rolling hour keeps to its limits. */
export interface Room {
  /** Whether every hour keeps to its limits with this one, too. */
  readonly isFor: (entry: Cup | Take) => boolean
  readonly add: (entry: Cup | Take) => void
}

/** The room that entries leave in their hours: they are laid out once, however much is tried beside them. */
export function roomBeside(
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
  limits: HourLimits,
): Room {
  const balance = balanceOf(entries, products, minutes)
  const figures = Object.values<Float64Array>({ ...balance })
  return {
    isFor: (entry) => {
      const before = figures.map((figure) => figure[entry.minute])
      layOn(balance, entry, products)
      const isFree = breachIn(balance, minutes, limits, 0) === null
      for (const [index, figure] of figures.entries()) {
        const amount = before[index]
        if (amount !== undefined) figure[entry.minute] = amount
      }
      return isFree
    },
    add: (entry) => layOn(balance, entry, products),
  }
}

/**
 * Takes out what would pass a limit: of fluid alone first the water that nothing else needs, then the last thing taken in the
 * hour, then a tenth of what is sipped in it. What was already taken before `settled` stays; a bottle that is in use then is put
 * away sooner. Returns what is left and the minutes that lost something.
 */
export function enforceLimits(
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
  limits: HourLimits,
  settled: number,
): { readonly entries: readonly Entry[]; readonly cut: readonly number[] } {
  const cut: number[] = []
  let kept = entries
  // Hours that have ended cannot be changed any more.
  let since = Math.max(0, settled - 59)
  for (;;) {
    const breach = findBreach(kept, products, minutes, limits, since)
    if (breach === null) return { entries: kept, cut }
    const less = relieve(kept, products, breach, settled)
    if (less !== null) {
      kept = less.entries
      cut.push(...less.cut)
      continue
    }
    // Nothing that could still be changed: what was taken before cannot be undone.
    if (breach.hour < since) return { entries: kept, cut }
    since = breach.hour + 1
  }
}

interface Relieved {
  readonly entries: readonly Entry[]
  readonly cut: readonly number[]
}

/** Less than this is not drunk at all, ml. */
const LAST_SIPS = 10

/** One step out of a breach; null where all of the hour is settled. */
function relieve(
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  { hour, isOfFluid }: Breach,
  settled: number,
): Relieved | null {
  const inHour = (minute: number) => minute >= Math.max(hour, settled) && minute < hour + 60
  const lastOf = <One extends Cup | Take>(some: readonly One[]): One | undefined =>
    some
      .filter(({ minute }) => inHour(minute))
      .toSorted((a, b) => a.minute - b.minute)
      .at(-1)
  const takes = entries.flatMap((entry) => (entry.kind === 'take' ? [entry] : []))
  const needed = (take: Take) => (products.get(take.product)?.water ?? 0) * take.servings
  const isInUse = (entry: Entry): entry is Bottle =>
    entry.kind === 'bottle' && entry.from < hour + 60 && entry.to > Math.max(hour, settled) && entry.drunk > 0
  const sipLess = (some: (bottle: Bottle) => boolean): Relieved | null => {
    const [cut, less]: [number[], Entry[]] = [[], []]
    for (const entry of entries) {
      if (!isInUse(entry) || !some(entry)) less.push(entry)
      else {
        cut.push(Math.max(entry.from, settled))
        const { from, to, drunk } = entry
        if (from >= settled) less.push(...(drunk < LAST_SIPS ? [] : [{ ...entry, drunk: drunk * 0.9 }]))
        else less.push({ ...entry, to: to - 1, drunk: (drunk * (to - 1 - from)) / (to - from) })
      }
    }
    return cut.length > 0 ? { entries: less, cut } : null
  }
  if (isOfFluid) {
    const cup = lastOf(entries.flatMap((entry) => (entry.kind === 'cup' ? [entry] : [])))
    if (cup) return { entries: entries.filter((entry) => entry !== cup), cut: [cup.minute] }
    const poured = lastOf(takes.filter((take) => take.isAtStation === true && take.water > needed(take)))
    if (poured) {
      const less = { ...poured, water: needed(poured) }
      return { entries: entries.map((entry) => (entry === poured ? less : entry)), cut: [poured.minute] }
    }
    const plain = sipLess(({ contents }) => contents.every(({ product }) => products.get(product)?.kind !== 'mix'))
    if (plain) return plain
  }
  const last = lastOf(isOfFluid ? takes.filter(({ water }) => water > 0) : takes)
  if (last) return { entries: entries.filter((entry) => entry !== last), cut: [last.minute] }
  return sipLess(() => true)
}
