import { expect, test } from 'vitest'
import { startApp } from '../testing/test-app.ts'
import { goodPassword, refusal, signUp } from '../testing/test-browser.ts'

test('who may use an account, and who tried to, is in the log with what came of it, and no secret is', async () => {
  const app = await startApp('sqlite')
  const lines: { security?: Record<string, unknown> }[] = []
  const keep = (line: object) => lines.push(line)
  Object.assign(app.backend.log, { info: keep, warn: keep })
  const maya = await signUp(app.browser())
  const wrong = { email: maya.email, password: 'Not-mine-26' }
  await refusal(app.browser().account.createEmailPasswordSession(wrong))
  await refusal(app.browser().account.createEmailPasswordSession({ ...wrong, email: 'nobody@athletes.example' }))
  await refusal(maya.account.updatePassword({ password: 'Barley-2026', oldPassword: 'Wrong-2026' }))
  await maya.account.updatePassword({ password: 'Barley-2026', oldPassword: goodPassword })
  await maya.account.updateEmail({ email: `moved-${maya.email}`, password: 'Barley-2026' })
  await app.browser().account.createRecovery({ email: `moved-${maya.email}`, url: 'http://localhost:3000/reset' })
  const { text } = await app.mailAbout(`moved-${maya.email}`, 'Reset your Pacemeal password')
  const secret = /secret=([\w-]+)/.exec(text)?.[1] ?? ''
  await app.browser().account.updateRecovery({ userId: maya.userId, secret, password: 'Millet-2026' })

  const told = lines.flatMap(({ security }) => (security === undefined ? [] : [security]))
  expect(told.map(({ event, outcome, type }) => [event, outcome, type].filter(Boolean).join(' '))).toEqual([
    'sign-up succeeded',
    'sign-in succeeded',
    'sign-in refused user_invalid_credentials',
    'sign-in refused user_invalid_credentials',
    'password-change refused user_invalid_credentials',
    'password-change succeeded',
    'address-change succeeded',
    'recovery-request succeeded',
    'recovery succeeded',
  ])
  expect(told.every(({ ip }) => ip === '127.0.0.1')).toBe(true)
  expect(told.filter(({ user }) => user === maya.userId)).toHaveLength(6)
  // Guesses at one address belong together; the address itself is not written down.
  expect(told[2]?.address).toBe(told[1]?.address)
  expect(told[3]?.address).not.toBe(told[2]?.address)
  const session = maya.cookies.get('a_session_pacemeal')?.value ?? ''
  for (const kept of [goodPassword, 'Barley', 'Millet', 'Not-mine', secret, session, '@athletes.example']) {
    expect(JSON.stringify(told)).not.toContain(kept)
  }
  await app.close()
})
