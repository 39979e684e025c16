import { DEFAULT_LOCALE, HOUR_MS, instantText } from '@pacemeal/domain'
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

type AskedRecovery = Readonly<Record<'email' | 'url' | 'createdAt', string>>

export type RecoveryReceipt = Pick<TokenRow, 'id' | 'userId' | 'createdAt' | 'expiresAt'>

/**
 * Keeps that a new password was asked for at an address. Whether it has an account is looked up once the answer has left
 * (`answered`), so that neither its words nor its time tell: for both it is one row, and the ids of the answer are nobody's.
 */
export const requestRecovery = async (
  backend: Ports<'background' | 'clock' | 'config' | 'store' | 'timers'>,
  email: string,
  url: string,
  answered: Promise<void>,
): Promise<RecoveryReceipt> => {
  const { clock, store } = backend
  const id = newId()
  const createdAt = nowText(clock)
  await store.db.insertInto('recoveryRequests').values({ id, email, url, createdAt }).execute()
  backend.background.run(async () => {
    await answered
    await processRecoveryRequests(backend)
  })
  return { id, userId: newId(), createdAt, expiresAt: instantText(clock.now() + MAX_WAIT_MS) }
}

const takeRequest = async ({ db, kind }: Transaction) => {
  const query = db.selectFrom('recoveryRequests').selectAll().orderBy('sequence').limit(1)
  const row = await (kind === 'postgres' ? query.forUpdate().skipLocked() : query).executeTakeFirst()
  if (row === undefined) return undefined
  await db.deleteFrom('recoveryRequests').where('sequence', '=', row.sequence).execute()
  return row
}

/** Writes a row and takes it away again, which nobody sees; takes as long as what a mail that goes out writes. */
const writeForNothing = async ({ db }: Transaction, { email, url, createdAt }: AskedRecovery): Promise<void> => {
  const id = newId()
  await db.insertInto('recoveryRequests').values({ id, email, url, createdAt }).execute()
  await db.deleteFrom('recoveryRequests').where('id', '=', id).execute()
}

/**
 * Does for an address without an account what is done when a mail goes out: the timer is taken, its secret kept, the mail
 * written, the timer ended. Who asks for something else meanwhile waits as long as beside a real one.
 */
const mailNobody = async ({ config, store }: Ports<'config' | 'store'>, request: AskedRecovery): Promise<void> => {
  // Where timers are left to other processes, a real one costs nothing here either.
  if (config.jobWorkers === 0) return
  for (const step of ['taken', 'secret', 'ended']) {
    await store.transact((tx) => writeForNothing(tx, request))
    if (step === 'secret') recoveryMail({ email: request.email, name: '', locale: DEFAULT_LOCALE }, request.url)
  }
}

const processNext = async (backend: Ports<'clock' | 'config' | 'store' | 'timers'>): Promise<boolean> => {
  const done = await backend.store.transact(async (tx) => {
    const request = await takeRequest(tx)
    if (request === undefined) return undefined
    const { id, email, url, createdAt } = request
    const user = await findUserByEmail(tx, email)
    if (user === undefined) {
      await writeForNothing(tx, request)
      tx.afterCommit(() => backend.timers.nudge())
      return { request, isMailed: false }
    }
    await setTimer(tx, backend, {
      key: `${RECOVERY_MAIL}/${user.id}/${id}`,
      userId: user.id,
      kind: RECOVERY_MAIL,
      facts: { email, url, at: Date.parse(createdAt) },
      dueAt: backend.clock.now(),
    })
    return { request, isMailed: true }
  })
  if (done?.isMailed === false) await mailNobody(backend, done.request)
  return done !== undefined
}

/** Puts the mails on their way that were asked for; also those of a process that died before it did. */
export const processRecoveryRequests = async (
  backend: Ports<'clock' | 'config' | 'store' | 'timers'>,
): Promise<void> => {
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
