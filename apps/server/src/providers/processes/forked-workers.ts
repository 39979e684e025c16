import { type ChildProcess, fork } from 'node:child_process'
import { getPriority, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { lowerPriority } from '../low-priority-thread.ts'

/** A job was stopped with its process because it took too long. */
export class JobTooSlow extends Error {
  constructor(activity: string, maxJobMs: number) {
    super(`A process was ${activity} for longer than ${maxJobMs} ms.`)
    this.name = 'JobTooSlow'
  }
}

/** What every answer says of the process that gave it. */
export interface WorkerAnswer {
  readonly residentBytes: number
}

export interface ForkedWorkersOptions {
  /** The file that the processes run; it answers with `answerJobs`. */
  readonly entry: URL
  /** What a process does, for its errors: `drawing`. */
  readonly activity: string
  /** A job that takes longer is stopped. */
  readonly maxJobMs: number
  /** A process without work gives its memory back after this. */
  readonly maxIdleMs: number
  /** A process that holds more after a job is ended at once: freed memory mostly stays with the process that used it. */
  readonly maxResidentBytes: number
  /** What Node is started with. */
  readonly execArgv?: readonly string[]
  /** Told of each process that is started; tests watch them. */
  readonly onStart?: ((child: ChildProcess) => void) | undefined
}

export interface ForkedWorkers<Job, Answer extends WorkerAnswer> {
  /** Has a waiting process do the job, or a new one. Rejects with the signal's reason, with JobTooSlow, or when the process ends. */
  ask(job: Job, signal: AbortSignal): Promise<Answer>
  /** Ends every process. */
  close(): void
}

/** Has one process do one job. */
const askProcess = <Answer>(child: ChildProcess, job: object, activity: string, signal: AbortSignal): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onError)
      signal.removeEventListener('abort', onAbort)
      done()
    }
    const onMessage = (answer: unknown) => settle(() => resolve(answer as Answer))
    const onExit = () => settle(() => reject(new Error(`A process ended while it was ${activity}.`)))
    const onError = (error: Error) => settle(() => reject(error))
    const onAbort = () => settle(() => reject(signal.reason))
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.on('error', onError)
    signal.addEventListener('abort', onAbort, { once: true })
    child.send(job)
  })

/**
 * Processes that do one job after another. Only a process can be stopped in the middle of native code, gives all its
 * memory back, and may break without taking the server along. They are started when there is work; how many work at the
 * same time is the caller's to limit.
 */
export const forkedWorkers = <Job extends object, Answer extends WorkerAnswer>({
  entry,
  activity,
  maxJobMs,
  maxIdleMs,
  maxResidentBytes,
  execArgv = [],
  onStart,
}: ForkedWorkersOptions): ForkedWorkers<Job, Answer> => {
  const living = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  let isClosed = false

  const end = (child: ChildProcess): void => {
    clearTimeout(idle.get(child))
    idle.delete(child)
    living.delete(child)
    child.kill('SIGKILL')
  }

  const start = (): ChildProcess => {
    const child = fork(fileURLToPath(entry), {
      execArgv: [...execArgv],
      // It works on what strangers send: none of the server's secrets are its business.
      env: {},
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    if (child.pid !== undefined) {
      try {
        // Who waits for an answer of the server comes before who waits for a picture.
        setPriority(child.pid, lowerPriority(getPriority()))
      } catch {
        // It has ended already, or the system does not allow it; both are seen elsewhere.
      }
    }
    living.add(child)
    child.on('error', () => end(child))
    child.on('exit', () => end(child))
    onStart?.(child)
    return child
  }

  const take = (): ChildProcess => {
    const [waiting] = idle.keys()
    if (waiting === undefined) return start()
    clearTimeout(idle.get(waiting))
    idle.delete(waiting)
    return waiting
  }

  const giveBack = (child: ChildProcess): void => {
    if (isClosed || !child.connected) {
      end(child)
      return
    }
    const timer = setTimeout(() => end(child), maxIdleMs)
    timer.unref()
    idle.set(child, timer)
  }

  return {
    async ask(job, signal) {
      signal.throwIfAborted()
      const child = take()
      const overTime = AbortSignal.timeout(maxJobMs)
      let isReusable = false
      try {
        const answer = await askProcess<Answer>(child, job, activity, AbortSignal.any([signal, overTime]))
        isReusable = answer.residentBytes <= maxResidentBytes
        return answer
      } catch (error) {
        if (!signal.aborted && overTime.aborted) throw new JobTooSlow(activity, maxJobMs)
        throw error
      } finally {
        if (isReusable) giveBack(child)
        else end(child)
      }
    },
    close() {
      isClosed = true
      for (const child of living) end(child)
    },
  }
}
