import type { Ports } from '../../ports.ts'
import { Refusal } from '../../refusal.ts'
import type { Handle } from '../../store/open.ts'
import type { PasskeyRow } from '../../store/tables.ts'
import { tellPasskey } from '../accounts/account-notices.ts'
import type { SignedIn } from '../caller.ts'
import { wireInstant } from '../wire-instant.ts'

/** A passkey as its owner sees it, without its key. */
export const toPasskey = (row: PasskeyRow) => ({
  $id: row.id,
  $createdAt: wireInstant(row.createdAt),
  name: row.name,
  lastUsedAt: row.usedAt === null ? '' : wireInstant(row.usedAt),
  synced: row.synced === 1,
})

/** The caller's passkeys, the oldest first. */
export const listPasskeys = ({ store }: { readonly store: Handle }, { user }: SignedIn): Promise<PasskeyRow[]> =>
  store.db.selectFrom('passkeys').selectAll().where('userId', '=', user.id).orderBy('createdAt').orderBy('id').execute()

const notFound = () => new Refusal('user_passkey_not_found', ({ account }) => account.passkeyNotYours)

/** Gives a passkey another name. */
export const renamePasskey = async (
  { store }: Ports<'store'>,
  { user }: SignedIn,
  id: string,
  name: string,
): Promise<PasskeyRow> => {
  const row = await store.transact(({ db }) =>
    db
      .updateTable('passkeys')
      .set({ name })
      .where('userId', '=', user.id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst(),
  )
  if (row === undefined) throw notFound()
  return row
}

/** Removes a passkey: it signs in no more. Sessions go on, and the person hears of it by mail. */
export const removePasskey = async (
  backend: Ports<'clock' | 'store' | 'timers'>,
  { user }: SignedIn,
  id: string,
): Promise<void> => {
  await backend.store.transact(async (tx) => {
    const row = await tx.db
      .deleteFrom('passkeys')
      .where('userId', '=', user.id)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirst()
    if (row === undefined) throw notFound()
    await tellPasskey(tx, backend, user, { about: 'passkey-removed', passkey: row.name })
  })
}
