import type { FollowedCalendar } from '../../../api/training-calendars.ts'

/** Whether a calendar is being fetched: it never was, or was asked for since. */
export const isAwaited = ({ askedAt, triedAt }: Pick<FollowedCalendar, 'askedAt' | 'triedAt'>): boolean =>
  triedAt === null || askedAt !== null
