import type { BusEvent, EventBus } from './event-bus.ts'

/** A bus for one process. A listener that throws does not keep the others from hearing. */
export const inProcessEventBus = (onError: (error: unknown) => void): EventBus => {
  const listeners = new Set<(event: BusEvent) => void>()
  return {
    publish(event) {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          onError(error)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    async close() {
      listeners.clear()
    },
  }
}
