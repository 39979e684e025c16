import { openCatalog } from '@pacemeal/catalog'
import type { MealOption } from '@pacemeal/domain'
import { mayEat } from '@pacemeal/planner'
import type { Handle } from '../../store/open.ts'
import { readPlanAthlete } from './plan-inputs.ts'

/** Whether a dish of a plan fits somebody's diet and what they avoid. */
export type DishJudge = (dish: MealOption) => boolean

/**
 * Judges dishes by the diet and restrictions that a person has now: plans were made by those of their time. A profile from
 * which no plan could be made forbids nothing.
 */
export const judgeDishes = async (handle: Handle, userId: string): Promise<DishJudge> => {
  const athlete = await readPlanAthlete(handle, userId)
  if (!athlete.ok) return () => true
  const catalog = openCatalog()
  const rules = catalog.rulesFor(athlete.value.diets, athlete.value.restrictions)
  return (dish) => mayEat(catalog, rules, dish)
}
