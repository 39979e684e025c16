import type { AllPorts } from '../../ports.ts'

/** The same backend at another moment (epoch milliseconds): what is done with it is dated then. */
export const asOf = (backend: AllPorts, moment: number): AllPorts => ({ ...backend, clock: { now: () => moment } })
