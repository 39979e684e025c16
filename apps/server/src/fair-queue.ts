export interface FairQueueOptions {
  /** Works that run at the same time. */
  readonly maxRunning: number
  /** Works of one owner that run at the same time. */
  readonly maxRunningPerOwner: number
}

/** Whose work it is, and until when anybody wants it. */
export interface Turn {
  readonly owner: string
  /** Work that still waits when it is aborted never starts. Work that runs has to listen to it itself. */
  readonly signal: AbortSignal
  /** Refuses the work when the owner has so many waiting already. */
  readonly maxWaiting: number
}

/** The owner has too much work waiting. */
export class QueueFull extends Error {
  constructor(owner: string) {
    super(`Too much work of ${owner} is waiting.`)
    this.name = 'QueueFull'
  }
}

export interface FairQueue {
  /** Runs the work when it is its owner's turn; rejects with the signal's reason when it is not wanted any more. */
  run<T>(turn: Turn, work: () => Promise<T>): Promise<T>
}

interface Waiting {
  start(): void
}

/**
 * Limits how much work runs at the same time, and shares the places out among owners in rotation: however much one of them
 * asks for, another waits for no more than the work that runs. One owner's work keeps its order.
 */
export const fairQueue = ({ maxRunning, maxRunningPerOwner }: FairQueueOptions): FairQueue => {
  let running = 0
  const runningOf = new Map<string, number>()
  /** In the order of the rotation: who has just been served goes to the end. */
  const waitingOf = new Map<string, Waiting[]>()

  const startNext = (): void => {
    while (running < maxRunning) {
      const next = [...waitingOf].find(([owner]) => (runningOf.get(owner) ?? 0) < maxRunningPerOwner)
      if (next === undefined) return
      const [owner, queue] = next
      waitingOf.delete(owner)
      const work = queue.shift()
      if (queue.length > 0) waitingOf.set(owner, queue)
      work?.start()
    }
  }

  const enter = (owner: string): void => {
    running += 1
    runningOf.set(owner, (runningOf.get(owner) ?? 0) + 1)
  }

  const leave = (owner: string): void => {
    running -= 1
    const left = (runningOf.get(owner) ?? 1) - 1
    if (left === 0) runningOf.delete(owner)
    else runningOf.set(owner, left)
    const queue = waitingOf.get(owner)
    if (queue !== undefined) {
      waitingOf.delete(owner)
      waitingOf.set(owner, queue)
    }
    startNext()
  }

  const forget = (owner: string, waiting: Waiting): void => {
    const left = (waitingOf.get(owner) ?? []).filter((one) => one !== waiting)
    if (left.length === 0) waitingOf.delete(owner)
    else waitingOf.set(owner, left)
  }

  const untilTurn = ({ owner, signal, maxWaiting }: Turn): Promise<void> =>
    new Promise((resolve, reject) => {
      signal.throwIfAborted()
      const queue = waitingOf.get(owner) ?? []
      const abort = () => {
        forget(owner, waiting)
        reject(signal.reason)
      }
      const waiting: Waiting = {
        start() {
          signal.removeEventListener('abort', abort)
          enter(owner)
          resolve()
        },
      }
      signal.addEventListener('abort', abort, { once: true })
      waitingOf.set(owner, [...queue, waiting])
      startNext()
      if (queue.length < maxWaiting || !waitingOf.get(owner)?.includes(waiting)) return
      signal.removeEventListener('abort', abort)
      forget(owner, waiting)
      reject(new QueueFull(owner))
    })

  return {
    async run(turn, work) {
      await untilTurn(turn)
      try {
        return await work()
      } finally {
        leave(turn.owner)
      }
    },
  }
}
