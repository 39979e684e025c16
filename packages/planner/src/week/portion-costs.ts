import type { Macros } from '@pacemeal/domain'
import type { DayTargets } from '@pacemeal/nutrition'
import { loadingDrinks, MAX_PRE_EVENT_FIBER } from '@pacemeal/nutrition/race'
import { subtractMacros } from '../figures.ts'
import { type FitGoal, fitGoal } from '../fit-serving.ts'
import { fiberAim, fiberLimit, fiberWeight, leastLoading, mostCarbs, takenDuring, targetOf } from '../planned-day.ts'
import { MAX_PLATE_GRAMS } from '../plate-limits.ts'
import { weightsFor } from '../serving-columns.ts'
import { CARBS, DRUNK, FAT, FIBER, GRAMS, IRON, KCAL, PRODUCE, PROTEIN, SODIUM } from './vectors.ts'
import { isForCarbs, type WeekPlace } from './week-places.ts'

/** A price of a miss on one side of a target: `price` x (what is beyond `free`) squared. */
interface Term {
  readonly figure: number
  /** The amount from which the price is counted. */
  readonly from: number
  /** 1 prices what is above, -1 what is below. */
  readonly side: 1 | -1
  readonly price: number
}

/** Free band around a day's target as relative misses, inside what a plan promises (energy 3%, protein -2..+8%, ...). */
const dayBands: Readonly<Record<keyof Macros, { readonly short: number; readonly over: number }>> = {
  calories: { short: 0.018, over: 0.018 },
  protein: { short: 0.006, over: 0.055 },
  carbs: { short: 0.03, over: 0.03 },
  fat: { short: 0.065, over: 0.065 },
}
/** Price of a relative miss of a day, squared: outside the band (1% counts 0.6), and a small price towards its middle. */
const OUTSIDE = 16_000
const INSIDE = 4
/** Prices of relative misses of the day's other guidance, squared. */
const FIBER_OVER = 8
const SODIUM_OVER = 3
const IRON_SHORT = 0.3
const FIBER_SHORT = 4
const PRODUCE_SHORT = 4
/** A day that loads drinks a little less than it may, and what lies above counts, squared. */
const DRUNK_AIM = 0.97
const DRUNK_OVER = 1000
/** Iron is sought for who needs this much a day: women before the menopause and who eats no meat, in mg. */
const HIGH_IRON = 14

/** A day that loads for an event aims a little above the least of a loading, and what lacks from there counts, squared. */
const LOADED_AIM = 1.01
const LOADING_SHORT = 32_000

/** A low-carb day aims a little below its limit, and what lies above counts, squared. */
const LOW_CARB_AIM = 0.985
const LOW_CARB_OVER = 16_000

/** A meal may be this far from its own energy before it counts more. */
const NEAR_ENERGY = 0.095
const FAR_ENERGY = 300
const FUEL_NEAR_CARBS = 0.05
const FAR_CARBS = 1500
/** Room under the limit of a plate for rounding, in grams, and the price of a gram above, squared. */
const PLATE_ROOM = 25
const GRAM_OVER = 0.0002
/** The same where plates came out too heavy: more than any day counts that misses by a few hundredths. */
export const HEAVY_GRAM_OVER = 0.02
/** A gram of protein that a main meal is short of its least, squared. */
const PROTEIN_SHORT = 0.4
/** Room above the least protein of a meal for rounding, in grams. */
export const PROTEIN_ROOM = 1
/** Of the meal before an event: grams of fat above its own that nobody minds, and a gram of fat and of fiber above, squared. */
const EVENT_FAT_ROOM = 4
const EVENT_FAT_OVER = 0.02
const EVENT_FIBER_OVER = 0.5
/** A gram of carbohydrate above what a low-carb meal may hold, squared. */
const CARBS_OVER = 8

const macroFigures = { calories: KCAL, protein: PROTEIN, carbs: CARBS, fat: FAT } as const
const macroNames = ['calories', 'protein', 'carbs', 'fat'] as const

/** What figures should come to: a sum of priced misses, convex and with a slope everywhere. */
export class Goal {
  readonly #goal: FitGoal | undefined
  readonly #figure: Int32Array
  readonly #from: Float64Array
  readonly #side: Float64Array
  readonly #price: Float64Array
  /** Slope and curve of the last {@link lean}. */
  slope = 0
  curve = 0

  constructor(terms: readonly Term[], goal?: FitGoal) {
    this.#goal = goal
    this.#figure = Int32Array.from(terms, ({ figure }) => figure)
    this.#from = Float64Array.from(terms, ({ from }) => from)
    this.#side = Float64Array.from(terms, ({ side }) => side)
    this.#price = Float64Array.from(terms, ({ price }) => price)
  }

