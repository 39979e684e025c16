import type { RaceProduct } from '@pacemeal/domain/event'
import { balanceOf, rollingHours } from './balance.ts'
import { MAX_CAFFEINE_DAY, MAX_GLUCOSE_PER_HOUR } from './limits.ts'
import type { Entry } from './schedule-types.ts'

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

/** The first rolling hour that passes a limit, or null. */
export function findBreach(
  entries: readonly Entry[],
  products: ReadonlyMap<string, RaceProduct>,
  minutes: number,
  limits: HourLimits,
): Breach | null {
  const balance = balanceOf(entries, products, minutes)
  const checks = [
    [rollingHours(balance.carbs), limits.carbs],
    [rollingHours(balance.glucose), MAX_GLUCOSE_PER_HOUR],
    [rollingHours(balance.fluid), (limits.fluid * Math.min(60, minutes)) / 60],
  ] as const
  const length = checks[0][0].length
  for (let hour = 0; hour < length; hour += 1) {
    const passed = checks.filter(([sums, most]) => (sums[hour] ?? 0) > most + EPSILON)
    if (passed.length > 0) return { hour, isOfFluid: passed.every((check) => check === checks[2]) }
  }
  const caffeine = balance.caffeine.reduce((sum, one) => sum + one, 0)
  return caffeine > MAX_CAFFEINE_DAY ? { hour: length - 1, isOfFluid: false } : null
}

/**
 * Takes out what would pass a limit: the last thing taken in the hour, or a tenth of what is sipped in it. What was already
 * taken before `settled` stays. Returns what is left and the minutes that lost something.
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
  for (;;) {
    const breach = findBreach(kept, products, minutes, limits)
    if (breach === null) return { entries: kept, cut }
    const { hour, isOfFluid } = breach
    const inHour = (minute: number) => minute >= Math.max(hour, settled) && minute < hour + 60
    const last = kept
      .flatMap((entry) => (entry.kind === 'take' || (entry.kind === 'cup' && isOfFluid) ? [entry] : []))
      .filter(({ minute }) => inHour(minute))
      .toSorted((a, b) => a.minute - b.minute)
      .at(-1)
    if (last) {
      kept = kept.filter((entry) => entry !== last)
      cut.push(last.minute)
      continue
    }
    const isSipped = (entry: Entry) =>
      entry.kind === 'bottle' && entry.from < hour + 60 && entry.to > hour && entry.from >= settled && entry.drunk > 0
    // Nothing that could still be changed: what was taken before cannot be undone.
    if (!kept.some(isSipped)) return { entries: kept, cut }
    kept = kept.map((entry) => {
      if (entry.kind !== 'bottle' || !isSipped(entry)) return entry
      cut.push(entry.from)
      return { ...entry, drunk: entry.drunk < 10 ? 0 : entry.drunk * 0.9 }
    })
  }
}
