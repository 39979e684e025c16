import { readdirSync, readFileSync } from 'node:fs'
import { getPriority } from 'node:os'
import { lowerPriority } from '../providers/low-priority-thread.ts'

/** How many threads of this process work below this one's priority; undefined where the system does not tell. */
export const lowPriorityThreads = (): number | undefined => {
  if (process.platform !== 'linux') return undefined
  // The name in parentheses may hold spaces; the priority is the 17th field behind it.
  const priorities = readdirSync('/proc/self/task').map((id) =>
    Number(readFileSync(`/proc/self/task/${id}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[16]),
  )
  return priorities.filter((one) => one === lowerPriority(getPriority())).length
}
