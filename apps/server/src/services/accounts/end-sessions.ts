import type { Ports } from '../../ports.ts'
import type { Transaction } from '../../store/open.ts'
import { announceEndedSessions } from './announce-account.ts'

/** Which of a person's sessions end: all, all but one, or these. */
export interface SessionChoice {
  readonly except?: string
  readonly only?: readonly string[]
}

/** Ends sessions of a person and closes their sockets. Gives how many there were. */
export const endSessions = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  userId: string,
  choice: SessionChoice = {},
): Promise<number> => {
  let query = tx.db.deleteFrom('sessions').where('userId', '=', userId)
  if (choice.except !== undefined) query = query.where('id', '<>', choice.except)
  if (choice.only !== undefined) query = query.where('id', 'in', [...choice.only])
  const ended = await query.returningAll().execute()
  announceEndedSessions(tx, backend, ended)
  return ended.length
}
