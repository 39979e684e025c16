import { carriedStretches, type FuelLine } from '@pacemeal/nutrition/race'
import { bottleMark } from '../../../languages/fluids.ts'
import { toldLines } from './fuel-line-words.ts'
import type { RacePlan } from './race-plan.ts'

/** What is filled into bottles at one place. */
export interface BottleFill extends Pick<FuelLine, 'items' | 'volume'> {
  readonly key: string
  /** Of the place, from the start on. */
  readonly minute: number
}

/** Water up to the next mark of the bottles' scale, as far as they hold it: nobody reads off a millilitre, and a sip more does no harm. */
const toNextMark = (water: number, { bottles, bottle, mark = bottleMark() }: RacePlan['race']['carry']): number =>
  Math.max(water, Math.min(bottles * bottle, mark * Math.ceil(water / mark - 1e-6)))

/**
 * What is filled where: each bottle that holds something, and at each place the plain water that leaves it, with what goes with
 * food on the way, up to a mark. Where fluid is not told, the bottles that hold something alone. Millilitres.
 */
export function bottleFills(plan: RacePlan): readonly BottleFill[] {
  const mixed = toldLines(plan).flatMap(({ key, filledAt, items, volume }) =>
    filledAt === null || items.length === 0 ? [] : [{ key, minute: filledAt, items, volume }],
  )
  const water = plan.areFluidsTold
    ? carriedStretches(plan.race, plan.schedule, plan.products)
        .filter((stretch) => stretch.water >= 1)
        .map(({ from, water }) => ({
          key: `water-${from}`,
          minute: from,
          items: [],
          volume: toNextMark(water, plan.race.carry),
        }))
    : []
  return [...mixed, ...water].toSorted((a, b) => a.minute - b.minute)
}
