/** Work that goes on after its request was answered, so that the answer tells nothing of it. */
export interface BackgroundTasks {
  /** Begins a task; one that fails is reported and holds nobody up. */
  run(task: () => Promise<unknown>): void
  /** Waits until nothing runs any more. */
  settled(): Promise<void>
}

/** Tasks of this process; `onError` hears of those that fail. */
export const backgroundTasks = (onError: (error: unknown) => void): BackgroundTasks => {
  const running = new Set<Promise<void>>()
  return {
    run(task) {
      const done: Promise<void> = Promise.resolve()
        .then(task)
        .then(() => undefined, onError)
        .finally(() => running.delete(done))
      running.add(done)
    },
    async settled() {
      while (running.size > 0) await Promise.all(running)
    },
  }
}
