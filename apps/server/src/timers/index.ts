import type { TimerHandler } from './timer.ts'

/** What can happen at a moment, by kind; a timer of another kind waits for a release that knows it. */
export const timerHandlers: readonly TimerHandler[] = []
