import { DEFAULT_LOCALE, findLocale, type Locale } from '@pacemeal/domain'
import { type ErrorBody, type ErrorType, toldBriefly } from '@pacemeal/protocol'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod'
import { Refusal } from '../refusal.ts'
import { DatabaseUnavailable, FileStoreUnavailable, isDiskFull } from '../unavailable.ts'
import { version } from '../version.ts'
import { ClientGone } from './client-gone.ts'

const asError = (thrown: unknown): Partial<FastifyError> => (thrown instanceof Error ? thrown : {})

/** `/queries/0` names the parameter `queries`; deeper parts follow with dots. */
const parameterName = (instancePath: string): string => instancePath.split('/').filter(Boolean).join('.') || 'body'

const invalidArgument = (thrown: unknown): Refusal | undefined => {
  if (!hasZodFastifySchemaValidationErrors(thrown)) return undefined
  const first = thrown.validation[0]
  return new Refusal(
    'general_argument_invalid',
    first === undefined
      ? 'The request does not fit.'
      : toldBriefly(`Invalid \`${parameterName(first.instancePath)}\` param: ${first.message}`),
  )
}

/** What the framework refuses before a handler runs, in our catalogue's words. */
const frameworkRefusal = (error: Partial<FastifyError>): Refusal | undefined => {
  const { statusCode, message } = error
  if (statusCode === undefined || statusCode < 400) return undefined
  if (statusCode === 413) return new Refusal('general_payload_too_large', ({ general }) => general.requestTooLarge)
  if (statusCode === 503) {
    return new Refusal('general_service_unavailable', ({ general }) => general.serverBusy, { retryAfter: 2 })
  }
  if (statusCode === 404) return new Refusal('general_route_not_found', 'There is nothing at this address.')
  if (statusCode < 500) return new Refusal('general_argument_invalid', message ?? 'The request does not fit.')
  return undefined
}

/** What the database, the file store or the disk cannot do at this moment, and may do again soon. */
const passingRefusal = (thrown: unknown): Refusal | undefined => {
  if (thrown instanceof DatabaseUnavailable) {
    return new Refusal('general_service_unavailable', ({ general }) => general.databaseAway, {
      retryAfter: 2,
    })
  }
  if (thrown instanceof FileStoreUnavailable) {
    return new Refusal('general_service_unavailable', ({ general }) => general.filesAway, {
      retryAfter: 5,
    })
  }
  if (isDiskFull(thrown)) {
    return new Refusal('general_service_unavailable', ({ general }) => general.diskFull, {
      retryAfter: 60,
    })
  }
  return undefined
}

/** The refusal that a thrown value means; a fault of ours becomes a neutral one. */
export const refusalOf = (thrown: unknown): Refusal => {
  if (thrown instanceof Refusal) return thrown
  return (
    invalidArgument(thrown) ??
    passingRefusal(thrown) ??
    frameworkRefusal(asError(thrown)) ??
    new Refusal('general_server_error', ({ general }) => general.serverFault)
  )
}

/** The language that a client asks for by the header of the SDK's `setLocale`; English without it. */
const askedLocale = ({ headers }: FastifyRequest): Locale => findLocale(headers['x-appwrite-locale']) ?? DEFAULT_LOCALE

/** The body of an error answer, in the language that was asked for where the refusal is told in it. */
export const errorBody = (refusal: Refusal, locale: Locale = DEFAULT_LOCALE): ErrorBody => {
  const type: ErrorType = refusal.type
  const told = locale === DEFAULT_LOCALE ? undefined : refusal.messageIn(locale)
  const body = { message: told ?? refusal.message, code: refusal.status, type, version }
  return {
    ...body,
    ...(told === undefined ? {} : { language: locale }),
    ...(refusal.reason === undefined ? {} : { reason: refusal.reason }),
    ...(refusal.retryAfter === undefined ? {} : { retryAfter: refusal.retryAfter }),
  }
}

/** The client is gone, with a part of its request unsent; nobody hears the answer. */
const brokeOff = ({ raw }: FastifyRequest): boolean => raw.destroyed && !raw.complete

/** The one place where something thrown becomes an answer. */
export const answerError = (thrown: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
  const refusal =
    thrown instanceof ClientGone || brokeOff(request)
      ? new Refusal('general_argument_invalid', 'The request broke off.')
      : refusalOf(thrown)
  if (refusal.type === 'general_server_error' || passingRefusal(thrown) !== undefined)
    request.log.error({ err: thrown }, 'request failed')
  if (refusal.retryAfter !== undefined) reply.header('retry-after', refusal.retryAfter)
  return reply
    .code(refusal.status)
    .type('application/json; charset=utf-8')
    .send(errorBody(refusal, askedLocale(request)))
}
