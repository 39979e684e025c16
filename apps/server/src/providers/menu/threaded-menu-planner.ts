import { MessageChannel, type MessagePort } from 'node:worker_threads'
import type { WeekPlan } from '@pacemeal/planner'
import { Piscina } from 'piscina'
import type { MenuPlanner } from './menu-planner.ts'

const isDay = (message: unknown): message is { solved: number; of: number } =>
  typeof message === 'object' && message !== null && 'solved' in message && 'of' in message

type TransferList = NonNullable<NonNullable<Parameters<Piscina['run']>[1]>['transferList']>
/** The pool's types name the other overload of postMessage; a list is what it hands on. */
const transferring = (port: MessagePort): TransferList => [port] as unknown as TransferList

/** Plans in worker threads, at most as many at a time as given; a thread ends after a minute without work. */
export const threadedMenuPlanner = (threads: number): MenuPlanner => {
  const pool = new Piscina<unknown, WeekPlan>({
    filename: new URL('./plan-week-worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: Math.max(1, threads),
    idleTimeout: 60_000,
  })
  return {
    async planWeek(input, onDay, signal) {
      const { port1, port2 } = new MessageChannel()
      port1.on('message', (message: unknown) => {
        if (isDay(message)) onDay(message.solved, message.of)
      })
      try {
        return await pool.run({ input, port: port2 }, { transferList: transferring(port2), signal })
      } finally {
        port1.close()
      }
    },
    close: () => pool.destroy(),
  }
}
