import { type Clock, nowText } from '../clock.ts'
import type { Store, Transaction } from '../store/open.ts'
import { type SealingKeys, seal, unseal } from './sealing/seal.ts'
import { serverKeyOf } from './sealing/seal-kept-secrets.ts'

/** The keys that the server makes for itself, by what each is for; docs/cryptography.md says more of each. */
export const serverKeyNames = ['unsubscribe', 'calendar-feed', 'web-push'] as const
export type ServerKeyName = (typeof serverKeyNames)[number]

/** The secret of a name; made once, by whichever process asks first, and the same for all from then on. */
export const ensureServerKey = async (
  { store: { db }, clock, config }: { readonly store: Store; readonly clock: Clock; readonly config: SealingKeys },
  name: ServerKeyName,
  make: () => string | Promise<string>,
): Promise<string> => {
  const find = () => db.selectFrom('serverKeys').select('value').where('name', '=', name).executeTakeFirst()
  const present = await find()
  const about = serverKeyOf(name)
  if (present !== undefined) return unseal(present.value, about, config)
  const value = seal(await make(), about, config)
  const row = { name, value, createdAt: nowText(clock) }
  await db
    .insertInto('serverKeys')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  return unseal((await find())?.value ?? value, about, config)
}

/** Forgets a key: whoever asks next makes another. Gives whether there was one. */
export const forgetServerKey = async ({ db }: Transaction, name: ServerKeyName): Promise<boolean> => {
  const gone = await db.deleteFrom('serverKeys').where('name', '=', name).executeTakeFirst()
  return gone.numDeletedRows === 1n
}
