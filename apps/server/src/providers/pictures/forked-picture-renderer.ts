import { type ChildProcess, fork } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { fileURLToPath } from 'node:url'
import { fairQueue, QueueFull } from '../../fair-queue.ts'
import type { PictureAnswer, PictureJob } from './picture-process.ts'
import { PictureFailure, type PictureRenderer } from './picture-renderer.ts'

/** A drawing takes a second or two; one that takes longer than this is stopped. */
const MAX_DRAWING_MS = 30_000
/** A process without work gives its memory back after this. */
const MAX_IDLE_MS = 10_000
/** A process that holds more after a drawing is ended at once: freed memory mostly stays with the process that used it. */
const MAX_RESIDENT_BYTES = 256 * 1024 * 1024
/** Previews of one owner that may wait: a page of pictures asks for all of them at once. */
const MAX_WAITING = 100
/** Pictures of one owner that may wait in memory. */
const MAX_WAITING_IN_MEMORY = 8

export interface ForkedPictureRendererOptions {
  /** Processes that draw at the same time. */
  readonly processes?: number
  readonly maxDrawingMs?: number
  /** Told of each process that is started; tests watch them. */
  readonly onStart?: (child: ChildProcess) => void
}

const startProcess = (): ChildProcess => {
  const child = fork(fileURLToPath(new URL('./picture-process.ts', import.meta.url)), {
    execArgv: [],
    // It draws what strangers send: none of the server's secrets are its business.
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  if (child.pid !== undefined) {
    try {
      // Who waits for an answer of the server comes before who waits for a picture.
      setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    } catch {
      // It has ended already, or the system does not allow it; both are seen elsewhere.
    }
  }
  return child
}

/** Has one process draw one picture. */
const drawIn = (child: ChildProcess, job: PictureJob, signal: AbortSignal): Promise<PictureAnswer> =>
  new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      child.off('message', onMessage)
      child.off('exit', onExit)
      child.off('error', onError)
      signal.removeEventListener('abort', onAbort)
      done()
    }
    const onMessage = (answer: unknown) => settle(() => resolve(answer as PictureAnswer))
    const onExit = () => settle(() => reject(new Error('A picture process ended while it was drawing.')))
    const onError = (error: Error) => settle(() => reject(error))
    const onAbort = () => settle(() => reject(signal.reason))
    child.on('message', onMessage)
    child.on('exit', onExit)
    child.on('error', onError)
    signal.addEventListener('abort', onAbort, { once: true })
    child.send(job)
  })

/**
 * Draws pictures in processes of their own. Only a process can be stopped in the middle of a drawing and gives all its
 * memory back. They are started when there is something to draw; one person has at most one drawing at a time.
 */
export const forkedPictureRenderer = ({
  processes = 2,
  maxDrawingMs = MAX_DRAWING_MS,
  onStart,
}: ForkedPictureRendererOptions = {}): PictureRenderer => {
  const queue = fairQueue({ maxRunning: processes, maxRunningPerOwner: 1 })
  const living = new Set<ChildProcess>()
  const idle = new Map<ChildProcess, NodeJS.Timeout>()
  let isClosed = false

  const end = (child: ChildProcess): void => {
    clearTimeout(idle.get(child))
    idle.delete(child)
    living.delete(child)
    child.kill('SIGKILL')
  }

  const take = (): ChildProcess => {
    const [waiting] = idle.keys()
    if (waiting !== undefined) {
      clearTimeout(idle.get(waiting))
      idle.delete(waiting)
      return waiting
    }
    const child = startProcess()
    living.add(child)
    child.on('error', () => end(child))
    child.on('exit', () => end(child))
    onStart?.(child)
    return child
  }

  const giveBack = (child: ChildProcess): void => {
    if (isClosed || !child.connected) {
      end(child)
      return
    }
    const timer = setTimeout(() => end(child), MAX_IDLE_MS)
    timer.unref()
    idle.set(child, timer)
  }

  const drawOnce = async (job: PictureJob, signal: AbortSignal): Promise<Buffer> => {
    const child = take()
    const overTime = AbortSignal.timeout(maxDrawingMs)
    let isReusable = false
    try {
      const answer = await drawIn(child, job, AbortSignal.any([signal, overTime]))
      isReusable = answer.residentBytes <= MAX_RESIDENT_BYTES
      if ('failure' in answer) throw new PictureFailure(answer.failure, answer.message)
      return Buffer.from(answer.bytes.buffer, answer.bytes.byteOffset, answer.bytes.byteLength)
    } catch (error) {
      if (!signal.aborted && overTime.aborted) {
        throw new PictureFailure('too-slow', `A picture took longer than ${maxDrawingMs} ms.`)
      }
      throw error
    } finally {
      if (isReusable) giveBack(child)
      else end(child)
    }
  }

  return {
    async draw({ owner, signal, isInMemory, open, drawing }) {
      const maxWaiting = isInMemory ? MAX_WAITING_IN_MEMORY : MAX_WAITING
      try {
        return await queue.run({ owner, signal, maxWaiting }, async () => {
          const bytes = await open()
          signal.throwIfAborted()
          return drawOnce({ bytes, drawing }, signal)
        })
      } catch (error) {
        if (error instanceof QueueFull) throw new PictureFailure('busy', error.message)
        throw error
      }
    },
    async close() {
      isClosed = true
      for (const child of living) end(child)
    },
  }
}
