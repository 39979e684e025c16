import type { JobRunner } from './jobs/job-runner.ts'
import type { AllPorts } from './ports.ts'
import type { TimerRunner } from './timers/timer-runner.ts'

/** The composed parts: what services ask for, and the runners above them, which are started and stopped. */
export interface Backend extends AllPorts {
  readonly jobs: JobRunner
  readonly timers: TimerRunner
}
