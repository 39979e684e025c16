import { Refusal } from '../../refusal.ts'
import type { Handle } from '../../store/open.ts'
import type { UserRow } from '../../store/tables.ts'

export const findUser = ({ db }: Handle, id: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst()

/** The account with this address, in any spelling of its case. */
export const findUserByEmail = ({ db }: Handle, email: string): Promise<UserRow | undefined> =>
  db.selectFrom('users').selectAll().where('email', '=', email.toLowerCase()).executeTakeFirst()

export const requireUser = async (handle: Handle, id: string): Promise<UserRow> => {
  const user = await findUser(handle, id)
  if (user === undefined) throw new Refusal('user_not_found', 'There is no account with this id.')
  return user
}
