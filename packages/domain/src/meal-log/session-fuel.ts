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

/**
 * What a log's session is now, where no session of its day has its name any more: the nearest of its type that stands for
 * no other name, else the one at its hour, else the nearest of its type, which was logged again after it was moved.
 */
function findSession(ref: string, sessions: readonly SessionPlace[], isFree: (at: number) => boolean): number {
  const { type, start } = readRef(ref)
  const all = [...sessions.keys()]
  const away = (at: number): number => Math.abs((sessions[at]?.start ?? 0) - start)
  const ofType = all.filter((at) => sessions[at]?.type === type).toSorted((a, b) => away(a) - away(b))
  return ofType.find(isFree) ?? all.find((at) => isFree(at) && away(at) === 0) ?? ofType[0] ?? -1
}

/**
 * The logs of a day that are the fuel of each of its sessions, by the session's place in the list and in the order of the
 * logs. A session that was moved on its day, or became another one at its hour, keeps its logs; those of a session that is
 * gone, with none of its type left, stand for themselves.
 */
export function fuelOfSessions<L extends Pick<MealLog, 'session'>>(
  day: LocalDate,
  sessions: readonly SessionPlace[],
  logs: readonly L[],
): ReadonlyMap<number, readonly L[]> {
  const refs = new Set(logs.flatMap(({ session }) => (session && readRef(session).day === day ? [session] : [])))
  const places = new Map<string, number>()
  const isFree = (at: number): boolean => ![...places.values()].includes(at)
  for (const [at, session] of sessions.entries()) {
    const ref = sessionRef(day, session)
    if (refs.has(ref) && !places.has(ref)) places.set(ref, at)
  }
  for (const ref of refs) if (!places.has(ref)) places.set(ref, findSession(ref, sessions, isFree))
  const found = Map.groupBy(logs, ({ session }) => places.get(session ?? '') ?? -1)
  found.delete(-1)
  return found
}
