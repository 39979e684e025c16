import type { Ports } from '../../ports.ts'
import { keptOtherwise, seal, unseal } from './seal.ts'

/** What the secret of a person's authenticator app is sealed with. */
export const authenticatorOf = (userId: string): string => `authenticator of ${userId}`

/** What a key of the server is sealed with. */
export const serverKeyOf = (name: string): string => `key ${name}`

/**
 * Seals what is kept open or by the former key, at each start: of the time before there was a key, of a restored backup, after a
 * change of keys. Throws `SealingKeyMissing` where something was sealed by a key that this server was not given.
 */
export const sealKeptSecrets = ({ config, store }: Ports<'config' | 'store'>): Promise<void> =>
  store.transact(async ({ db }) => {
    const again = (kept: string, about: string): string => seal(unseal(kept, about, config), about, config)
    const [operator, pattern] = keptOtherwise(config)
    const apps = db.selectFrom('authenticators').select(['userId', 'secret']).where('secret', operator, pattern)
    for (const { userId, secret } of await apps.execute()) {
      await db
        .updateTable('authenticators')
        .set({ secret: again(secret, authenticatorOf(userId)) })
        .where('userId', '=', userId)
        .where('secret', '=', secret)
        .execute()
    }
    const keys = db.selectFrom('serverKeys').select(['name', 'value']).where('value', operator, pattern)
    for (const { name, value } of await keys.execute()) {
      await db
        .updateTable('serverKeys')
        .set({ value: again(value, serverKeyOf(name)) })
        .where('name', '=', name)
        .where('value', '=', value)
        .execute()
    }
  })
