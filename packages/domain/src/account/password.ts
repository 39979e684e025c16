import type { FieldRefusal } from '../field-refusal.ts'
import { ok, type Result, refused } from '../result.ts'

const PASSWORD_MIN = 8
const PASSWORD_MAX = 256

/** What a good password has; shown as the person types. */
export const passwordRules = ['length', 'lowercase', 'uppercase', 'digit'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** Which rules the typed password keeps. */
export const passwordRulesKept = (password: string): Readonly<Record<PasswordRule, boolean>> => ({
  length: password.length >= PASSWORD_MIN,
  lowercase: /\p{Ll}/u.test(password),
  uppercase: /\p{Lu}/u.test(password),
  digit: /\d/.test(password),
})

export type PasswordRefusal = FieldRefusal<
  | 'old-password-missing'
  | 'new-password-missing'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-too-plain'
  | 'confirmation-missing'
  | 'confirmation-differs'
>

const refuse = (field: string, code: PasswordRefusal['code'], message: string): Result<never, PasswordRefusal> =>
  refused({ field, code, message })

/** The rule for a new password, the same at sign-up, change and recovery. */
export function checkNewPassword(password: string, field = 'newPassword'): Result<string, PasswordRefusal> {
  if (password === '') return refuse(field, 'new-password-missing', 'New password is required')
  const kept = passwordRulesKept(password)
  if (!kept.length) {
    return refuse(field, 'password-too-short', 'Password must be at least 8 characters')
  }
  if (password.length > PASSWORD_MAX) {
    return refuse(field, 'password-too-long', `Password must be at most ${PASSWORD_MAX} characters`)
  }
  if (!passwordRules.every((rule) => kept[rule])) {
    return refuse(field, 'password-too-plain', 'Password must contain uppercase, lowercase, and number')
  }
  return ok(password)
}

/** The confirmation of a new password. */
export function checkConfirmation(password: string, confirmation: string): Result<string, PasswordRefusal> {
  if (confirmation === '') return refuse('confirmPassword', 'confirmation-missing', 'Please confirm your password')
  if (confirmation !== password) return refuse('confirmPassword', 'confirmation-differs', 'Passwords do not match')
  return ok(password)
}

export interface PasswordChange {
  readonly oldPassword: string
  readonly newPassword: string
  readonly confirmPassword: string
}

/** Every refused field of the change form; empty when CONFIRM may be pressed. */
export function checkPasswordChange(form: PasswordChange): readonly PasswordRefusal[] {
  const results = [
    form.oldPassword === ''
      ? refuse('oldPassword', 'old-password-missing', 'Old password is required')
      : ok(form.oldPassword),
    checkNewPassword(form.newPassword),
    checkConfirmation(form.newPassword, form.confirmPassword),
  ]
  return results.flatMap((result) => (result.ok ? [] : [result.error]))
}
