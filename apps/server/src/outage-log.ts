import { MINUTE_MS } from '@pacemeal/domain'
import { DatabaseUnavailable, FileStoreUnavailable, isDiskFull } from './unavailable.ts'

/** While something stays away, one line says how often it was needed, once in this time. */
const TELL_EVERY_MS = MINUTE_MS

type Kind = 'database' | 'files' | 'disk'

const words: Readonly<Record<Kind, readonly [fails: string, failsNoMore: string]>> = {
  database: ['the database does not answer', 'the database has not failed for a minute'],
  files: ['the file store does not answer', 'the file store has not failed for a minute'],
  disk: ['there is no room on the disk', 'no write has failed for want of room for a minute'],
}

const kindOf = (fault: unknown): Kind | undefined => {
  if (!(fault instanceof Error)) return undefined
  if (fault instanceof DatabaseUnavailable) return 'database'
  if (fault instanceof FileStoreUnavailable) return 'files'
  return isDiskFull(fault) ? 'disk' : kindOf(fault.cause)
}

/** What a line of an outage holds. */
export interface OutageLine {
  readonly outage: Kind
  /** How many failures the line stands for. */
  readonly count: number
  /** Milliseconds since the first of them. */
  readonly ms: number
}

/** Writes a line; `fault` is the latest failure, when the line is about failures. */
export type TellOutage = (line: OutageLine, message: string, fault?: unknown) => void

/**
 * Gathers what fails because the database, the file store or the disk is away: every request, job and timer fails then, for
 * one cause. The first failure is told at once, the others by their number once a minute, and that there were none for a
 * minute once. Gives whether a fault was one of these, and so is told here.
 */
export const outageLog = (tell: TellOutage): ((fault: unknown) => boolean) => {
  const open = new Map<Kind, { count: number; since: number; fault: unknown }>()

  const look = (kind: Kind): void => {
    const state = open.get(kind)
    if (state === undefined) return
    const { count, since, fault } = state
    const [fails, failsNoMore] = words[kind]
    const line = { outage: kind, count, ms: Math.round(performance.now() - since) }
    if (count === 0) {
      open.delete(kind)
      tell(line, failsNoMore)
      return
    }
    state.count = 0
    tell(line, fails, fault)
    lookLater(kind)
  }
  const lookLater = (kind: Kind): void => void setTimeout(look, TELL_EVERY_MS, kind).unref()

  return (fault) => {
    const kind = kindOf(fault)
    if (kind === undefined) return false
    const state = open.get(kind)
    if (state === undefined) {
      open.set(kind, { count: 0, since: performance.now(), fault })
      tell({ outage: kind, count: 1, ms: 0 }, words[kind][0], fault)
      lookLater(kind)
    } else {
      state.count += 1
      state.fault = fault
    }
    return true
  }
}
