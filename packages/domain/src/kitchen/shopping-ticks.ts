import type { LocalDate } from '../days.ts'

/** What was said last of one food, and when. */
export interface ShoppingTick {
  /** Grams that were bought, or are at home (0 where the amount is not known); null once that no longer holds. */
  readonly grams: number | null
  /** Epoch milliseconds by the clock of the device that said it. */
  readonly at: number
}

/** Ticks by the id of a line on the shopping list. */
export type TicksByItem = Readonly<Record<string, ShoppingTick>>

/** What a person has bought for their weeks, and what they have at home. */
export interface ShoppingTicks {
  /** What was bought, by the Monday of the week. */
  readonly weeks: Readonly<Record<LocalDate, TicksByItem>>
  /** What is at home, whatever the week. */
  readonly atHome: TicksByItem
}

/** Nothing bought and nothing at home. */
export const noShoppingTicks: ShoppingTicks = { weeks: {}, atHome: {} }

/** Weeks whose ticks are kept: the last one, the present one, the next, and one more. */
export const MAX_TICKED_WEEKS = 4
/** Lines of one week, and foods at home, that are kept: far more than anybody's; beyond, what was said first goes. */
export const MAX_TICKED_ITEMS = 300

const weight = ({ grams }: ShoppingTick): number => grams ?? -1

/** The later of two ticks; of two at the same moment the larger one, so that the order of arrival never counts. */
const later = (one: ShoppingTick | undefined, other: ShoppingTick): ShoppingTick => {
  if (one === undefined || other.at > one.at) return other
  return other.at === one.at && weight(other) > weight(one) ? other : one
}

const mergeItems = (some: TicksByItem, others: TicksByItem): TicksByItem => {
  const merged = new Map(Object.entries(some))
  for (const [item, tick] of Object.entries(others)) merged.set(item, later(merged.get(item), tick))
  if (merged.size <= MAX_TICKED_ITEMS) return Object.fromEntries(merged)
  return Object.fromEntries([...merged].toSorted(([, one], [, other]) => other.at - one.at).slice(0, MAX_TICKED_ITEMS))
}

/** The weeks of some ticks, oldest first. */
export const tickedWeeks = ({ weeks }: Pick<ShoppingTicks, 'weeks'>): readonly LocalDate[] =>
  (Object.keys(weeks) as LocalDate[]).toSorted()

/**
 * Ticks of two devices together: of each food what was said last. The order in which they are merged, and how often, makes
 * no difference. Of older weeks nothing is kept.
 */
export function mergeShoppingTicks(some: ShoppingTicks, others: ShoppingTicks): ShoppingTicks {
  const mondays = tickedWeeks({ weeks: { ...some.weeks, ...others.weeks } }).slice(-MAX_TICKED_WEEKS)
  return {
    weeks: Object.fromEntries(
      mondays.map((monday) => [monday, mergeItems(some.weeks[monday] ?? {}, others.weeks[monday] ?? {})]),
    ),
    atHome: mergeItems(some.atHome, others.atHome),
  }
}

const coversItems = (later: TicksByItem, earlier: TicksByItem): boolean =>
  Object.entries(earlier).every(([item, { at }]) => (later[item]?.at ?? -1) >= at)

/** Whether nothing of the earlier ticks counts any more beside the later ones. */
export const coversShoppingTicks = (later: ShoppingTicks, earlier: ShoppingTicks): boolean =>
  coversItems(later.atHome, earlier.atHome) &&
  tickedWeeks(earlier).every((monday) => coversItems(later.weeks[monday] ?? {}, earlier.weeks[monday] ?? {}))

/** A moment for a tick that follows those that are known: later than all of them, even where a clock is wrong. */
export const tickMoment = (known: readonly (ShoppingTick | undefined)[], now: number): number =>
  Math.max(now, ...known.map((tick) => (tick?.at ?? 0) + 1))

const heldIn = (items: TicksByItem | undefined): readonly (readonly [item: string, tick: ShoppingTick])[] =>
  Object.entries(items ?? {}).filter(([, { grams }]) => grams !== null)

/** What was bought for a week, in grams by the line's id; with what is at home and `isStillThere`. */
export const boughtByWeek = (
  ticks: ShoppingTicks,
  monday: LocalDate,
  isStillThere: (item: string, tick: ShoppingTick) => boolean,
): ReadonlyMap<string, number> => {
  const atHome = heldIn(ticks.atHome).filter(([item, tick]) => isStillThere(item, tick))
  return new Map([...atHome, ...heldIn(ticks.weeks[monday])].map(([item, { grams }]) => [item, grams ?? 0]))
}
