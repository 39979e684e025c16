/** Runs work, at most so many at a time; the rest waits in the order of asking. */
export const limitConcurrency = (mostAtOnce: number): (<T>(work: () => Promise<T>) => Promise<T>) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (running >= mostAtOnce) await new Promise<void>((go) => waiting.push(go))
    else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      // The turn is handed on without being given back, so that nobody can slip in between.
      if (next === undefined) running -= 1
      else next()
    }
  }
}
