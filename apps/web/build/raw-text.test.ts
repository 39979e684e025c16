import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findRawTexts } from './raw-text.ts'

const source = join(import.meta.dirname, '../src')

/** Folders whose texts are not all marked yet. Each leaves the list once it is through; the list goes with the last. */
const notYetMarked: readonly string[] = [
  'api',
  'app',
  'areas/account',
  'areas/fuel',
  'areas/log',
  'areas/notifications',
  'areas/onboarding',
  'areas/profile',
  'areas/subscription',
  'areas/support',
  'areas/training',
  'navigation',
  'notices',
  'ui',
  'worker',
]

const textsOf = (code: string): readonly string[] => findRawTexts(code, 'screen.tsx').map(({ text }) => text)

describe('a text that nobody could translate is found', () => {
  test.each([
    ['between tags', '<p>Nothing logged yet</p>', 'Nothing logged yet'],
    ['beside a value', '<p>{count} meals</p>', 'meals'],
    ['in an attribute that is read', '<Button label="Save" />', 'Save'],
    ['in a name for screen readers', '<button aria-label="Close" />', 'Close'],
    ['in a choice', "<p>{isOpen ? 'Show less' : t`Show more`}</p>", 'Show less'],
    ['in a composed name', 'const label = `Remove ${name} from the list`', 'Remove … from the list'],
    ['in a table of words', "const words = { empty: 'No notifications yet' }", 'No notifications yet'],
  ])('%s', (_, code, text) => expect(textsOf(code)).toEqual([text]))
})

describe('what is no text for people is not', () => {
  test.each([
    ['a marked text', '<Trans>Nothing logged <b>yet</b></Trans>'],
    ['a marked string', 'const words = { empty: msg`No notifications yet` }'],
    ['a marked plural', "const text = plural(count, { one: '# meal of many', other: '# meals of many' })"],
    ['a class', '<p className="Some flex text-14" />'],
    ['a figure and its unit', '<p>{calories} kcal</p>'],
    ['an error for developers', "throw new Error('This screen needs an account')"],
    ['a type', "type Step = 'Not Sure yet'"],
    ['the name of a product', '<p>Pacemeal</p>'],
  ])('%s', (_, code) => expect(textsOf(code)).toEqual([]))
})

test('every text of the app is marked for translation', () => {
  const files = globSync('**/*.{ts,tsx}', { cwd: source, exclude: (path) => /\.test\.tsx?$/.test(path) })
  const raw = files
    .filter((file) => !notYetMarked.some((folder) => file.startsWith(`${folder}/`)))
    .flatMap((file) =>
      findRawTexts(readFileSync(join(source, file), 'utf8'), file).map(({ line, text }) => `${file}:${line} ${text}`),
    )
  expect(raw).toEqual([])
})
