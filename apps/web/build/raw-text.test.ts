import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findRawTexts, findTextsReadAtLoad } from './raw-text.ts'

const source = join(import.meta.dirname, '../src')
const sources = globSync('**/*.{ts,tsx}', { cwd: source, exclude: (path) => /\.test\.tsx?$/.test(path) })

const textsOf = (code: string): readonly string[] => findRawTexts(code, 'screen.tsx').map(({ text }) => text)

describe('a text that nobody could translate is found', () => {
  test.each([
    ['between tags', '<p>Nothing logged yet</p>', 'Nothing logged yet'],
    ['beside a value', '<p>{count} meals</p>', 'meals'],
    ['in an attribute that is read', '<Button label="Save" />', 'Save'],
    ['in one lower-case word that is read', '<TextField unit="years" />', 'years'],
    ['in a label of a choice', "const options = [{ value: 'metric', label: 'Metric' }]", 'Metric'],
    ['in a name for screen readers', '<button aria-label="Close" />', 'Close'],
    ['in a choice', "<p>{isOpen ? 'Show less' : t`Show more`}</p>", 'Show less'],
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the code that is looked at.
    ['in a composed name', 'const label = `Remove ${name} from the list`', 'Remove … from the list'],
    ['in a table of words', "const words = { empty: 'No notifications yet' }", 'No notifications yet'],
  ])('%s', (_, code, text) => expect(textsOf(code)).toEqual([text]))
})

describe('what is no text for people is not', () => {
  test.each([
    ['a marked text', '<Trans>Nothing logged <b>yet</b></Trans>'],
    ['a marked string', 'const words = { empty: msg`No notifications yet` }'],
    [
      'a text marked under another name',
      "import { t as tr } from '@lingui/core/macro'\nconst text = () => tr`No notifications yet`",
    ],
    ['a marked plural', "const text = plural(count, { one: '# meal of many', other: '# meals of many' })"],
    ['a class', '<p className="Some flex text-14" />'],
    ['a figure and its unit', '<p>{calories} kcal</p>'],
    ['an error for developers', "throw new Error('This screen needs an account')"],
    ['a type', "type Step = 'Not Sure yet'"],
    ['the name of a product', '<p>Pacemeal</p>'],
  ])('%s', (_, code) => expect(textsOf(code)).toEqual([]))
})

describe('a text that is read before a language is active is found', () => {
  const macros = "import { msg, plural, t as translate } from '@lingui/core/macro'\n"
  const lines = (code: string) => findTextsReadAtLoad(macros + code, 'words.ts').map(({ line }) => line)
  test.each([
    ['a table of words', 'const words = { empty: translate`No notifications yet` }', [2]],
    ['a plural', "const text = plural(2, { one: '# meal', other: '# meals' })", [2]],
    ['the runtime', "import { i18n } from '@lingui/core'\nconst text = i18n._('empty')", [3]],
    ['but not a descriptor', 'const words = { empty: msg`No notifications yet` }', []],
    ['nor what a function gives', 'const text = () => translate`No notifications yet`', []],
  ])('%s', (_, code, expected) => expect(lines(code)).toEqual(expected))
})

test('no text of the app is read before a language is active', () => {
  const early = sources.flatMap((file) =>
    findTextsReadAtLoad(readFileSync(join(source, file), 'utf8'), file).map(({ line }) => `${file}:${line}`),
  )
  expect(early).toEqual([])
})

test('every text of the app is marked for translation', () => {
  const raw = sources.flatMap((file) =>
    findRawTexts(readFileSync(join(source, file), 'utf8'), file).map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(raw).toEqual([])
})
