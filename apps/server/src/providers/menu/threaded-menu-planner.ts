import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { MealOption } from '@pacemeal/domain'
import { MINUTE_MS } from '@pacemeal/domain'
import type { Replan, WeekPlan } from '@pacemeal/planner'
import { Piscina } from 'piscina'
import type { MenuPlanner } from './menu-planner.ts'
import type { MenuTask } from './menu-tasks.ts'

const isStep = (message: unknown): message is { done: number; of: number } =>
  typeof message === 'object' && message !== null && 'done' in message && 'of' in message

type RunOptions = NonNullable<Parameters<Piscina['run']>[1]>
/** The pool's types name the other overload of postMessage; a list is what it hands on. */
const transferring = (port: MessagePort) => [port] as unknown as NonNullable<RunOptions['transferList']>

/**
 * Plans in worker threads, at most as many at a time as given; a thread ends after a minute without work. Unless told
 * otherwise they give way to requests: only tests, which wait for their plans beside other tests, want them to keep up.
 */
export const threadedMenuPlanner = (threads: number, givesWay = true): MenuPlanner => {
  const pool = new Piscina({
    filename: new URL(givesWay ? './menu-worker.ts' : './menu-tasks.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, threads),
    idleTimeout: MINUTE_MS,
  })
  const ask = <T>(task: MenuTask, options: RunOptions): Promise<T> => pool.run(task, options)
  return {
    async planWeek(input, onStep, signal) {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', (message: unknown) => {
        if (isStep(message)) onStep(message.done, message.of)
      })
      try {
        const task = { kind: 'week', input, port: port2 } as const
        return await ask<WeekPlan>(task, { transferList: transferring(port2), signal })
      } finally {
        port1.close()
      }
    },
    swapMeal: (input, signal) => ask<readonly MealOption[]>({ kind: 'swap', input }, { signal }),
    replan: (input, signal) => ask<Replan>({ kind: 'replan', input }, { signal }),
    close: () => pool.destroy(),
  }
}
