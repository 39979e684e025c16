import { AppwriteException } from 'appwrite'
import { describe, expect, test, vi } from 'vitest'
import { callFunction } from '../api/executions.ts'
import { ask, refusalOf } from '../api/refusal.ts'
import { type Doing, refusalNotice, refusalNotices } from './refusal-notices.ts'

const createExecution = vi.hoisted(() => vi.fn())
vi.mock('../api/client.ts', () => ({ functionsApi: { createExecution } }))

/** What the SDK makes of an answer, as its `Client.call` does. */
async function answered(status: number, contentType: string, body: string): Promise<unknown> {
  const isJson = contentType.includes('application/json')
  const data = isJson ? JSON.parse(body) : { message: body }
  if (status < 400) return data
  const text = isJson ? JSON.stringify(data) : data.message
  throw new AppwriteException(data?.message ?? text, status, data?.type, text)
}

const page = (title: string) =>
  `<html>\r\n<head><title>${title}</title></head>\r\n<body><center>nginx</center></body></html>`
const reason = 'You have asked for three plans today.'
const json = 'application/json; charset=utf-8'

/** Answers that say nothing a person could read. */
const silent: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['a page of 502', () => answered(502, 'text/html', page('502 Bad Gateway'))],
  ['a page of 504', () => answered(504, 'text/html', page('504 Gateway Time-out'))],
  ['a page of 403', () => answered(403, 'text/html', page('Forbidden'))],
  ['a page that came with 200', () => answered(200, 'text/html', page('Welcome to the hotel'))],
  ['an empty body', () => answered(502, '', '')],
  ['an empty body that is called JSON', () => answered(502, json, '')],
  ['{}', () => answered(502, json, '{}')],
  ['null', () => answered(503, json, 'null')],
  ['plain text', () => answered(503, 'text/plain', 'upstream connect error or disconnect/reset before headers')],
  ['JSON of a proxy', () => answered(500, json, '{"message":"Internal server error"}')],
  ['JSON without a message', () => answered(500, json, '{"code":500,"type":"general_server_error"}')],
  ['a message of markup', () => answered(500, json, JSON.stringify({ type: 'general_unknown', message: page('502') }))],
  ['half of an answer', () => answered(500, json, '{"message":"You have ask')],
  ['a fault of this app', () => Promise.reject(new RangeError("Cannot read properties of {} (reading 'x')"))],
]
/** Answers that never came. */
const missing: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['no answer in time', () => ask(() => new Promise(() => undefined), { within: 1 })],
]
const ours = () => answered(400, json, JSON.stringify({ message: reason, code: 400, type: 'general_argument_invalid' }))

const doings = Object.keys(refusalNotices) as Doing[]
const told = async (doing: Doing, call: () => Promise<unknown>) => {
  const thrown = await ask(call).then(
    () => expect.fail('The answer was taken for a good one.'),
    (refused: unknown) => refused,
  )
  return refusalNotice(doing, refusalOf(thrown))
}

/** Notices that hold the server's own reason when it gives one. */
const reasoned: ReadonlySet<Doing> = new Set<Doing>([
  'recovery-mail',
  'resend-verification',
  'change-address',
  'change-password',
  'connect-wearable',
  'sync-wearable',
  'subscribe',
  'cancel-subscription',
  'manage-subscription',
  'regenerate-plan',
  'save-kitchen',
  'save-health',
  'save-event',
  'delete-event',
  'save-race-settings',
  'save-sweat-test',
  'save-own-food',
  'delete-own-food',
  'save-calendar',
  'log-session-fuel',
  'save-weighing',
  'answer-check-in',
  'save-day-note',
  'change-plan',
])

/** What the product specification says where the server says nothing. */
const fixed: Partial<Record<Doing, string>> = {
  login: 'Something went wrong on our side. Please try again later.',
  'google-login': 'Failed to login with Google. Please try again.',
  signup: 'Failed to create account. Please try again.',
  'resend-verification': 'An unexpected error occurred',
  'change-password': 'Failed to change password. Please try again.',
  'connect-wearable': 'Failed to connect your wearable device. Please try again.',
  'disconnect-wearable': 'Failed to disconnect your wearable device. Please try again.',
  'save-profile': 'Failed to update profile',
  'save-settings': 'Failed to save notification settings. Please try again.',
  'save-schedule': 'Failed to save your activity schedule.',
  'regenerate-plan': 'Failed to regenerate meal plan. Please try again.',
}

describe.each(doings)('%s', (doing) => {
  test.each(silent)('%s shows words for a person', async (_, call) => {
    const { title, message = '' } = await told(doing, call)
    expect(title).not.toBe('')
    expect(message).not.toBe('')
    expect(message).not.toMatch(/[<>{}]|undefined|null|JSON|upstream|Internal server|Cannot read|internet/)
    expect(message).not.toContain(reason)
  })

  test('words of its own stand where the server says nothing', async () => {
    const { message } = await told(doing, () => answered(502, 'text/html', page('502 Bad Gateway')))
    if (doing in fixed) expect(message).toBe(fixed[doing])
  })

  test.each(missing)('%s shows words for a person', async (_, call) => {
    const { message = '' } = await told(doing, call)
    expect(message).toMatch(/^[A-Z][^<>{}]+$/)
  })

  test('a reason of our server is told exactly where the notice holds one', async () => {
    const { message = '' } = await told(doing, ours)
    expect(message.includes(reason)).toBe(reasoned.has(doing))
  })
})

describe('a function', () => {
  const run = (responseBody: string, errors = '') => ({
    $id: 'run',
    status: 'completed',
    responseStatusCode: 500,
    responseBody,
    errors,
  })

  test.each([
    [run(page('502')), ''],
    [run('{}', '{}'), ''],
    [run(JSON.stringify({ status: 'error', message: page('502') })), ''],
    [run(JSON.stringify({ status: 'error', message: reason })), reason],
    [run('', reason), reason],
  ])('%o refuses with %j', async (execution, said) => {
    createExecution.mockResolvedValue(execution)
    await expect(callFunction('meal-plan', '/swap', {})).rejects.toMatchObject({ name: 'ApiRefusal', said })
  })
})
