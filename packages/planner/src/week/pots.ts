import { cookDays } from './cook-days.ts'
import type { DishModel } from './dish-model.ts'
import { keepingDays, type Menu, type MenuProblem, mealsPerBatch, standsOvernight } from './menu-problem.ts'
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
}

/** The latest batch day on which a pot may be cooked so that its first and its last plate still keep. */
const batchDayFor = (first: number, last: number, keeps: number, batchDays: number, from: number): number => {
  for (let day = first; day >= Math.max(from, last - keeps); day--) if (batchDays & (1 << day)) return day
  return first
}

/** Pots and plates of a menu: a dish is cooked for its first meal and eaten again while it keeps. */
export const fillPots = (
  { places, dishes, goals }: MenuProblem,
  menu: Menu,
  from: number,
): { readonly plates: readonly PlateStart[]; readonly pots: readonly PotStart[] } => {
  const taken = places.map(({ choices }, at) => choices[menu[at] as number])
  const uses = new Map<number, number[]>()
  taken.forEach((choice, at) => {
    if (choice) uses.set(choice.dish, [...(uses.get(choice.dish) ?? []), at])
  })
  const pots: { dish: DishModel; plates: number[]; cookedOn: number }[] = []
  const potOf = new Map<number, number>()
  const most = Math.max(1, ...places.map(({ place }) => place.plates))
  for (const [index, own] of uses) {
    const dish = dishes[index]
    if (!dish) continue
    const keeps = keepingDays(dish, goals)
    const days = own.reduce((set, at) => set | (1 << (places[at]?.place.day ?? 0)), 0)
    const cooked = cookDays(days, keeps, mealsPerBatch(dish, most))
    for (const at of own) {
      const day = places[at]?.place.day ?? 0
      if (cooked & (1 << day) || !potOf.has(index)) {
        potOf.set(index, pots.push({ dish, plates: [], cookedOn: day }) - 1)
      }
      pots[potOf.get(index) ?? 0]?.plates.push(at)
    }
  }
  const dayOf = (at: number) => places[at]?.place.day ?? 0
  const timed = pots.map(({ dish, plates, cookedOn }) => {
    const keeps = keepingDays(dish, goals)
    const last = dayOf(plates.at(-1) ?? 0)
    const day = keeps > 0 ? batchDayFor(cookedOn, last, keeps, goals.batchDays, from) : cookedOn
    return { dish, plates, cookedOn: Math.max(from, Math.min(day, cookedOn - (standsOvernight(dish) ? 1 : 0))) }
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