  cost(figures: Float64Array): number {
    return this.costAfter(figures, figures, 0)
  }

  /** The cost of figures with `times` x a direction added to them. */
  costAfter(figures: Float64Array, direction: Float64Array, times: number): number {
    let cost = 0
    const goal = this.#goal
    if (goal) {
      const { target, short, over } = goal
      for (let q = 0; q < 4; q++) {
        const miss = (figures[q] as number) + times * (direction[q] as number) - (target[q] as number)
        cost += ((miss < 0 ? short[q] : over[q]) as number) * miss * miss
      }
    }
    const figure = this.#figure
    const from = this.#from
    const side = this.#side
    const price = this.#price
    for (let i = 0; i < figure.length; i++) {
      const own = figure[i] as number
      const to = (figures[own] as number) + times * (direction[own] as number)
      const beyond = (side[i] as number) * (to - (from[i] as number))
      if (beyond > 0) cost += (price[i] as number) * beyond * beyond
    }
    return cost
  }

  /** Slopes of the cost along each figure. */
  slopes(figures: Float64Array, into: Float64Array): void {
    into.fill(0)
    const goal = this.#goal
    if (goal) {
      const { target, short, over } = goal
      for (let q = 0; q < 4; q++) {
        const miss = (figures[q] as number) - (target[q] as number)
        into[q] = 2 * ((miss < 0 ? short[q] : over[q]) as number) * miss
      }
    }
    const figure = this.#figure
    const from = this.#from
    const side = this.#side
    const price = this.#price
    for (let i = 0; i < figure.length; i++) {
      const own = figure[i] as number
      const to = side[i] as number
      const beyond = to * ((figures[own] as number) - (from[i] as number))
      if (beyond > 0) into[own] = (into[own] as number) + 2 * to * (price[i] as number) * beyond
    }
  }

  /** Half the slope and half the curve of the cost along a direction, into the fields. */
  lean(figures: Float64Array, direction: Float64Array, times: number): void {
    const goal = this.#goal
    let slope = 0
    let curve = 0
    if (goal) {
      const { target, short, over } = goal
      for (let q = 0; q < 4; q++) {
        const by = times * (direction[q] as number)
        const miss = (figures[q] as number) - (target[q] as number)
        const weighted = (miss < 0 ? short[q] : over[q]) as number
        slope += weighted * miss * by
        curve += weighted * by * by
      }
    }
    const figure = this.#figure
    const from = this.#from
    const side = this.#side
    const price = this.#price
    for (let i = 0; i < figure.length; i++) {
      const own = figure[i] as number
      const beyond = (side[i] as number) * ((figures[own] as number) - (from[i] as number))
      if (beyond <= 0) continue
      const by = (side[i] as number) * times * (direction[own] as number)
      slope += (price[i] as number) * beyond * by
      curve += (price[i] as number) * by * by
    }
    this.slope = slope
    this.curve = curve
  }
}

const above = (figure: number, from: number, price: number): Term => ({ figure, from, side: 1, price })
const below = (figure: number, from: number, price: number): Term => ({ figure, from, side: -1, price })

/** What a plate should come to. `mostCarbs` is the limit of a low-carb meal, `gramOver` the price of a gram too many, squared. */
export const plateGoal = (
  { slot, target, protein, isBeforeEvent }: WeekPlace,
  mostCarbs: number | undefined,
  gramOver = GRAM_OVER,
): Goal => {
  const { calories, carbs, fat } = target
  const isAround = isForCarbs({ slot, isBeforeEvent })
  return new Goal(
    [
      above(KCAL, calories * (1 + NEAR_ENERGY), FAR_ENERGY / calories ** 2),
      below(KCAL, calories * (1 - NEAR_ENERGY), FAR_ENERGY / calories ** 2),
      above(GRAMS, MAX_PLATE_GRAMS - PLATE_ROOM, gramOver),
      ...(isAround && carbs > 0
        ? [
            above(CARBS, carbs * (1 + FUEL_NEAR_CARBS), FAR_CARBS / Math.max(carbs, 10) ** 2),
            below(CARBS, carbs * (1 - FUEL_NEAR_CARBS), FAR_CARBS / Math.max(carbs, 10) ** 2),
          ]
        : []),
      ...(isBeforeEvent
        ? [above(FAT, fat + EVENT_FAT_ROOM, EVENT_FAT_OVER), above(FIBER, MAX_PRE_EVENT_FIBER, EVENT_FIBER_OVER)]
        : []),
      ...(protein > 0 ? [below(PROTEIN, protein + PROTEIN_ROOM, PROTEIN_SHORT)] : []),
      ...(mostCarbs === undefined ? [] : [above(CARBS, mostCarbs - 0.5, CARBS_OVER)]),
    ],
    fitGoal(target, weightsFor(slot, isBeforeEvent)),
  )
}

