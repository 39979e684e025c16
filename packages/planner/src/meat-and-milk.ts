import type { KosherKind } from '@pacemeal/catalog'

/** Something eaten at a minute counted from midnight of the day in question; yesterday's is negative. */
export interface TimedKind {
  readonly at: number
  readonly kind: KosherKind
}

/** Wait after meat before milk, and after milk before meat, in minutes (the stricter common custom; science section 8). */
const MEAT_THEN_MILK = 6 * 60
const MILK_THEN_MEAT = 60

/** Whether a kosher athlete may eat both, in the order of their times. */
export const mayFollow = (a: TimedKind, b: TimedKind): boolean => {
  const [first, second] = a.at <= b.at ? [a, b] : [b, a]
  const wait = second.at - first.at
  if (first.kind === 'meat' && second.kind === 'milk') return wait >= MEAT_THEN_MILK
  if (first.kind === 'milk' && second.kind === 'meat') return wait >= MILK_THEN_MEAT
  return true
}
