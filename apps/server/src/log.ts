import { type DestinationStream, type Logger, type LoggerOptions, multistream, pino } from 'pino'
import { outageLog } from './outage-log.ts'

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

/** A failure by its kind, words and cause; where it came from is the same in each failure of an outage. */
const withoutStack = (fault: unknown): unknown => {
  if (typeof fault !== 'object' || fault === null) return fault
  const { stack: _, cause, ...rest } = fault as { stack?: unknown; cause?: unknown }
  return cause === undefined ? rest : { ...rest, cause: withoutStack(cause) }
}

const faultIn = (thing: unknown): unknown =>
  typeof thing === 'object' && thing !== null && 'err' in thing ? thing.err : undefined

/** To the standard output and to somebody else as well, every line that the log's own level lets through. */
export const alsoTo = (other: DestinationStream): DestinationStream =>
  multistream([pino.destination(1), other].map((stream) => ({ level: 'trace', stream })))

/**
 * The server's log: JSON lines, on the standard output unless told otherwise. While the database, the file store or the disk
 * is away, what fails for that is one line a minute with its number, instead of one with its stack for each.
 */
export const serverLog = (level: string, destination?: DestinationStream): Logger => {
  const gather = outageLog(({ count, ...line }, message, fault) => {
    if (fault === undefined) log.info({ ...line }, message)
    else log.error({ ...line, count, reason: withoutStack(faultOf(fault)) }, message)
  })
  const options: LoggerOptions = {
    level,
    serializers: { err: faultOf },
    hooks: {
      logMethod(args, method) {
        if (!gather(faultIn(args[0]))) method.apply(this, args)
      },
    },
  }
  const log = destination === undefined ? pino(options) : pino(options, destination)
  return log
}
