import { enforceOutgoing } from '../outgoing/outgoing.ts'
import type { WorkerAnswer } from './forked-workers.ts'

/** The work of a process that `forkedWorkers` starts: answers each job. An error that `answer` throws ends the process. */
export const answerJobs = <Job, Answer extends object>(answer: (job: Job) => Promise<Answer>): void => {
  // It reads what strangers send, and has nobody to ask.
  enforceOutgoing()
  // The server ends it: a key press that ends the server must not take away what that still answers.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
  process.on('disconnect', () => process.exit())
  process.on('message', (job) => {
    // Only our own server writes to this channel.
    answer(job as Job).then(
      (given) => process.send?.({ ...given, residentBytes: process.memoryUsage.rss() } satisfies Answer & WorkerAnswer),
      (error: unknown) => {
        throw error
      },
    )
  })
}
