import { oncePer } from '../once-per.ts'
import { FoodCost, FoodKinds, isAtTable, isQuickDish } from './food-cost.ts'
import { LOST_GRAM } from './item-cost.ts'
import { countFaults, type JudgedMenu, judgeMenu } from './judge-menu.ts'
import { type Change, changesAt, openPlaces } from './mend-limits.ts'
import { MenuState, MISFIT } from './menu-cost.ts'
import type { Menu, MenuProblem } from './menu-problem.ts'
import { platesFoods } from './plates-foods.ts'
import { PRODUCE } from './vectors.ts'
import { demandExcess, limitExcess } from './week-excess.ts'
import type { WeekSetting } from './week-setting.ts'
import { WeekWork } from './week-work.ts'

/** What dullness counts beside the price of sized menus, whose portions weigh more than those that are only reckoned. Own choice. */
const WEIGHT = 6
/** Foods to buy and dishes up to which a menu may rise: inside what a week promises. */
const ITEMS = 40
const DISHES = 15
/** The same for the share of the perishable mass that spoils, in usual packs and in packs a quarter larger and smaller. */
const spoiledLimits: readonly (readonly [times: number, share: number])[] = [
  [1, 0.04],
  [1.25, 0.08],
  [0.75, 0.08],
]
/** What else is counted of dishes may rise by the first, or by a share of the dullness that goes, up to the last: no floor or limit falls. */
const COUNTED = 2
const COUNTED_SHARE = 0.2
const MAX_COUNTED = 6

/** How dull a menu's plates are as they are served, in the units of a menu's price. */
export const dullnessOf = ({ problem }: WeekSetting, { sized }: Pick<JudgedMenu, 'sized'>): number => {
  const { plates, portions } = sized
  const kinds = new FoodKinds()
  const foods = plates.map((_, plate) => kinds.onPlate(platesFoods(portions, plates, plate)))
  const cost = new FoodCost(kinds.size, new Set(problem.places.map(({ place }) => place.day)).size)
  for (const own of foods) cost.add(own, 1)
  for (const { place, pot } of plates) {
    const dish = portions.pots[pot]?.start.dish
    if (dish && isAtTable(place) && isQuickDish(dish)) cost.addQuick(dish.recipe.id, 1)
  }
  return cost.cost()
}

/** Grams of fruit and vegetables of an average day down to which a menu may fall. Own choice, well above what a day should hold. */
const PRODUCE_A_DAY = 680

/** Grams of fruit and vegetables of the plates of all days. */
const produceOf = ({ problem }: WeekSetting, { sized }: JudgedMenu): number =>
  problem.limits.reduce((sum, _, day) => sum + (sized.portions.dayFigures(day)[PRODUCE] as number), 0)

/** Whether the plates of a menu keep all that those of another one keep. */
const keepsPlates = (setting: WeekSetting, next: JudgedMenu, start: JudgedMenu): boolean =>
  countFaults(next) <= countFaults(start) &&
  limitExcess.of(next) <= limitExcess.of(start) &&
  demandExcess(next) <= demandExcess(start) &&
  next.sized.weakPlates.length <= start.sized.weakPlates.length &&
  produceOf(setting, next) >= Math.min(produceOf(setting, start), PRODUCE_A_DAY * setting.problem.limits.length) &&
  spoiledLimits.every(
    ([times, share]) =>
      next.sized.portions.spoiledShare(times) <= Math.max(start.sized.portions.spoiledShare(times), share),
  )

/**
 * The cost of a menu that keeps what another one keeps of what is counted before plates are sized: cookings, foods to buy, dishes
 * and how often they come; undefined for one that does not. What costs little to count comes first.
 */
const costWhereKept = (state: MenuState, start: JudgedMenu, gained: number): number | undefined => {
  const { items, events, dishes } = state.demands()
  const keepsDemands =
    events <= start.events && items <= Math.max(start.items, ITEMS) && dishes <= Math.max(start.dishes, DISHES)
  if (!keepsDemands) return undefined
  const { cost, misfit, lost } = state.figures()
  const counted = cost - state.dullness - MISFIT * misfit - LOST_GRAM * lost
  const most = start.counted + Math.min(MAX_COUNTED, Math.max(COUNTED, COUNTED_SHARE * gained))
  return counted <= most ? cost : undefined
}

/** The problem of a week in which what a menu leans on is priced, too: one for all menus that are looked at. */
const seekingVariety = oncePer(
  (problem: MenuProblem): MenuProblem => ({
    ...problem,
    priced: problem,
    seeksVariety: true,
  }),
)

/** Exchanges the dishes of a change in a menu, uncooked; gives whether all of them could be. */
const exchangeAll = (state: MenuState, change: Change): boolean => {
  for (const [place, choice] of change) {
    if (!state.mayTake(place, choice)) return false
    state.exchange(place, choice)
  }
  return true
}

/**
 * The menus that are one change away and less dull, the cheapest first. Few of some thousand changes are less dull, so that
 * nothing is cooked before that is known; a change of several places is looked at from the first of them.
 */
const lessDull = (setting: WeekSetting, start: JudgedMenu, { sized: { menu } }: JudgedMenu): readonly Menu[] => {
  const state = new MenuState(seekingVariety(setting.problem), menu)
  const { dullness: before, quickBeyond: quickBefore } = state
  const found: { readonly menu: Menu; readonly cost: number }[] = []
  for (const at of openPlaces(setting)) {
    for (const change of changesAt(setting, menu, at)) {
      if (change.some(([place]) => place < at)) continue
      const isWhole = exchangeAll(state, change)
      const { dullness } = state
      const isLess = isWhole && dullness < before && state.quickBeyond <= quickBefore
      if (isLess) {
        for (const [place] of change) state.cook(place, menu[place] as number)
        const cost = costWhereKept(state, start, before - dullness)
        if (cost !== undefined) found.push({ menu: [...state.taken], cost })
      }
      for (const [place] of change) {
        if (state.taken[place] === menu[place]) continue
        if (isLess) state.take(place, menu[place] as number)
        else state.exchange(place, menu[place] as number)
      }
    }
  }
  return found.toSorted((a, b) => a.cost - b.cost).map(({ menu: next }) => next)
}

/**
 * Changes dishes of a menu that leans on few foods, has few kinds of fruit and vegetables or many quick meals, one after the
 * other, while it keeps every limit that it kept. So many menus are sized at most.
 */
export const varyMenu = (
  setting: WeekSetting,
  start: JudgedMenu,
  most: number,
  work: WeekWork = new WeekWork(),
): JudgedMenu => {
  let best = start
  let dullness = dullnessOf(setting, start)
  const tried = new Set<string>()
  const findNext = (): JudgedMenu | undefined => {
    for (const menu of lessDull(setting, start, best)) {
      if (tried.size >= most || work.isOver()) return undefined
      const key = menu.join(' ')
      if (tried.has(key)) continue
      tried.add(key)
      const next = judgeMenu(setting, menu)
      work.sized()
      const gained = dullness - dullnessOf(setting, next)
      if (keepsPlates(setting, next, start) && next.score < best.score + WEIGHT * gained) return next
    }
    return undefined
  }
  while (dullness > 0) {
    const next = findNext()
    if (!next) return best
    best = next
    dullness = dullnessOf(setting, next)
  }
  return best
}
