import { checkConfirmation, checkNewPassword } from '@pacemeal/domain'
import { expect, test } from 'vitest'
import { passwordRefusalText } from './password-refusals.ts'

test.each([
  ['', 'New password is required'],
  ['Abcdef1', 'Password must be at least 8 characters'],
  [`Aa1${'x'.repeat(254)}`, 'Password must be at most 256 characters'],
  ['abcdefg1', 'Password must contain uppercase, lowercase, and number'],
])('the new password %j is refused with %j', (password, text) => {
  const checked = checkNewPassword(password)
  expect(checked.ok || passwordRefusalText(checked.error)).toBe(text)
})

test.each([
  ['', 'Please confirm your password'],
  ['Abcdefg2', 'Passwords do not match'],
])('the confirmation %j is refused with %j', (confirmation, text) => {
  const checked = checkConfirmation('Abcdefg1', confirmation)
  expect(checked.ok || passwordRefusalText(checked.error)).toBe(text)
})

test('a missing old password is asked for', () =>
  expect(passwordRefusalText({ code: 'old-password-missing' })).toBe('Old password is required'))
