import type { FieldRefusal } from '../field-refusal.ts'
import { ok, type Result, refused } from '../result.ts'
import { checkNewPassword, type PasswordRefusal } from './password.ts'

/** Longest name of a person, in characters. */
export const MAX_PERSON_NAME = 128
/** Longest address that mail can be sent to (RFC 5321, 4.5.3.1.3, less its brackets). */
const EMAIL_MAX = 254

/** One local part of dot-separated atoms and a domain of at least two labels, as browsers check addresses. */
const EMAIL =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/

/** Why a name or an address cannot be taken. */
export type IdentityRefusal = FieldRefusal<'name-invalid' | 'email-invalid'>

/** An address in the form it is stored and compared in: trimmed, lower case. */
export function readEmail(text: string): Result<string, FieldRefusal<'email-invalid'>> {
  const email = text.trim().toLowerCase()
  return email.length <= EMAIL_MAX && EMAIL.test(email) ? ok(email) : refused({ field: 'email', code: 'email-invalid' })
}

/** A person's name, trimmed, 1 to {@link MAX_PERSON_NAME} characters. */
export function readName(text: string): Result<string, FieldRefusal<'name-invalid'>> {
  const name = text.trim()
  return name.length >= 1 && name.length <= MAX_PERSON_NAME
    ? ok(name)
    : refused({ field: 'name', code: 'name-invalid' })
}

export interface SignupForm {
  readonly name: string
  readonly email: string
  readonly password: string
  readonly confirmPassword: string
  readonly acceptsTerms: boolean
}

/** Why a sign-up is not sent. The first three are told by notices, a field refusal beside its field. */
export type SignupRefusal =
  | { readonly code: 'signup-incomplete' }
  | { readonly code: 'password-mismatch' }
  | { readonly code: 'terms-not-accepted' }
  | { readonly code: 'field-refused'; readonly refusal: IdentityRefusal | PasswordRefusal }

/** What a sign-up sends. */
export interface Signup {
  readonly name: string
  readonly email: string
  readonly password: string
}

/** Checks the sign-up form: everything given, passwords alike, terms accepted, then each field by its own rule. */
export function checkSignup(form: SignupForm): Result<Signup, SignupRefusal> {
  if (form.name.trim() === '' || form.email.trim() === '' || form.password === '') {
    return refused({ code: 'signup-incomplete' })
  }
  if (form.password !== form.confirmPassword) return refused({ code: 'password-mismatch' })
  if (!form.acceptsTerms) return refused({ code: 'terms-not-accepted' })
  const name = readName(form.name)
  if (!name.ok) return refused({ code: 'field-refused', refusal: name.error })
  const email = readEmail(form.email)
  if (!email.ok) return refused({ code: 'field-refused', refusal: email.error })
  const password = checkNewPassword(form.password, 'password')
  if (!password.ok) return refused({ code: 'field-refused', refusal: password.error })
  return ok({ name: name.value, email: email.value, password: password.value })
}

/** Whether the login form may be sent: both fields are filled. */
export const checkLogin = (
  email: string,
  password: string,
): Result<{ readonly email: string; readonly password: string }, { readonly code: 'login-incomplete' }> =>
  email.trim() === '' || password === ''
    ? refused({ code: 'login-incomplete' })
    : ok({ email: email.trim().toLowerCase(), password })