/** Whether a need of iron (mg) is high enough to be sought. */
export const isIronSought = (need: number): boolean => need >= HIGH_IRON

/** Iron that a day should reach, in mg; 0 for who gets enough of it by the way. */
export const soughtIron = ({ iron }: Pick<DayTargets, 'iron'>): number => (isIronSought(iron.value) ? iron.value : 0)

/** Fruit and vegetables of a day, in grams (WHO, Healthy diet, 2020), and of a rest day, which has more of them (own choice). */
const PRODUCE_SOUGHT = 400
const PRODUCE_AT_REST = 500

/** Grams of fiber that a day should hold; 0 where the gut should be calm. */
export const soughtFiber = (targets: DayTargets): number =>
  fiberLimit(targets).mostFiber === undefined ? targets.fiber.value : 0

/** Grams of fruit and vegetables that a day should hold; 0 where the gut should be calm. */
export const soughtProduce = (targets: DayTargets): number => {
  if (fiberLimit(targets).mostFiber !== undefined) return 0
  return targets.load === 'rest' ? PRODUCE_AT_REST : PRODUCE_SOUGHT
}

/** Carbohydrate that the drinks of a day bring at most, g; infinite on a day that does not load. */
export const mostDrunk = ({ carbs }: DayTargets): number =>
  leastLoading(carbs.because) > 0 ? loadingDrinks(carbs.value) : Number.POSITIVE_INFINITY

/** What a day's plates should come to together: the day without what is taken during its sessions. */
export const dayGoal = (targets: DayTargets): Goal => {
  const target = targetOf(targets)
  const eaten = subtractMacros(target, takenDuring(targets))
  const { mostFiber } = fiberLimit(targets)
  const high = targets.sodium.value.high
  const iron = soughtIron(targets)
  const leastFiber = soughtFiber(targets)
  const produce = soughtProduce(targets)
  const scaleOf = (name: keyof Macros): number => Math.max(target[name], 10)
  const terms = macroNames.flatMap((name) => {
    const scale = scaleOf(name)
    const figure = macroFigures[name]
    return [
      above(figure, eaten[name] + dayBands[name].over * scale, OUTSIDE / scale ** 2),
      below(figure, eaten[name] - dayBands[name].short * scale, OUTSIDE / scale ** 2),
    ]
  })
  const inside = Float64Array.from(macroNames, (name) => INSIDE / scaleOf(name) ** 2)
  const middle = Float64Array.from(macroNames, (name) => eaten[name] + (name === 'protein' ? 0.02 * scaleOf(name) : 0))
  const least = Math.min(LOADED_AIM * leastLoading(targets.carbs.because), target.carbs) - takenDuring(targets).carbs
  const most = mostCarbs(targets.carbs.because, targets.flags)
  const drunk = mostDrunk(targets)
  return new Goal(
    [
      ...terms,
      ...(Number.isFinite(most)
        ? [above(CARBS, LOW_CARB_AIM * most - takenDuring(targets).carbs, LOW_CARB_OVER / most ** 2)]
        : []),
      ...(least > 0 ? [below(CARBS, least, LOADING_SHORT / least ** 2)] : []),
      ...(Number.isFinite(drunk) ? [above(DRUNK, DRUNK_AIM * drunk, DRUNK_OVER / drunk ** 2)] : []),
      above(SODIUM, high, SODIUM_OVER / high ** 2),
      ...(iron > 0 ? [below(IRON, iron, IRON_SHORT / iron ** 2)] : []),
      ...(leastFiber > 0 ? [below(FIBER, leastFiber, FIBER_SHORT / leastFiber ** 2)] : []),
      ...(produce > 0 ? [below(PRODUCE, produce, PRODUCE_SHORT / produce ** 2)] : []),
      ...(mostFiber === undefined
        ? []
        : [
            above(
              FIBER,
              fiberAim(targets, 'portions') * mostFiber,
              (fiberWeight(targets) * FIBER_OVER) / mostFiber ** 2,
            ),
          ]),
    ],
    { target: middle, short: inside, over: inside },
  )
}
