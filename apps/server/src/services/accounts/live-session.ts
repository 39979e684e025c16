import { DAY_MS, instantText } from '@pacemeal/domain'
import { type Clock, nowText } from '../../clock.ts'
import type { SessionRow } from '../../store/tables.ts'

/**
 * A session that nobody has used for so long ends, however long it would last: that of a device that was lost or given away.
 * Its days of use are kept, not its hours.
 */
const MAX_IDLE_MS = 90 * DAY_MS

/** What the times of a session must lie behind for it to be live. */
export interface LiveBounds {
  /** For its end. */
  readonly now: string
  /** For its last use. */
  readonly idleSince: string
}

export const liveBounds = (clock: Clock): LiveBounds => ({
  now: nowText(clock),
  idleSince: instantText(clock.now() - MAX_IDLE_MS),
})

/** Whether a session has neither come to its end nor been left unused for 90 days. */
export const isLive = (
  { expiresAt, updatedAt }: Pick<SessionRow, 'expiresAt' | 'updatedAt'>,
  { now, idleSince }: LiveBounds,
): boolean => expiresAt > now && updatedAt > idleSince
