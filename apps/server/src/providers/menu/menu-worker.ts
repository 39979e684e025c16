// A thread of the menu planner that gives way to requests, from the first dish that it reads.
import { lowerThreadPriority } from '../low-priority-thread.ts'

lowerThreadPriority()

const { default: work } = await import('./menu-tasks.ts')

export default work
