import { type DestinationStream, type Logger, pino } from 'pino'

/** Names of a fault's parts that say where it lies and hold nothing of anybody. */
const KEPT_PARTS = [
  'code',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
  'syscall',
  'errno',
] as const

/** Postgres puts the value that it refused behind a colon, in quotes. */
const withoutValue = (text: string): string => text.replaceAll(/: "(?:[^"\n]|"(?!\n|$))*"/g, ': "…"')

/** Somebody's e-mail address: mail servers repeat it in what they say of a mail that they refuse. */
const EMAIL_ADDRESS = /[\p{L}\p{N}.!#$%&'*+=?^_`{|}~-]{1,64}@(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}/gu

/**
 * A fault as the log may hold it: its kind, words and place. What a database adds of its rows (`detail`, `where`, the
 * statement's parameters) is left out, and so are the value and every e-mail address in its words: it may be somebody's
 * address or weight.
 */
const faultOf = (thrown: unknown): unknown => {
  const isOfDatabase = thrown instanceof Error && 'severity' in thrown
  const told = (text: string): string => (isOfDatabase ? withoutValue(text) : text).replaceAll(EMAIL_ADDRESS, '…@…')
  if (!(thrown instanceof Error)) return { type: typeof thrown, message: told(String(thrown)) }
  const parts = Object.entries(thrown).filter(([name]) => KEPT_PARTS.some((kept) => kept === name))
  return {
    type: thrown.name,
    message: told(thrown.message),
    stack: told(thrown.stack ?? ''),
    ...Object.fromEntries(parts),
    ...(thrown.cause === undefined ? {} : { cause: faultOf(thrown.cause) }),
  }
}

/** The server's log: JSON lines, on the standard output unless told otherwise. */
export const serverLog = (level: string, destination?: DestinationStream): Logger => {
  const options = { level, serializers: { err: faultOf } }
  return destination === undefined ? pino(options) : pino(options, destination)
}
