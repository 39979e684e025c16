import type { MessagePort } from 'node:worker_threads'
import { openCatalog } from '@pacemeal/catalog'
import type { MealOption } from '@pacemeal/domain'
import {
  type MayGoOn,
  planWeek,
  type Replan,
  type ReplanInput,
  replan,
  type Solver,
  type SwapInput,
  swapMeal,
  type WeekInput,
  type WeekPlan,
} from '@pacemeal/planner'
import { openSolver } from '@pacemeal/planner/highs'

/** What the pool may ask of a thread. */
export type MenuTask =
  | { readonly kind: 'week'; readonly input: WeekInput; readonly port: MessagePort }
  | { readonly kind: 'swap'; readonly input: SwapInput }
  | { readonly kind: 'replan'; readonly input: ReplanInput }

const catalog = openCatalog()
let solver: Promise<Solver> | undefined

/** Lends the thread's solver; one that broke inside its WebAssembly memory is not used again. */
const withSolver = async <T>(solve: (solver: Solver) => T): Promise<T> => {
  const opening = solver ?? openSolver()
  solver = opening
  try {
    return solve(await opening)
  } catch (error) {
    solver = undefined
    throw error
  }
}

/**
 * Processor time after which the best week so far is taken, in milliseconds: several times what a week takes, so that only slow
 * machines come to it. It counts this thread's work alone, so that a busy machine plans the same weeks as an idle one.
 */
const MAX_SEARCH_MS = 12_000

const timeLimit = (): MayGoOn => {
  const start = process.threadCpuUsage()
  return () => {
    const { user, system } = process.threadCpuUsage(start)
    return (user + system) / 1000 < MAX_SEARCH_MS
  }
}

const solveWeek = ({ input, port }: Extract<MenuTask, { kind: 'week' }>): WeekPlan => {
  try {
    return planWeek(input, catalog, { onStep: (done, of) => port.postMessage({ done, of }), mayGoOn: timeLimit() })
  } finally {
    port.close()
  }
}

/** The thread's entry: plans one week, telling each step through the port, finds one meal's choices, or adjusts a day. */
export default async function work(task: MenuTask): Promise<WeekPlan | Replan | readonly MealOption[]> {
  switch (task.kind) {
    case 'week':
      return solveWeek(task)
    case 'replan':
      return withSolver((lent) => replan(task.input, catalog, lent))
    case 'swap':
      return swapMeal(task.input, catalog)
  }
}
