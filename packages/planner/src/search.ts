import type { Catalog } from '@pacemeal/catalog'
import type { WeekSearch } from '@pacemeal/domain'
import type { WeekInput } from './plan.ts'
import { planWeekWatched } from './plan-week.ts'
import { type Relaxation, relaxationOf } from './week/relaxation.ts'

export type { Relaxation } from './week/relaxation.ts'

/** How a week's menu was found, and the linear relaxation of the choice that it was found in. */
export interface FoundMenu {
  readonly search: WeekSearch
  readonly relaxation: Relaxation
}

/** Plans a week and tells how its menu was chosen; undefined where there is none. */
export const menuOfWeek = (input: WeekInput, catalog: Catalog): FoundMenu | undefined => {
  let relaxation: Relaxation | undefined
  const plan = planWeekWatched(input, catalog, {
    onMenu({ problem }) {
      relaxation = relaxationOf(problem)
    },
  })
  const search = plan.kind === 'planned' ? plan.week.search : undefined
  return search && relaxation && { search, relaxation }
}
