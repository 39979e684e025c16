import type { DishModel } from './dish-model.ts'
import { type Menu, type MenuProblem, potRule } from './menu-problem.ts'
import { type DaySet, potDaysFrom } from './pot-days.ts'
import type { WeekPlace } from './week-places.ts'
import type { WeekSide } from './week-sides.ts'

/** A plate as the menu has it: where it is eaten, from which pot, in how many servings, with what beside it. */
export interface PlateStart {
  readonly place: WeekPlace
  readonly pot: number
  readonly scale: number
  readonly sides: readonly { readonly side: WeekSide; readonly steps: number }[]
}

/** One cooking of a dish and the plates that it fills, in the order of time. */
export interface PotStart {
  readonly dish: DishModel
  readonly plates: readonly number[]
  /** Day on which it is cooked, from Monday; the day before where the dish stands over night. */
  readonly cookedOn: number
  /** Days whose plates come from the freezer. */
  readonly frozen: DaySet
}

/** Pots and plates of a menu: a dish is cooked for its first meal and eaten again while it keeps. */
export const fillPots = (
  { places, dishes, goals }: MenuProblem,
  menu: Menu,
): { readonly plates: readonly PlateStart[]; readonly pots: readonly PotStart[] } => {
  const taken = places.map(({ choices }, at) => choices[menu[at] as number])
  const uses = Map.groupBy(taken.keys(), (at) => taken[at]?.dish)
  const most = Math.max(1, ...places.map(({ place }) => place.plates))
  const days = potDaysFrom(goals.from, goals.batchDays)
  const dayOf = (at: number) => places[at]?.place.day ?? 0
  const isAway = (at: number) => places[at]?.place.away === 'cold' || places[at]?.place.away === 'microwave'
  const setOf = (own: readonly number[]) => own.reduce((set, at) => set | (1 << dayOf(at)), 0)
  const timed = [...uses].flatMap(([index, own]) => {
    const dish = index === undefined ? undefined : dishes[index]
    if (!dish) return []
    const boxes = dish.needsCooking ? setOf(own.filter(isAway)) : 0
    const rule = potRule(dish, goals, most)
    return days.spansOf(setOf(own), boxes, rule).map((span) => ({
      dish,
      plates: own.filter((at) => (span.days & (1 << dayOf(at))) !== 0),
      cookedOn: span.cookedOn,
      frozen: span.frozen,
    }))
  })
  const potAt = new Map(timed.flatMap(({ plates }, pot) => plates.map((at) => [at, pot] as const)))
  const order = [...potAt.keys()].toSorted((a, b) => a - b)
  const plateAt = new Map(order.map((at, plate) => [at, plate]))
  return {
    plates: order.flatMap((at): PlateStart[] => {
      const choice = taken[at]
      const place = places[at]?.place
      return choice && place ? [{ place, pot: potAt.get(at) ?? 0, scale: choice.scale, sides: choice.sides }] : []
    }),
    pots: timed.map((pot) => ({ ...pot, plates: pot.plates.flatMap((at) => plateAt.get(at) ?? []) })),
  }
}
