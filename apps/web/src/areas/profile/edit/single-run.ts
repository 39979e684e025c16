/**
 * Runs work of which only one may be under way, as a save that is pressed twice: what is asked for meanwhile is not done and
 * gives undefined. When the work ends, well or not, the next may run; its failure reaches who asked for it.
 */
export function singleRun(): <T>(work: () => Promise<T>) => Promise<T | undefined> {
  let isRunning = false
  return async (work) => {
    if (isRunning) return undefined
    isRunning = true
    try {
      return await work()
    } finally {
      isRunning = false
    }
  }
}
