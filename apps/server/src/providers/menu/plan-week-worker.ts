import type { MessagePort } from 'node:worker_threads'
import { openCatalog } from '@pacemeal/catalog'
import { planWeek, type Solver, type WeekInput, type WeekPlan } from '@pacemeal/planner'
import { openSolver } from '@pacemeal/planner/highs'

const catalog = openCatalog()
let solver: Promise<Solver> | undefined

/** Piscina's entry: plans one week and tells each solved day through the port. */
export default async function planInThread({
  input,
  port,
}: {
  input: WeekInput
  port: MessagePort
}): Promise<WeekPlan> {
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
