import { plainName } from '@pacemeal/domain'
import type { Updateable } from 'kysely'
import { nowText } from '../../clock.ts'
import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Transaction } from '../../store/open.ts'
import type { UserRow, UsersTable } from '../../store/tables.ts'
import { isTaken } from '../../store/violations.ts'
import type { SignedIn } from '../caller.ts'
import { tellAddressChanged, tellPasswordChanged } from './account-notices.ts'
import { announceUser } from './announce-account.ts'
import { requireUncommon } from './check-password.ts'
import { endSessions } from './end-sessions.ts'
import { findUserByEmail } from './find-user.ts'
import { purgeKnownDevices } from './known-devices.ts'
import { hashPassword } from './passwords.ts'
import { requirePassword, requireStillProven } from './prove-person.ts'

type Change = Omit<Updateable<UsersTable>, 'id' | 'createdAt' | 'updatedAt'>

/** Writes columns of one account and tells its sockets. The account may have been deleted in the meantime: then the session is over. */
export const changeUser = async (
  tx: Transaction,
  backend: Ports<'clock' | 'events'>,
  userId: string,
  change: Change,
  action: string,
): Promise<UserRow> => {
  const row = await tx.db
    .updateTable('users')
    .set({ ...change, updatedAt: nowText(backend.clock) })
    .where('id', '=', userId)
    .returningAll()
    .executeTakeFirst()
  if (row === undefined) throw new Refusal('general_unauthorized_scope', ({ general }) => general.accountGone)
  announceUser(tx, backend, row, action)
  return row
}

export const changeName = (
  backend: Ports<'clock' | 'events' | 'store'>,
  { user }: SignedIn,
  name: string,
): Promise<UserRow> =>
  backend.store.transact((tx) => changeUser(tx, backend, user.id, { name: plainName(name) }, 'update.name'))

/** Replaces all preferences. */
export const changePrefs = (
  backend: Ports<'clock' | 'events' | 'store'>,
  { user }: SignedIn,
  prefs: object,
): Promise<UserRow> =>
  backend.store.transact((tx) => changeUser(tx, backend, user.id, { prefs: JSON.stringify(prefs) }, 'update.prefs'))

const addressInUse = () => new Refusal('user_target_already_exists', ({ account }) => account.addressInUse)

/** Moves the account to another address, which has to be verified anew. Links that were mailed to the old one stop working. */
export const changeEmail = async (
  backend: Ports<'clock' | 'events' | 'store' | 'timers'>,
  caller: SignedIn,
  email: string,
  password: string,
): Promise<UserRow> => {
  const { user } = caller
  await requirePassword(user, password)
  return backend.store.transact(async (tx) => {
    await requireStillProven(tx, caller)
    const holder = await findUserByEmail(tx, email)
    if (holder !== undefined && holder.id !== user.id) throw addressInUse()
    if (holder?.email === email) return holder
    await tx.db.deleteFrom('tokens').where('userId', '=', user.id).execute()
    try {
      const changed = await changeUser(tx, backend, user.id, { email, emailVerified: 0 }, 'update.email')
      await tellAddressChanged(tx, backend, user, email)
      return changed
    } catch (error) {
      // Somebody took the address between the look and the write.
      if (isTaken(error)) throw addressInUse()
      throw error
    }
  })
}

export interface NewPassword {
  readonly password: string
  /** Asked for once there is one. */
  readonly oldPassword: string | undefined
  /** What the browser shows to be recognised; empty when it shows nothing. */
  readonly device: string
}

/** Sets the password, ends every other session and forgets every other device. */
export const changePassword = async (
  backend: Ports<'clock' | 'config' | 'events' | 'store' | 'timers'>,
  caller: SignedIn,
  { password, oldPassword, device }: NewPassword,
): Promise<UserRow> => {
  const { user, session } = caller
  if (user.passwordHash !== null) await requirePassword(user, oldPassword ?? '')
  await requireUncommon(password, user)
  const passwordHash = await hashPassword(password, backend.config.passwordHashing)
  return backend.store.transact(async (tx) => {
    await requireStillProven(tx, caller)
    const change = { passwordHash, passwordChangedAt: nowText(backend.clock) }
    const row = await changeUser(tx, backend, user.id, change, 'update.password')
    await tellPasswordChanged(tx, backend, row)
    await tx.db.deleteFrom('tokens').where('userId', '=', user.id).where('purpose', '=', 'recovery').execute()
    await endSessions(tx, backend, user.id, { except: session.id })
    await purgeKnownDevices(tx, user.id, device)
    return row
  })
}
