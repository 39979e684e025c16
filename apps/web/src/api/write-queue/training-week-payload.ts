import type { WritePayloads } from './kinds.ts'

type Payload = WritePayloads['training-week']

/**
 * A week to be sent, with the weeks that may stand on the server by what this device knows: the one that it read last, and
 * those that wait, whose answer may be lost.
 */
export const trainingWeekPayload = (waiting: readonly Payload[], stored: string, week: string): Payload => {
  const known = new Set([stored, ...waiting.flatMap((one) => [...one.known, one.week])])
  known.delete(week)
  return { week, known: [...known] }
}
