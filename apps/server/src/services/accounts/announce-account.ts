import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import type { SessionRow, UserRow } from '../../store/tables.ts'
import { userRole } from '../caller.ts'
import { eventNames, type ResourcePath } from '../events/event-names.ts'
import { toSession, toUser } from './account-views.ts'

type Told = Ports<'clock' | 'events'>

const announce = (
  tx: Transaction,
  { clock, events }: Told,
  userId: string,
  path: ResourcePath,
  action: string,
  payload: Record<string, unknown>,
): void => {
  const event = {
    kind: 'resource',
    events: eventNames(path, action),
    channels: ['account', `account.${userId}`],
    payload,
    readers: [userRole(userId)],
    timestamp: nowText(clock),
  } as const
  tx.afterCommit(() => events.publish(event))
}

/** Tells the person's own sockets what changed on the account, such as `update.name`. */
export const announceUser = (tx: Transaction, told: Told, user: UserRow, action: string): void =>
  announce(tx, told, user.id, [['users', user.id]], action, toUser(user))

/** Tells that a session began or ended. */
export const announceSession = (
  tx: Transaction,
  told: Told,
  row: SessionRow,
  action: 'create' | 'update' | 'delete',
) => {
  const path = [
    ['users', row.userId],
    ['sessions', row.id],
  ] as const
  announce(tx, told, row.userId, path, action, toSession(row, ''))
}

/** Tells that sessions are over, so that their sockets close; first, on the sockets that stay, that they were deleted. */
export const announceEndedSessions = (tx: Transaction, told: Told, rows: readonly SessionRow[]): void => {
  const [first] = rows
  if (first === undefined) return
  for (const row of rows) announceSession(tx, told, row, 'delete')
  const ended = { kind: 'sessions-ended', userId: first.userId, sessionIds: rows.map((row) => row.id) } as const
  tx.afterCommit(() => told.events.publish(ended))
}
