import { expect, test } from 'vitest'
import { isCommonPassword, isPersonalPassword } from './check-password.ts'

const maya = { name: 'Maya Lindgren', email: 'm.lindgren@athletes.example' }

test.each(['password', 'Password1', 'PASSWORD123', 'qwerty123', 'Qwertyuiop', '123456789', 'P@ssw0rd', 'iloveyou1'])(
  '%s is common',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(true)
  },
)

test.each(['Oatmeal-2026', 'Barley under 3 moons', 'correct-horse-battery', 'zq81-Vmm4'])(
  '%s is not',
  async (password) => {
    expect(await isCommonPassword(password)).toBe(false)
  },
)

test.each(['Maya-2026!', 'xxLINDGREN99', 'MayaLindgren1', 'M.Lindgren-7', 'm.lindgren@athletes.example'])(
  '%s is made of the person’s own data',
  (password) => {
    expect(isPersonalPassword(password, maya)).toBe(true)
  },
)

test('short parts of names and an empty name forbid nothing', () => {
  expect(isPersonalPassword('Oatmeal-2026', { name: 'Al Oat', email: 'al@a.example' })).toBe(false)
  expect(isPersonalPassword('Oatmeal-2026', { name: '', email: 'someone@a.example' })).toBe(false)
})
