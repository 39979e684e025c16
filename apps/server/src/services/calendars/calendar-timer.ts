import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { dropTimers, setTimer } from '../timers/set-timer.ts'

export const CALENDAR_FETCH = 'calendar-fetch'

const keyOf = (userId: string, calendar: string): string => `${CALENDAR_FETCH}/${userId}/${calendar}`

/** Has a calendar fetched at a moment, and from then on again and again. */
export const setCalendarTimer = async (
  tx: Transaction,
  backend: Ports<'clock' | 'timers'>,
  userId: string,
  calendar: string,
  dueAt: number,
): Promise<void> => {
  await setTimer(tx, backend, {
    key: keyOf(userId, calendar),
    userId,
    kind: CALENDAR_FETCH,
    facts: { calendar },
    dueAt,
  })
}

/** A removed calendar is no longer fetched. */
export const dropCalendarTimer = (tx: Transaction, userId: string, calendar: string): Promise<void> =>
  dropTimers(tx, [keyOf(userId, calendar)])
