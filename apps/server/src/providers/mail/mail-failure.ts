/** Steps of a delivery before the text itself was handed over. `CONN` is not among them: it names any lost connection. */
const BEFORE_THE_TEXT = /^(EHLO|HELO|STARTTLS|AUTH|MAIL|RCPT)/
const NEVER_CONNECTED = new Set(['EDNS', 'ENOTFOUND', 'EAUTH', 'ETLS'])
/** How the library words that the server never began to speak. */
const NEVER_GREETED = /^(Greeting never received|Connection timeout)/

const textIn = (error: Error, name: string): string => {
  const value: unknown = Reflect.get(error, name)
  return typeof value === 'string' ? value : ''
}

/**
 * What a mail that was not taken means. A server that refuses for good (5xx) is believed; one that is busy (4xx) or out
 * of reach is asked again; a connection that broke while the text went over may have delivered it, so it is left.
 */
export const mailFailure = (error: unknown): { readonly kind: 'retry' | 'dead'; readonly why: string } => {
  const why = (error instanceof Error ? error.message : String(error)).slice(0, 300)
  if (!(error instanceof Error)) return { kind: 'dead', why }
  const code: unknown = Reflect.get(error, 'responseCode')
  if (typeof code === 'number') return { kind: code >= 500 ? 'dead' : 'retry', why }
  const isEarly =
    textIn(error, 'syscall') === 'connect' ||
    NEVER_CONNECTED.has(textIn(error, 'code')) ||
    NEVER_GREETED.test(error.message) ||
    BEFORE_THE_TEXT.test(textIn(error, 'command'))
  return { kind: isEarly ? 'retry' : 'dead', why }
}
