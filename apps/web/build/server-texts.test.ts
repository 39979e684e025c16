import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findRawTexts } from './raw-text.ts'

const root = join(import.meta.dirname, '../../..')

/** What writes to people: every file of the mails, and every one that notifies a person. */
const notifying = /\bnotifyPerson\(|\blayOutMail\(|\baccountMail\(/

/** Answers of the API, which the web tells in its own words. */
const answering = /\b(?:notPossible|new Refusal)\(/

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

/** Mails to the support, which reads English, and the command line of the operator. */
const inEnglishOnly = ['apps/server/src/mails/support-mails.ts', 'apps/server/src/admin/words.ts']

test('every sentence that the server writes to people stands in a catalogue of its language', () => {
  const sources = globSync('apps/server/src/**/*.ts', { cwd: root, exclude: (path) => path.endsWith('.test.ts') })
  const found = sources
    .filter((file) => !inEnglishOnly.includes(file))
    .flatMap((file) => textsIn(readFileSync(join(root, file), 'utf8'), file))
  expect(found).toEqual([])
})
