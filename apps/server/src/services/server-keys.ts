import { type Clock, nowText } from '../clock.ts'
import type { Store } from '../store/open.ts'

/** The secret of a name; made once, by whichever process asks first, and the same for all from then on. */
export const ensureServerKey = async (
  { db }: Store,
  clock: Clock,
  name: string,
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
