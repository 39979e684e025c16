import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApp, type TestApp } from '../testing/test-app.ts'
import { goodPassword, type Person, signUp } from '../testing/test-browser.ts'

describe('an answer that a person may read', () => {
  let app: TestApp
  let maya: Person
  beforeAll(async () => {
    app = await startApp('sqlite')
    maya = await signUp(app.browser())
  })
  afterAll(() => app.close())

  const signInWrongly = async (headers: Record<string, string> = {}) => {
    const answer = await app.browser().fetch('/v1/account/sessions/email', {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ email: 'nobody@athletes.example', password: goodPassword }),
    })
    return answer.json()
  }

  test('is English, as the wire has it, for a client that asks for no language', async () => {
    const answer = await signInWrongly()
    expect(answer).toMatchObject({ message: 'The e-mail address or the password is not right.' })
    expect(answer).not.toHaveProperty('language')
    expect(await signInWrongly({ 'x-appwrite-locale': 'fr' })).toEqual(answer)
  })

  test('is in the language that a client asks for, and says so', async () => {
    expect(await signInWrongly({ 'x-appwrite-locale': 'de' })).toMatchObject({
      message: 'Die E-Mail-Adresse oder das Passwort stimmt nicht.',
      type: 'user_invalid_credentials',
      language: 'de',
    })
    expect(await signInWrongly({ 'x-appwrite-locale': 'es' })).toMatchObject({ language: 'es' })
  })

  test('is English where only the writer of the client can mend it', async () => {
    const headers = { 'x-appwrite-locale': 'de' }
    const answer: unknown = await (
      await maya.fetch('/v1/databases/none/collections/none/documents', { headers })
    ).json()
    expect(answer).toMatchObject({ type: 'database_not_found' })
    expect(answer).not.toHaveProperty('language')
  })

  test('of an execution is in the language of the account', async () => {
    const restore = async () => {
      const run = await maya.functions.createExecution({
        functionId: 'meal-plan',
        xpath: '/restore',
        body: JSON.stringify({ userId: maya.userId, proposal: 'a'.repeat(64) }),
      })
      return JSON.parse(run.responseBody)
    }
    const message = 'There is no such adjustment to take back.'
    expect(await restore()).toEqual({ success: false, message, error: message })
    await maya.account.updatePrefs({ prefs: { locale: 'es' } })
    const translated = 'No hay tal ajuste que deshacer.'
    expect(await restore()).toEqual({ success: false, message: translated, error: translated, language: 'es' })
  })
})
