import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findRawTexts } from './raw-text.ts'

const root = join(import.meta.dirname, '../../..')

/** What writes to people: every file of the mails, and every one that notifies a person. */
const notifying = /\bnotifyPerson\(|\blayOutMail\(|\baccountMail\(/

/** Answers of the API, which have a rule of their own below. */
const answering = /\b(?:notPossible|new Refusal)\(/

/**
 * Errors that only the writer of a client, an operator or a provider's webhook can cause: parameters, queries, headers,
 * addresses and ids that no screen of ours sends. Their messages stay English, and the web does not show them in another
 * language.
 */
const forWritersOfClients =
  /^(?:general_(?:argument_invalid|payload_too_large|query_invalid|cursor_not_found|unknown_origin|route_not_found|access_forbidden)|database_query_order_null|project_not_found|user_(?:jwt_invalid|jwt_and_cookie_set|not_found)|(?:database|collection|document|storage_bucket|storage_file|function|execution)_not_found|document_(?:already_exists|invalid_structure|missing_data|missing_payload)|storage_(?:invalid_(?:content_range|appwrite_id|range|file_size)|file_already_exists)|function_synchronous_timeout)$/

/** Of these types some may be read by people: an English message of them names its parameter, or is listed by its file. */
const mayBeRead = /^general_argument_invalid$/
const namesItsPart = /^The request |^The address /

/** Files whose English answers are for operators, webhooks and programs, or have a `reason` that the web words. */
const inEnglishByReason = new Set([
  // `general_bad_request` with the reason `page_unreadable`.
  'apps/server/src/services/recipe-pages/read-recipe-page.ts',
  // A number that is none, with the reason why.
  'apps/server/src/http/products.ts',
  'apps/server/src/services/subscriptions/handle-stripe-event.ts',
  'apps/server/src/http/webhooks.ts',
  'apps/server/src/http/metrics.ts',
  'apps/server/src/http/health.ts',
  'apps/server/src/http/realtime.ts',
  // The id of somebody else in a call.
  'apps/server/src/functions/meal-plan.ts',
  // The rights that a document is given, which no screen chooses.
  'apps/server/src/services/permissions.ts',
  'apps/server/src/services/documents/write-documents.ts',
  'apps/server/src/services/support/receive-support-message.ts',
])

/** The type and the English text of each refusal that is made of a plain text. */
const REFUSAL = /new Refusal\(\s*'(\w+)',\s*(['"`])((?:(?!\2).)*)\2/gs
/** Answers of functions that are made of a plain text. */
const FUNCTION_ANSWER = /(?:notPossible|errorAnswer)\(\s*\d+,\s*(['"`])((?:(?!\1).)*)\1/gs

/** Answers that a person may read and that no other language has. */
const englishAnswersIn = (code: string, file: string): readonly string[] => {
  const refusals = [...code.matchAll(REFUSAL)].flatMap(([, type = '', , text = '']) => {
    const isForWriters = forWritersOfClients.test(type) && (!mayBeRead.test(type) || namesItsPart.test(text))
    return isForWriters || /param: |^Invalid /.test(text) || inEnglishByReason.has(file) ? [] : [text]
  })
  const answers = [...code.matchAll(FUNCTION_ANSWER)].map(([, , text = '']) => text)
  return [...refusals, ...answers].map((text) => `${file} ${text}`)
}

const textsIn = (code: string, file: string): readonly string[] => {
  if (!notifying.test(code) && !file.includes('/mails/')) return []
  const lines = code.split('\n')
  return findRawTexts(code, file)
    .filter(({ line }) => !answering.test(lines[line - 1] ?? ''))
    .map(({ line, text }) => `${file}:${line} ${text}`)
}

describe('a text that would reach people in English only is found', () => {
  test.each([
    ['in a notification', "await notifyPerson(tx, backend, { user, title: 'Ready', description })", 'Ready'],
    ['in a mail', "export const mail = () => layOutMail({ subject: 'Verify your email' })", 'Verify your email'],
    [
      'with a figure in it',
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at.
      'notifyPerson(tx, backend, { description: `You paid ${amount} today` })',
      'You paid … today',
    ],
  ])('%s', (_, code, text) => expect(textsIn(code, 'a.ts')).toEqual([`a.ts:1 ${text}`]))

  test('but not what comes from the catalogue', () =>
    expect(textsIn('await notifyPerson(tx, backend, { user, ...words.planReady(note) })', 'a.ts')).toEqual([]))
})

describe('an answer that a person would read in English only is found', () => {
  test.each([
    ["throw new Refusal('user_invalid_token', 'This link is used.')", 'This link is used.'],
    ["throw new Refusal(\n  'general_argument_invalid',\n  'At most five are kept.',\n)", 'At most five are kept.'],
    ["return notPossible(409, 'Your plan has changed.')", 'Your plan has changed.'],
    ["return errorAnswer(402, 'The card was declined.')", 'The card was declined.'],
  ])('%s', (code, text) => expect(englishAnswersIn(code, 'a.ts')).toEqual([`a.ts ${text}`]))

  test.each([
    "new Refusal('general_argument_invalid', 'Invalid `days` param: takes 1 to 7')",
    "new Refusal('document_not_found', 'There is no document with this id.')",
    "new Refusal('user_invalid_token', ({ account }) => account.usedLink)",
    'notPossible(409, ({ plan }) => plan.dayOver)',
  ])('but not %s', (code) => expect(englishAnswersIn(code, 'a.ts')).toEqual([]))
})

/** Mails to the support, which reads English, and the command line of the operator. */
const inEnglishOnly = ['apps/server/src/mails/support-mails.ts', 'apps/server/src/admin/words.ts']

test('every sentence that the server writes to people stands in a catalogue of its language', () => {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('.test.ts') })
  const found = sources
    .filter((file) => !inEnglishOnly.includes(file))
    .flatMap((file) => textsIn(readFileSync(join(root, file), 'utf8'), file))
  expect(found).toEqual([])
})

test('every answer that a person may read stands in a catalogue of its language', () => {
  const sources = globSync('apps/server/src/**/*.ts', {
    cwd: root,
    exclude: (path) => path.endsWith('.test.ts') || path.endsWith('testing'),
  })
  const found = sources.flatMap((file) => englishAnswersIn(readFileSync(join(root, file), 'utf8'), file))
  expect(sources.length).toBeGreaterThan(400)
  expect(found).toEqual([])
})
