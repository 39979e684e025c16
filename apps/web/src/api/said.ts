import { i18n } from '@lingui/core'
import { t } from '@lingui/core/macro'
import { DEFAULT_LOCALE, parseJsonObject } from '@pacemeal/domain'

/** No reason of our server is longer. */
const MAX_LENGTH = 500
/** A tag, or what is left of an object: words of a machine, not for a person. */
const MACHINE = /<[a-z!/?]|[{}]/i
/** A reason that names a value as the API calls it: words for who writes a client. */
const OF_PARAMETER = /^Invalid `[^`]+` param\b/

/** The text when it can be shown to a person; empty for everything else: markup, JSON, no text at all. */
function readableText(value: unknown): string {
  const text = typeof value === 'string' ? value.trim() : ''
  return text.length > MAX_LENGTH || MACHINE.test(text) ? '' : text
}

/**
 * What an answer says, when a person of this app's language can read it: a `message` without a `language` is English, and
 * is nothing to somebody who chose another one. Notices then stand with their own words. A reason that names a parameter
 * of the API is put in the app's words, in every language.
 */
export const saidHere = (message: unknown, language: unknown): string => {
  if (typeof message === 'string' && OF_PARAMETER.test(message)) {
    return t`Something in it was not accepted. Please check what you entered.`
  }
  return (language ?? DEFAULT_LOCALE) === i18n.locale ? readableText(message) : ''
}

/** An error body of our own server. */
export interface OwnError {
  /** What clients tell errors apart by. */
  readonly type: string
  /** The server's reason, fit to be shown; empty when it gives none. */
  readonly said: string
  /** Tells two causes of one type apart. */
  readonly reason?: string
  /** Seconds until it is worth trying again. */
  readonly retryAfter?: number
}

/** Types are words joined by underscores: `user_unauthorized`. */
const TYPE = /^[a-z0-9]+(_[a-z0-9]+)+$/

/**
 * Reads the body of an error answer; null when it is not of our server. A proxy in front of it answers with a page, an
 * empty body, `{}` or JSON of its own, and half of an answer is no JSON. This alone decides whose words may be shown.
 */
export function readOwnError(body: string): OwnError | null {
  const { type, message, language, reason, retryAfter } = parseJsonObject(body)
  if (typeof type !== 'string' || !TYPE.test(type)) return null
  return {
    type,
    said: saidHere(message, language),
    ...(typeof reason === 'string' ? { reason } : {}),
    ...(typeof retryAfter === 'number' && retryAfter > 0 ? { retryAfter } : {}),
  }
}
