import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ensureServerKey, serverKeyNames } from '../services/server-keys.ts'
import { startApp } from '../testing/test-app.ts'
import { CommandError } from './command.ts'
import { renewKey } from './keys.ts'

test.each(['sqlite', 'postgres'] as const)(
  'on %s a key is replaced when it is said twice, and that it was is written down',
  async (kind) => {
    const app = await startApp(kind)
    const { store } = app.backend
    let made = 0
    const ask = () => ensureServerKey(app.backend, 'unsubscribe', () => `key ${++made}`)
    const renew = (word: string, options = {}) => renewKey.run(app.backend, { words: [word], options })
    const first = await ask()
    await expect(renew('sessions')).rejects.toThrow('The keys are unsubscribe, calendar-feed, web-push.')
    await expect(renew('unsubscribe')).rejects.toThrow(CommandError)
    expect(await ask()).toBe(first)
    expect(await renew('unsubscribe', { yes: true })).toEqual([expect.stringContaining('links in mails')])
    expect(await ask()).not.toBe(first)
    const acts = await store.db.selectFrom('operatorActs').select(['act', 'subject']).execute()
    expect(acts).toEqual([{ act: 'key-renewed', subject: 'unsubscribe' }])
    await app.close()
  },
)

test('every key of the server is in the inventory', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../../docs/cryptography.md'), 'utf8')
  for (const name of serverKeyNames) expect(page).toContain(`| \`${name}\` |`)
})
