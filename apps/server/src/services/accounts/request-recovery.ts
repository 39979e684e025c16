import { HOUR_MS, instantText } from '@pacemeal/domain'
import { z } from 'zod'
import { nowText } from '../../clock.ts'
import { newId } from '../../ids.ts'
import { recoveryMail } from '../../mails/account-mails.ts'
import type { Ports } from '../../ports.ts'
import { mailFailure } from '../../providers/mail/mail-failure.ts'
import type { Transaction } from '../../store/open.ts'
import type { TokenRow } from '../../store/tables.ts'
import { setTimer } from '../timers/set-timer.ts'
import type { Sent, TimerHandler } from '../timers/timer.ts'
import { findUser, findUserByEmail } from './find-user.ts'
import { recipientOf } from './locale-of.ts'
import { linkWithSecret } from './mailed-links.ts'
import { issueToken } from './one-time-tokens.ts'

const RECOVERY_MAIL = 'recovery-mail'
/** A link that could not be mailed for so long is not waited for any more. */
const MAX_WAIT_MS = HOUR_MS

export type RecoveryReceipt = Pick<TokenRow, 'id' | 'userId' | 'createdAt' | 'expiresAt'>

/**
 * Keeps that a new password was asked for at an address. Whether it has an account is looked up after the answer, so
 * that neither its words nor its time tell: for both it is one row, and the ids of the answer are nobody's.
 */
export const requestRecovery = async (
  backend: Ports<'background' | 'clock' | 'store' | 'timers'>,
  email: string,
  url: string,
): Promise<RecoveryReceipt> => {
  const { clock, store } = backend
  const id = newId()
  const createdAt = nowText(clock)
  await store.db.insertInto('recoveryRequests').values({ id, email, url, createdAt }).execute()
  backend.background.run(() => processRecoveryRequests(backend))
  return { id, userId: newId(), createdAt, expiresAt: instantText(clock.now() + MAX_WAIT_MS) }
}

const takeRequest = async ({ db, kind }: Transaction) => {
  const query = db.selectFrom('recoveryRequests').selectAll().orderBy('sequence').limit(1)
  const row = await (kind === 'postgres' ? query.forUpdate().skipLocked() : query).executeTakeFirst()
  if (row === undefined) return undefined
  await db.deleteFrom('recoveryRequests').where('sequence', '=', row.sequence).execute()
  return row
}

const processNext = (backend: Ports<'clock' | 'store' | 'timers'>): Promise<boolean> =>
  backend.store.transact(async (tx) => {
    const request = await takeRequest(tx)
    if (request === undefined) return false
    const { id, email, url, createdAt } = request
    const user = await findUserByEmail(tx, email)
    if (user === undefined) return true
    await setTimer(tx, backend, {
      key: `${RECOVERY_MAIL}/${user.id}/${id}`,
      userId: user.id,
      kind: RECOVERY_MAIL,
      facts: { email, url, at: Date.parse(createdAt) },
      dueAt: backend.clock.now(),
    })
    return true
  })

/** Puts the mails on their way that were asked for; also those of a process that died before it did. */
export const processRecoveryRequests = async (backend: Ports<'clock' | 'store' | 'timers'>): Promise<void> => {
  while (await processNext(backend)) {
    // One after the other, until none is left.
  }
}

const facts = z.object({ email: z.string(), url: z.string(), at: z.number() })

/** Mails a link that sets a new password. Its secret is made when it is sent, so that no row ever holds it. */
export const recoveryMailTimer: TimerHandler = {
  kind: RECOVERY_MAIL,
  async callExternal(backend, timer): Promise<Sent> {
    const { email, url, at } = facts.parse(timer.facts)
    const user = await findUser(backend.store, timer.userId)
    if (user?.email !== email || backend.clock.now() - at > MAX_WAIT_MS) return { kind: 'sent' }
    const issued = await backend.store.transact((tx) => issueToken(tx, backend.clock, user.id, 'recovery', email))
    try {
      await backend.mail.send(recoveryMail(recipientOf(user), linkWithSecret(url, issued)))
      return { kind: 'sent' }
    } catch (error) {
      return mailFailure(error)
    }
  },
}
