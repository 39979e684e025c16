import { availableParallelism, constants, getPriority, setPriority } from 'node:os'

/**
 * A third of the processor where requests want all of it, and a seventh beside two busy threads: plans and scans of a busy machine
 * still end. From 10 on it would be a twentieth.
 */
const LOWER_BY = 5

/** The priority of long work beside a process of this priority. */
export const lowerPriority = (priority: number): number =>
  Math.min(constants.priority.PRIORITY_LOW, priority + LOWER_BY)

/**
 * Lowers the priority of the thread that calls it, so that long work gives way to requests. On Linux alone: elsewhere a
 * priority is that of the whole process.
 */
export const lowerThreadPriority = (): void => {
  if (process.platform === 'linux') setPriority(0, lowerPriority(getPriority()))
}

/** As many threads for long work as wished, and at least one; a core is left to the requests. */
export const workerThreads = (wished: number, cores = availableParallelism()): number =>
  Math.max(1, Math.min(wished, cores - 1))
