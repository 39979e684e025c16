import type { MessagePort } from 'node:worker_threads'
import { openCatalog } from '@pacemeal/catalog'
import type { MealOption } from '@pacemeal/domain'
import { planWeek, type Solver, type SwapInput, swapMeal, type WeekInput, type WeekPlan } from '@pacemeal/planner'
import { openSolver } from '@pacemeal/planner/highs'

/** What the pool may ask of a thread. */
export type MenuTask =
  | { readonly kind: 'week'; readonly input: WeekInput; readonly port: MessagePort }
  | { readonly kind: 'swap'; readonly input: SwapInput }

const catalog = openCatalog()
let solver: Promise<Solver> | undefined

const solveWeek = async ({ input, port }: Extract<MenuTask, { kind: 'week' }>): Promise<WeekPlan> => {
  const opening = solver ?? openSolver()
  solver = opening
  try {
    return planWeek(input, catalog, await opening, (solved, of) => port.postMessage({ solved, of }))
  } catch (error) {
    // A solver that broke inside its WebAssembly memory is not to be used again.
    solver = undefined
    throw error
  } finally {
    port.close()
  }
}

/** The thread's entry: plans one week, telling each solved day through the port, or finds one meal's choices. */
export default async function work(task: MenuTask): Promise<WeekPlan | readonly MealOption[]> {
  return task.kind === 'week' ? solveWeek(task) : swapMeal(task.input, catalog)
}
