import { type Clock, nowText } from '../clock.ts'
import type { Store, Transaction } from '../store/open.ts'

/** The keys that the server makes for itself, by what each is for; docs/cryptography.md says more of each. */
export const serverKeyNames = ['unsubscribe', 'calendar-feed', 'web-push'] as const
export type ServerKeyName = (typeof serverKeyNames)[number]

/** The secret of a name; made once, by whichever process asks first, and the same for all from then on. */
export const ensureServerKey = async (
  { db }: Store,
  clock: Clock,
  name: ServerKeyName,
  make: () => string | Promise<string>,
): Promise<string> => {
  const find = () => db.selectFrom('serverKeys').select('value').where('name', '=', name).executeTakeFirst()
  const present = await find()
  if (present !== undefined) return present.value
  const row = { name, value: await make(), createdAt: nowText(clock) }
  await db
    .insertInto('serverKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return (await find())?.value ?? row.value
}

/** Forgets a key: whoever asks next makes another. Gives whether there was one. */
export const forgetServerKey = async ({ db }: Transaction, name: ServerKeyName): Promise<boolean> => {
  const gone = await db.deleteFrom('serverKeys').where('name', '=', name).executeTakeFirst()
  return gone.numDeletedRows === 1n
}
