import type { FieldRefusal } from '../field-refusal.ts'
import { ok, type Result, refused } from '../result.ts'

/** Shortest and longest password, in characters. */
export const MIN_PASSWORD = 8
export const MAX_PASSWORD = 256

/** What a good password has; shown as the person types. */
export const passwordRules = ['length', 'lowercase', 'uppercase', 'digit'] as const
export type PasswordRule = (typeof passwordRules)[number]

/** Which rules the typed password keeps. */
export const passwordRulesKept = (password: string): Readonly<Record<PasswordRule, boolean>> => ({
  length: password.length >= MIN_PASSWORD,
  lowercase: /\p{Ll}/u.test(password),
  uppercase: /\p{Lu}/u.test(password),
  digit: /\d/.test(password),
})

/**
 * Words of this product: whoever guesses a password here tries them first (OWASP ASVS 5.0, 6.1.2). Its name, and the two
 * halves of it turned round.
 */
const productWords = ['pacemeal', 'mealpace'] as const

/** Letters that people write as digits and signs, so that `P4ce-Me@l` is the word that it is read as. */
const lookalikes: Readonly<Record<string, string>> = {
  4: 'a',
  '@': 'a',
  3: 'e',
  '€': 'e',
  0: 'o',
  1: 'l',
  '!': 'l',
  '|': 'l',
}

const lettersOf = (text: string): string =>
  [...text.normalize('NFKD').toLowerCase()]
    .map((one) => lookalikes[one] ?? one)
    .join('')
    .replaceAll(/[^a-z]/g, '')

/** Whether a word of the product stands in the password, in any case, with signs between its letters or for them. */
export const hasProductWord = (password: string): boolean => {
  const letters = lettersOf(password)
  return productWords.some((word) => letters.includes(word))
}

export type PasswordRefusal = FieldRefusal<
  | 'old-password-missing'
  | 'new-password-missing'
  | 'password-too-short'
  | 'password-too-long'
  | 'password-too-plain'
  | 'password-has-product-word'
  | 'confirmation-missing'
  | 'confirmation-differs'
>

const refuse = (field: string, code: PasswordRefusal['code']): Result<never, PasswordRefusal> =>
  refused({ field, code })

/** The rule for a new password, the same at sign-up, change and recovery. */
export function checkNewPassword(password: string, field = 'newPassword'): Result<string, PasswordRefusal> {
  if (password === '') return refuse(field, 'new-password-missing')
  const kept = passwordRulesKept(password)
  if (!kept.length) return refuse(field, 'password-too-short')
  if (password.length > MAX_PASSWORD) return refuse(field, 'password-too-long')
  if (!passwordRules.every((rule) => kept[rule])) return refuse(field, 'password-too-plain')
  return hasProductWord(password) ? refuse(field, 'password-has-product-word') : ok(password)
}

/** The confirmation of a new password. */
export function checkConfirmation(password: string, confirmation: string): Result<string, PasswordRefusal> {
  if (confirmation === '') return refuse('confirmPassword', 'confirmation-missing')
  if (confirmation !== password) return refuse('confirmPassword', 'confirmation-differs')
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
    form.oldPassword === '' ? refuse('oldPassword', 'old-password-missing') : ok(form.oldPassword),
    checkNewPassword(form.newPassword),
    checkConfirmation(form.newPassword, form.confirmPassword),
  ]
  return results.flatMap((result) => (result.ok ? [] : [result.error]))
}
