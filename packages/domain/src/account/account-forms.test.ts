import { describe, expect, test } from 'vitest'
import { checkLogin, checkSignup, readEmail, readName } from './identity.ts'
import { checkNewPassword, checkPasswordChange, hasProductWord, passwordRules, passwordRulesKept } from './password.ts'

test.each([
  ['', []],
  ['Abcdef1', ['lowercase', 'uppercase', 'digit']],
  ['abcdefg1', ['length', 'lowercase', 'digit']],
  ['ABCDEFGH', ['length', 'uppercase']],
  ['Überfünf5', ['length', 'lowercase', 'uppercase', 'digit']],
])('while %j is typed the rules %j are kept', (password, kept) =>
  expect(passwordRules.filter((rule) => passwordRulesKept(password)[rule])).toEqual(kept),
)

test.each([
  ['', 'new-password-missing'],
  ['Abcdef1', 'password-too-short'],
  ['short', 'password-too-short'],
  [`Aa1${'x'.repeat(254)}`, 'password-too-long'],
  ['abcdefg1', 'password-too-plain'],
  ['ABCDEFG1', 'password-too-plain'],
  ['Abcdefgh', 'password-too-plain'],
  ['Pacemeal-2026', 'password-has-product-word'],
])('the new password %j is refused: %s', (password, code) =>
  expect(checkNewPassword(password)).toEqual({ ok: false, error: { field: 'newPassword', code } }),
)

test.each(['Pacemeal1', 'my-PACEMEAL-7', 'Pace Meal 2026', 'P4c3-Me@l!', 'PaceMea!9', 'MealPace2026', 'Pàcéméal-1'])(
  '%s has a word of the product in it',
  (password) => expect(hasProductWord(password)).toBe(true),
)

test.each(['Pace-9-oatmeal', 'Spaceman-7', 'Oatmeal-2026', '', '12345678'])('%j has none', (password) =>
  expect(hasProductWord(password)).toBe(false),
)

describe('changing a password', () => {
  const form = { oldPassword: 'whatever', newPassword: 'Abcdefg1', confirmPassword: 'Abcdefg1' }
  const codes = (change: Partial<typeof form>) => checkPasswordChange({ ...form, ...change }).map((one) => one.code)
  test('is allowed when every field is right', () => expect(codes({})).toEqual([]))
  test.each([
    [{ oldPassword: '' }, ['old-password-missing']],
    [{ newPassword: '' }, ['new-password-missing', 'confirmation-differs']],
    [{ confirmPassword: '' }, ['confirmation-missing']],
    [{ confirmPassword: 'Abcdefg2' }, ['confirmation-differs']],
    [
      { oldPassword: '', newPassword: '', confirmPassword: '' },
      ['old-password-missing', 'new-password-missing', 'confirmation-missing'],
    ],
  ])('with %j is refused for %j', (change, refused) => expect(codes(change)).toEqual(refused))
})

test.each([
  [' Maya@Example.COM ', 'maya@example.com'],
  ['m.o+log@a-b.example.co', 'm.o+log@a-b.example.co'],
])('the address %j is kept as %s', (text, email) => expect(readEmail(text)).toEqual({ ok: true, value: email }))

test.each([
  '',
  'maya',
  'maya@',
  '@example.com',
  'maya@example',
  'ma ya@example.com',
  'a@-b.com',
  'a..b@c.de',
  `${'a'.repeat(250)}@b.cd`,
])('%j is no address', (text) =>
  expect(readEmail(text)).toMatchObject({ ok: false, error: { field: 'email', code: 'email-invalid' } }),
)

test('a name is trimmed and has 1 to 128 characters', () => {
  expect(readName('  Maya ')).toEqual({ ok: true, value: 'Maya' })
  expect(readName('   ').ok).toBe(false)
  expect(readName('x'.repeat(128)).ok).toBe(true)
  expect(readName('x'.repeat(129)).ok).toBe(false)
})

describe('signing up', () => {
  const form = {
    name: ' Maya ',
    email: 'Maya@Example.com',
    password: 'Abcdefg1',
    confirmPassword: 'Abcdefg1',
    acceptsTerms: true,
  }
  test('sends the name, the address and the password', () =>
    expect(checkSignup(form)).toEqual({
      ok: true,
      value: { name: 'Maya', email: 'maya@example.com', password: 'Abcdefg1' },
    }))
  test.each([
    [{ name: ' ' }, { code: 'signup-incomplete' }],
    [{ email: '', confirmPassword: 'x', acceptsTerms: false }, { code: 'signup-incomplete' }],
    [{ password: '' }, { code: 'signup-incomplete' }],
    [{ confirmPassword: 'Abcdefg2', acceptsTerms: false }, { code: 'password-mismatch' }],
    [{ acceptsTerms: false, email: 'maya' }, { code: 'terms-not-accepted' }],
    [{ email: 'maya' }, { code: 'field-refused', refusal: { field: 'email' } }],
    [
      { password: 'short', confirmPassword: 'short' },
      { code: 'field-refused', refusal: { field: 'password' } },
    ],
  ])('with %j is refused as %j', (change, error) =>
    expect(checkSignup({ ...form, ...change })).toMatchObject({ ok: false, error }),
  )
})

test('a login needs both fields', () => {
  expect(checkLogin('Maya@Example.com ', 'x')).toEqual({
    ok: true,
    value: { email: 'maya@example.com', password: 'x' },
  })
  expect(checkLogin('', 'x')).toEqual({ ok: false, error: { code: 'login-incomplete' } })
  expect(checkLogin('maya@example.com', '')).toEqual({ ok: false, error: { code: 'login-incomplete' } })
})
