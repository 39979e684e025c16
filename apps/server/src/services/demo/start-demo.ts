import type { AllPorts } from '../../ports.ts'
import { buildDemo } from './build-demo.ts'
import { DemoAddressTaken } from './ensure-demo-account.ts'

/** A build that goes on in the background. */
export interface DemoBuild {
  /** Resolves when it is over; it never rejects. */
  readonly finished: Promise<void>
  /** Ends it between two writes and waits until it is over. */
  stop(): Promise<void>
}

/** Builds the demo athlete without holding anybody up. What goes wrong is logged: the app does without a demo. */
export const startDemo = (backend: AllPorts, zone: string): DemoBuild => {
  const stopping = new AbortController()
  const build = async (): Promise<void> => {
    try {
      const isWhole = await buildDemo(backend, { zone, signal: stopping.signal })
      if (!isWhole) backend.log.warn('the demo athlete has no plan, so its days are not filled')
    } catch (error) {
      if (stopping.signal.aborted) return
      if (error instanceof DemoAddressTaken) backend.log.warn(error.message)
      else backend.log.error({ err: error }, 'the demo athlete could not be built')
    }
  }
  const finished = build()
  return {
    finished,
    stop() {
      stopping.abort()
      return finished
    },
  }
}
