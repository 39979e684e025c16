import { describe, expect, test } from 'vitest'
import { readConfig } from '../../config/read-config.ts'
import { startApp } from '../../testing/test-app.ts'
import { goodPassword, refusal, signUp } from '../../testing/test-browser.ts'
import { hashPassword, isPassword } from './passwords.ts'

const STANDARD = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$/

describe('the hash of a password', () => {
  test('costs what the recommendation for argon2id asks for, unless a setting says otherwise', async () => {
    expect(await hashPassword(goodPassword, readConfig({}).passwordHashing)).toMatch(STANDARD)
    expect(await hashPassword(goodPassword, 'minimal')).toMatch(/\$m=8,t=1,p=1\$/)
  })

  test.each(['standard', 'minimal'] as const)('of %s cost is of its own password alone', async (hashing) => {
    const hash = await hashPassword(goodPassword, hashing)
    expect(await isPassword(goodPassword, hash)).toBe(true)
    expect(await isPassword(`${goodPassword}!`, hash)).toBe(false)
    expect(await hashPassword(goodPassword, hashing)).not.toBe(hash)
  })

  test('of another cost is made anew at the next sign-in, and opens as before', async () => {
    const app = await startApp('sqlite', { settings: { PASSWORD_HASHING: 'minimal' } })
    const maya = await signUp(app.browser())
    const users = app.backend.store.db
    const older = await hashPassword(goodPassword, 'standard')
    await users.updateTable('users').set({ passwordHash: older }).where('id', '=', maya.userId).execute()
    const stored = async () =>
      (await users.selectFrom('users').select('passwordHash').where('id', '=', maya.userId).executeTakeFirstOrThrow())
        .passwordHash
    const signIn = (password: string) =>
      app.browser().account.createEmailPasswordSession({ email: maya.email, password })
    expect(await refusal(signIn('Not-mine-26'))).toBe('401 user_invalid_credentials')
    expect(await stored()).toBe(older)
    // Two devices at once: the one that comes second finds the hash made anew, and its password is right all the same.
    await Promise.all([signIn(goodPassword), signIn(goodPassword)])
    const anew = await stored()
    expect(anew).toMatch(/\$m=8,t=1,p=1\$/)
    await signIn(goodPassword)
    expect(await stored()).toBe(anew)
    await app.close()
  })

  test('of a server with standard settings is a standard one, at the sign-up and after a change', async () => {
    const app = await startApp('sqlite', { settings: { PASSWORD_HASHING: readConfig({}).passwordHashing } })
    const maya = await signUp(app.browser())
    const stored = async () => {
      const users = app.backend.store.db.selectFrom('users').select('passwordHash').where('id', '=', maya.userId)
      return (await users.executeTakeFirstOrThrow()).passwordHash
    }
    const first = await stored()
    expect(first).toMatch(STANDARD)
    await maya.account.updatePassword({ password: 'Porridge-2027', oldPassword: goodPassword })
    expect(await stored()).toMatch(STANDARD)
    expect(await stored()).not.toBe(first)
    await app.close()
  })
})
