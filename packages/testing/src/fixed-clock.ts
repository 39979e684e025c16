import { instantOn, type LocalDate, localDate } from '@pacemeal/domain'

/** A clock that stands still until it is told to move. It fits everything that asks for `now()`. */
export interface FixedClock {
  /** Epoch milliseconds. */
  now(): number
  /** Moves to a wall-clock time in a zone: `set('2026-03-29T09:40', 'Europe/Berlin')`. */
  set(wallTime: string, zone: string): void
  /** Moves by milliseconds. */
  advance(milliseconds: number): void
}

const WALL_TIME = /^(\d{4}-\d{2}-\d{2})T(\d{2}):(\d{2})$/

function momentOf(wallTime: string, zone: string): number {
  const match = WALL_TIME.exec(wallTime)
  if (match === null) throw new RangeError(`${wallTime} is no wall time like 2026-03-29T09:40`)
  const day: LocalDate = localDate(match[1] ?? '')
  return Date.parse(instantOn(day, Number(match[2]) * 60 + Number(match[3]), zone))
}

/** A clock that stands at a wall-clock time in a zone. */
export function fixedClock(wallTime = '2026-11-17T09:00', zone = 'UTC'): FixedClock {
  let moment = momentOf(wallTime, zone)
  return {
    now: () => moment,
    set: (to, where) => {
      moment = momentOf(to, where)
    },
    advance: (milliseconds) => {
      moment += milliseconds
    },
  }
}
