import type { Catalog } from '@pacemeal/catalog'
import type { WeekInput } from './plan.ts'
import { planWeekWatched } from './plan-week.ts'
import { MenuState } from './week/menu-cost.ts'
import type { MenuProblem } from './week/menu-problem.ts'

export type { WeekInput } from './plan.ts'
export { eventPrices } from './week/cooking-cost.ts'
export { itemPrices } from './week/item-cost.ts'
export { MISFIT } from './week/menu-cost.ts'
export { isCounted, type MenuProblem, potRule } from './week/menu-problem.ts'
export { dishPrices, leastKinds } from './week/repeat-cost.ts'

/** The choice of a week's dishes as the search had it, and what it found costs in its own prices. */
export interface FoundMenu {
  readonly problem: MenuProblem
  readonly cost: number
  /** Of it, what counts by numbers alone: misfits, items, dishes, cookings and missing variety. */
  readonly reckoned: number
}

/** Plans a week and tells how its menu was chosen; undefined where there is none. */
export const menuOfWeek = (input: WeekInput, catalog: Catalog): FoundMenu | undefined => {
  let found: FoundMenu | undefined
  planWeekWatched(input, catalog, {
    onMenu({ problem }, { menu }) {
      const state = new MenuState(problem, menu)
      found = { problem, cost: state.cost(), reckoned: state.linearCost() }
    },
  })
  return found
}
