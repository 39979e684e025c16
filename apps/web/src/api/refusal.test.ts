import { i18n } from '@lingui/core'
import { AppwriteException } from 'appwrite'
import { afterEach, describe, expect, test } from 'vitest'
import { ApiRefusal, ask, find, refusalOf, TIMED_OUT } from './refusal.ts'

const refusedBy = (status: number, type: string, body: object = {}) =>
  new AppwriteException('No.', status, type, JSON.stringify({ message: 'No.', code: status, type, ...body }))

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
    [404, 'collection_not_found', 'server'],
    [404, 'function_not_found', 'server'],
    [400, 'general_argument_invalid', 'invalid-input'],
    [429, 'general_rate_limit_exceeded', 'rate-limited'],
    [500, 'general_server_error', 'server'],
    [418, 'something_new', 'unexpected'],
  ])('%i %s is %s', (status, type, code) => expect(refusalOf(refusedBy(status, type))).toMatchObject({ code, status }))

  test('an unknown address is told from a wrong password by its reason', () =>
    expect(refusalOf(refusedBy(401, 'user_invalid_credentials', { reason: 'unknown_account' })).code).toBe(
      'unknown-account',
    ))

  test('an address that takes no mail is told from another argument that does not fit by its reason', () =>
    expect(refusalOf(refusedBy(400, 'general_argument_invalid', { reason: 'address_refused' })).code).toBe(
      'address-refused',
    ))

  test('a foreign origin has no body, and no permission', () =>
    expect(refusalOf(new AppwriteException('Invalid Origin.', 403, 'forbidden', '')).code).toBe('permission-denied'))

  test.each([
    [502, 'server'],
    [404, 'server'],
    [403, 'server'],
    [401, 'server'],
    [429, 'rate-limited'],
    [413, 'invalid-input'],
  ])('a page of a proxy with %i says nothing of what is stored: it is %s', (status, code) =>
    expect(refusalOf(new AppwriteException('<html>', status, '', '<html>'))).toMatchObject({ code, said: '', status }),
  )
})

describe('words of the server are shown to whoever reads their language', () => {
  afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

  test('English ones by default', () => expect(refusalOf(refusedBy(400, 'general_argument_invalid')).said).toBe('No.'))

  test.each([
    ['no English ones in German', {}, ''],
    ['no Spanish ones in German', { language: 'es' }, ''],
    ['German ones in German', { language: 'de' }, 'No.'],
  ])('%s', (_, language, said) => {
    i18n.loadAndActivate({ locale: 'de', messages: {} })
    expect(refusalOf(refusedBy(400, 'general_argument_invalid', language)).said).toBe(said)
  })

  test('no German ones in English, which a person has just changed to', () =>
    expect(refusalOf(refusedBy(400, 'general_argument_invalid', { language: 'de' })).said).toBe(''))
})

describe('a reason that names a parameter of the API', () => {
  const message = 'Invalid `weighings` param: takes weighings of the past'
  afterEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }))

  test('is told in the words of the app', () =>
    expect(refusalOf(refusedBy(400, 'general_argument_invalid', { message })).message).toBe(
      'Something in it was not accepted. Please check what you entered.',
    ))

  test('is told to whoever reads another language, too', () => {
    i18n.loadAndActivate({ locale: 'de', messages: {} })
    expect(refusalOf(refusedBy(400, 'general_argument_invalid', { message })).said).not.toBe('')
  })
})

describe('no answer at all', () => {
  test('is the network where something was asked', () =>
    expect(ask(() => Promise.reject(new TypeError('Failed to fetch')))).rejects.toMatchObject({ code: 'network' }))

  test('is the network where a part of the app was to be fetched', () =>
    expect(refusalOf(new TypeError('Failed to fetch dynamically imported module: /assets/a.js')).code).toBe('network'))

  test('is the network once nobody would wait for it any longer', () =>
    expect(ask(() => new Promise(() => undefined), { within: 1 })).rejects.toMatchObject({
      code: 'network',
      status: TIMED_OUT,
    }))

  test('is the same once the question itself was ended', () =>
    expect(ask(() => Promise.reject(new DOMException('timed out', 'TimeoutError')))).rejects.toMatchObject({
      code: 'network',
      status: TIMED_OUT,
    }))
})

test.each([
  new TypeError("Cannot read properties of undefined (reading 'map')"),
  new RangeError('Invalid time value'),
  new Error(''),
])('a fault of rendering (%s) is not the network, and its words are for nobody', (fault) =>
  expect(refusalOf(fault)).toMatchObject({ code: 'unexpected', message: 'An unexpected error occurred', said: '' }),
)

test.each([
  ['a page', { message: '<html>' }],
  ['{}', {}],
  ['null', null],
])('%s is no document, whatever its status', (_, answer) =>
  expect(ask(async () => answer, { field: '$id' })).rejects.toMatchObject({ code: 'server', said: '' }),
)

test('an answer without content is one', async () => expect(await ask(async () => ({ message: '' }))).toBeTruthy())

test('asking throws refusals only', async () => {
  const call = ask(() => Promise.reject(refusedBy(429, 'general_rate_limit_exceeded')))
  await expect(call).rejects.toBeInstanceOf(ApiRefusal)
})

test('finding nothing is null, and any other refusal stays one', async () => {
  expect(await find(() => Promise.reject(refusedBy(404, 'document_not_found')))).toBeNull()
  await expect(find(() => Promise.reject(refusedBy(500, 'general_unknown')))).rejects.toMatchObject({ code: 'server' })
})

test('a server of an earlier release, which does not know a collection yet, does not say that nothing is kept', () =>
  expect(find(() => Promise.reject(refusedBy(404, 'collection_not_found')))).rejects.toMatchObject({ code: 'server' }))
