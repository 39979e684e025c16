import { availableParallelism, constants, setPriority } from 'node:os'

/**
 * Lowers the priority of the thread that calls it, so that long work gives way to requests. On Linux alone: elsewhere a
 * priority is that of the whole process.
 */
export const lowerThreadPriority = (): void => {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL)
}

/** As many threads for long work as wished, and at least one; a core is left to the requests. */
export const workerThreads = (wished: number, cores = availableParallelism()): number =>
  Math.max(1, Math.min(wished, cores - 1))
