/** Steps of a delivery before the text itself was handed over. `CONN` is not among them: it names any lost connection. */
const BEFORE_THE_TEXT = /^(EHLO|HELO|STARTTLS|AUTH|MAIL|RCPT)/
const NEVER_CONNECTED = new Set(['EDNS', 'ENOTFOUND', 'ETLS'])
/** How the library words that the server never began to speak. */
const NEVER_GREETED = /^(Greeting never received|Connection timeout)/

const textIn = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

/** Enhanced status codes of an address that takes no mail: none of that name, none any more, or turned off (RFC 3463). */
const NO_SUCH_ADDRESS = /\b5\.(1\.(1|2|3|6|10)|2\.1)\b/
/** Those of anything but the address, such as a full mailbox, a sender that is not wanted or a relay that is not allowed. */
const OF_SOMETHING_ELSE = /\b5\.(?!1\.)\d{1,3}\.\d{1,3}\b/
/** Replies to the recipient that mean the address where no enhanced code stands beside them (RFC 5321). */
const RECIPIENT_REFUSED: ReadonlySet<unknown> = new Set([550, 551, 553])
const OF_RELAY_OR_POLICY = /relay|spam|block|policy|denied|authenticat/i

/**
 * Whether a mail was refused for good because of its address: its mail server knows none such. A refusal of our server, of
 * the sender or of the text says nothing of the address, nor does one that is only for now.
 */
export const isAddressRefused = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false
  const response = textIn(error, 'response')
  if (!response.startsWith('5')) return false
  if (NO_SUCH_ADDRESS.test(response)) return textIn(error, 'command') !== 'MAIL FROM'
  const isOfRecipient =
    textIn(error, 'command') === 'RCPT TO' && RECIPIENT_REFUSED.has(Reflect.get(error, 'responseCode'))
  return isOfRecipient && !OF_SOMETHING_ELSE.test(response) && !OF_RELAY_OR_POLICY.test(response)
}

/** Whether a mail server refused for good (5xx). One that does not take our password says nothing of the mail. */
export const isRefusedForGood = (error: unknown): boolean =>
  error instanceof Error && textIn(error, 'code') !== 'EAUTH' && Number(Reflect.get(error, 'responseCode')) >= 500

/**
 * What a mail that was not taken means. A server that refuses for good (5xx) is believed; one that is busy (4xx) or out
 * of reach is asked again, and so is one that does not take our password: it says nothing of the mail. A connection that
 * broke while the text went over may have delivered it, so it is left.
 */
export const mailFailure = (error: unknown): { readonly kind: 'retry' | 'dead'; readonly why: string } => {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (!(error instanceof Error)) return { kind: 'dead', why }
  if (isRefusedForGood(error)) return { kind: 'dead', why }
  if (textIn(error, 'code') === 'EAUTH' || typeof Reflect.get(error, 'responseCode') === 'number') {
    return { kind: 'retry', why }
  }
  const isEarly =
    textIn(error, 'syscall') === 'connect' ||
    NEVER_CONNECTED.has(textIn(error, 'code')) ||
    NEVER_GREETED.test(error.message) ||
    BEFORE_THE_TEXT.test(textIn(error, 'command'))
  return { kind: isEarly ? 'retry' : 'dead', why }
}
