import { AppwriteException } from 'appwrite'
import { describe, expect, test } from 'vitest'
import { ApiRefusal, ask, find, refusalOf } from './refusal.ts'

const refusedBy = (status: number, type: string, body: object = {}) =>
  new AppwriteException('No.', status, type, JSON.stringify(body))

describe('what the server says becomes a code to decide by', () => {
  test.each([
    [401, 'user_invalid_credentials', 'wrong-credentials'],
    [401, 'user_session_already_exists', 'session-exists'],
    [401, 'general_unauthorized_scope', 'signed-out'],
    [401, 'user_unauthorized', 'permission-denied'],
    [401, 'user_invalid_token', 'invalid-token'],
    [409, 'user_already_exists', 'account-exists'],
    [409, 'user_email_already_verified', 'already-verified'],
    [412, 'project_provider_disabled', 'provider-unavailable'],
    [404, 'document_not_found', 'not-found'],
    [403, 'forbidden', 'permission-denied'],
    [400, 'general_argument_invalid', 'invalid-input'],
    [429, 'general_rate_limit_exceeded', 'rate-limited'],
    [500, 'general_server_error', 'server'],
    [502, '', 'server'],
    [418, 'something_new', 'unexpected'],
  ])('%i %s is %s', (status, type, code) => expect(refusalOf(refusedBy(status, type))).toMatchObject({ code, status }))

  test('an unknown address is told from a wrong password by its reason', () =>
    expect(refusalOf(refusedBy(401, 'user_invalid_credentials', { reason: 'unknown_account' })).code).toBe(
      'unknown-account',
    ))

  test('a body that is no JSON is still an answer', () =>
    expect(refusalOf(new AppwriteException('<html>', 401, 'user_invalid_credentials', '<html>')).code).toBe(
      'wrong-credentials',
    ))
})

test('no answer at all is the network', () => expect(refusalOf(new TypeError('Failed to fetch')).code).toBe('network'))

test('a failure without words says that it is unexpected', () =>
  expect(refusalOf(new Error('')).message).toBe('An unexpected error occurred'))

test('asking throws refusals only', async () => {
  const call = ask(() => Promise.reject(refusedBy(429, 'general_rate_limit_exceeded')))
  await expect(call).rejects.toBeInstanceOf(ApiRefusal)
})

test('finding nothing is null, and any other refusal stays one', async () => {
  expect(await find(() => Promise.reject(refusedBy(404, 'document_not_found')))).toBeNull()
  await expect(find(() => Promise.reject(refusedBy(500, '')))).rejects.toMatchObject({ code: 'server' })
})
