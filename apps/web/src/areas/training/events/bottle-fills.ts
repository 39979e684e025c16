import { carriedStretches, type FuelLine } from '@pacemeal/nutrition/race'
import { toldLines } from './fuel-line-words.ts'
import type { RacePlan } from './race-plan.ts'

/** What is filled into bottles at one place. */
export interface BottleFill extends Pick<FuelLine, 'items' | 'volume'> {
  readonly key: string
  /** Of the place, from the start on. */
  readonly minute: number
}

/**
 * What is filled where: each bottle that holds something, and at each place the plain water that leaves it, with what goes with
 * food on the way. Where fluid is not told, the bottles that hold something alone. Millilitres.
 */
export function bottleFills(plan: RacePlan): readonly BottleFill[] {
  const mixed = toldLines(plan).flatMap(({ key, filledAt, items, volume }) =>
    filledAt === null || items.length === 0 ? [] : [{ key, minute: filledAt, items, volume }],
  )
  const water = plan.areFluidsTold
    ? carriedStretches(plan.race, plan.schedule, plan.products)
        .filter((stretch) => stretch.water >= 1)
        .map((stretch) => ({ key: `water-${stretch.from}`, minute: stretch.from, items: [], volume: stretch.water }))
    : []
  return [...mixed, ...water].toSorted((a, b) => a.minute - b.minute)
}
