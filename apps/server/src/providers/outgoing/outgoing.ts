import { type LookupFunction, Socket } from 'node:net'

/** A connection was to go to somebody whom no setting names. */
export class OutgoingRefused extends Error {
  readonly code = 'OUTGOING_REFUSED'
  constructor(target: string) {
    super(`The server connects to nobody whom its settings do not name, and so not to ${target}.`)
    this.name = 'OutgoingRefused'
  }
}

const allowed = new Set<string>()
const checkedLookups = new WeakSet<LookupFunction>()

const nameOf = (host: string, port: number | string): string =>
  `${host.replace(/^\[|\]$/g, '').toLowerCase()}:${Number(port)}`

const usualPorts: Readonly<Record<string, number>> = {
  'http:': 80,
  'https:': 443,
  'postgres:': 5432,
  'postgresql:': 5432,
  'smtp:': 587,
  'smtps:': 465,
  'tcp:': 3310,
}

/** Lets this process connect to the host and port of an address from now on. */
export const allowOutgoing = (address: string | URL): void => {
  const { protocol, hostname, port } = new URL(address)
  const usual = usualPorts[protocol]
  if (port !== '' || usual !== undefined) allowed.add(nameOf(hostname, port || (usual ?? 0)))
}

/** Says that this lookup gives only addresses that it has checked itself: connections that use it may go to any name. */
export const allowLookup = (lookup: LookupFunction): void => void checkedLookups.add(lookup)

interface Target {
  readonly host?: unknown
  readonly port?: unknown
  readonly path?: unknown
  readonly lookup?: unknown
}

/** What a socket is told to connect to, in each of the forms that `connect` takes. */
const targetOf = (given: readonly unknown[]): Target => {
  const [first, second] = Array.isArray(given[0]) ? (given[0] as readonly unknown[]) : given
  if (typeof first === 'object' && first !== null) return first
  if (typeof first === 'string' && !/^\d+$/.test(first)) return { path: first }
  return { port: first, ...(typeof second === 'string' ? { host: second } : {}) }
}

const isAllowed = ({ host, port, path, lookup }: Target): boolean =>
  // Sockets of the file system are of this machine.
  typeof path === 'string' ||
  (typeof lookup === 'function' && checkedLookups.has(lookup as LookupFunction)) ||
  allowed.has(nameOf(typeof host === 'string' ? host : 'localhost', Number(port)))

/**
 * From now on no socket of this thread connects to anybody but those of {@link allowOutgoing}, whichever library opens it: not
 * after a redirect, and not by a fault of ours. What is refused ends with an {@link OutgoingRefused}. Gives what takes it back.
 */
export const enforceOutgoing = (): (() => void) => {
  const { connect } = Socket.prototype
  const guarded = function (this: Socket, ...given: unknown[]): Socket {
    const target = targetOf(given)
    if (isAllowed(target)) return Reflect.apply(connect, this, given) as Socket
    const { host = 'localhost', port } = target
    const refusal = new OutgoingRefused(`${String(host)}:${String(port)}`)
    process.nextTick(() => this.destroy(refusal))
    return this
  }
  Socket.prototype.connect = guarded as typeof connect
  return () => {
    Socket.prototype.connect = connect
  }
}
