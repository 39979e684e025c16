import type { LocalDate } from '../days.ts'
import type { SessionType } from '../schedule/session.ts'
import type { MealLog } from './meal-log.ts'

/** What names a session on its day. */
interface SessionPlace {
  readonly type: SessionType
  /** Minutes after local midnight. */
  readonly start: number
}

/** Longest text that names a session. */
export const MAX_SESSION_REF = 40

/** The session whose fuel a log is, as the log keeps it: `2026-03-02/Conditioning/1020`. */
export const sessionRef = (day: LocalDate, { type, start }: SessionPlace): string => `${day}/${type}/${start}`

const readRef = (ref: string | undefined) => {
  const [day, type, start] = ref?.split('/') ?? []
  return { day, type, start: Number(start) }
}

/** What a log's session is now, among those of its day that stand for no other log: itself, else the nearest of its type. */
function findSession(ref: string, sessions: readonly SessionPlace[], isFree: (at: number) => boolean): number {
  const { type, start } = readRef(ref)
  const free = [...sessions.keys()].filter(isFree)
  const away = (at: number): number => Math.abs((sessions[at]?.start ?? 0) - start)
  const ofType = free.filter((at) => sessions[at]?.type === type).toSorted((a, b) => away(a) - away(b))
  return ofType[0] ?? free.find((at) => away(at) === 0) ?? -1
}

/**
 * The logs of a day that are the fuel of each of its sessions, by the session's place in the list. A session that was moved
 * on its day, or became another one at its hour, keeps its logs; those of a session that is gone stand for themselves.
 */
export function fuelOfSessions<L extends Pick<MealLog, 'session'>>(
  day: LocalDate,
  sessions: readonly SessionPlace[],
  logs: readonly L[],
): ReadonlyMap<number, readonly L[]> {
  const named = Map.groupBy(
    logs.filter(({ session }) => readRef(session).day === day),
    ({ session }) => session ?? '',
  )
  const found = new Map<number, readonly L[]>()
  const rest = [...named].filter(([ref, own]) => {
    const at = sessions.findIndex((one) => sessionRef(day, one) === ref)
    if (at >= 0) found.set(at, own)
    return at < 0
  })
  for (const [ref, own] of rest) {
    const at = findSession(ref, sessions, (one) => !found.has(one))
    if (at >= 0) found.set(at, own)
  }
  return found
}
