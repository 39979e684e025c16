import { type Clock, nowText } from '../../clock.ts'
import { hashSecret } from '../../ids.ts'
import type { Handle } from '../../store/open.ts'
import type { Caller } from '../caller.ts'

/** Longer values cannot be ours and are not looked up. */
const LONGEST_SECRET = 2048

/** The person whose live session has this secret; null when it is forged, ended or expired. */
export const findCaller = async ({ db }: Handle, clock: Clock, secret: string): Promise<Caller> => {
  if (secret === '' || secret.length > LONGEST_SECRET) return null
  const session = await db
    .selectFrom('sessions')
    .selectAll()
    .where('secretHash', '=', hashSecret(secret))
    .where('expiresAt', '>', nowText(clock))
    .executeTakeFirst()
  if (session === undefined) return null
  const user = await db.selectFrom('users').selectAll().where('id', '=', session.userId).executeTakeFirst()
  return user === undefined ? null : { user, session }
}
