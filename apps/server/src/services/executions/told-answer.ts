import { DEFAULT_LOCALE } from '@pacemeal/domain'
import { type Told, tellIn, tellInEnglish } from '../../languages/answers/index.ts'
import type { Refusal } from '../../refusal.ts'
import type { Handle } from '../../store/open.ts'
import { findPersonLocale } from '../accounts/locale-of.ts'
import type { FunctionAnswer } from './function-handler.ts'

/** The answer of a function that tells failures apart by `status`. */
export const errorAnswer = (statusCode: number, told: Told): FunctionAnswer => ({
  statusCode,
  body: { status: 'error', message: tellInEnglish(told) },
  told,
})

/** The answer of a call that is refused. What is said in English only is answered as it is, named as no other language. */
export const refusedAnswer = (statusCode: number, { told, message }: Refusal): FunctionAnswer =>
  told === undefined ? { statusCode, body: { status: 'error', message } } : errorAnswer(statusCode, told)

/** The answer of a call whose work broke, whatever the reason. */
export const brokenAnswer = (): FunctionAnswer => {
  const told: Told = ({ general }) => general.workFailed
  const message = tellInEnglish(told)
  return { statusCode: 500, body: { success: false, error: message, message }, told }
}

/**
 * The answer as the person reads it. What an execution says is kept, and read by every device of theirs, so it is in the
 * language of the account; another one than English is named beside it.
 */
export const inOwnLanguage = async (
  handle: Handle,
  userId: string,
  { told, ...answer }: FunctionAnswer,
): Promise<FunctionAnswer> => {
  const locale = told === undefined ? DEFAULT_LOCALE : await findPersonLocale(handle, userId)
  if (told === undefined || locale === DEFAULT_LOCALE) return answer
  const message = tellIn(told, locale)
  const error = 'error' in answer.body ? { error: message } : {}
  return { ...answer, body: { ...answer.body, message, ...error, language: locale } }
}
