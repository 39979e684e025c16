import type { Backend } from '../../backend.ts'

/** The same backend at another moment (epoch milliseconds): what is done with it is dated then. */
export const asOf = (backend: Backend, moment: number): Backend => ({ ...backend, clock: { now: () => moment } })
