import { MINUTE_MS } from '@pacemeal/domain'
import type { Ports } from '../../ports.ts'
import type { BusEvent, ResourceEvent } from '../../providers/events/event-bus.ts'
import { findCaller } from '../accounts/find-caller.ts'
import { isLive, liveBounds } from '../accounts/live-session.ts'
import { type Caller, userRole } from '../caller.ts'
import type { Connection } from './connection.ts'
import { frameCodes } from './frames.ts'

/** How often connections are looked after. Clients ping every 20 s. */
const SWEEP_MS = 20_000
/** A connection that was silent this long, our own pings unanswered, is dead. */
const MAX_SILENCE_MS = MINUTE_MS
/** What an orderly close may take before the connection is cut. */
const CLOSING_MS = 2000
/** Connections that one person may hold open at a time: ten sessions with ten pages each. */
const MAX_OF_PERSON = 100
/** What may wait for the receivers of an event together, none of whom reads. */
const MAX_WAITING_BYTES = 32 * 1024 * 1024
const GOING_AWAY = 1001
const SERVICE_RESTART = 1012

const SESSION_OVER = 'This session has ended.'

interface ConnectionState {
  /** Epoch milliseconds. */
  lastHeard: number
  /** The roles under which it is found. */
  roles: readonly string[]
}

export type HubBackend = Ports<'clock' | 'events' | 'log' | 'store'>

/**
 * Every open connection of this process. It hands each event to the connections whose person may read what it is about,
 * closes those whose session is over, and lets go of dead ones.
 */
export class RealtimeHub {
  readonly #backend: HubBackend
  readonly #states = new Map<Connection, ConnectionState>()
  readonly #byRole = new Map<string, Set<Connection>>()
  readonly #unsubscribe: () => void
  readonly #timer: NodeJS.Timeout

  constructor(backend: HubBackend) {
    this.#backend = backend
    this.#unsubscribe = backend.events.subscribe((event) => this.#hear(event))
    this.#timer = setInterval(() => {
      this.sweep().catch((error: unknown) => backend.log.error({ err: error }, 'looking after connections failed'))
    }, SWEEP_MS)
    this.#timer.unref()
  }

  /** Takes a connection in, as a guest. */
  add(connection: Connection): void {
    this.#states.set(connection, { lastHeard: this.#backend.clock.now(), roles: [] })
    this.#index(connection)
  }

  remove(connection: Connection): void {
    this.#unindex(connection)
    this.#states.delete(connection)
  }

  /** The other side showed that it is there. */
  heard(connection: Connection): void {
    const state = this.#states.get(connection)
    if (state !== undefined) state.lastHeard = this.#backend.clock.now()
  }

  /**
   * Lets the connection hear as the person of this secret; a wrong secret changes nothing. A session that ends at the
   * same moment is noticed: the connection is known under it before the session is looked at for good.
   */
  async signIn(connection: Connection, secret: string): Promise<void> {
    const { store, clock } = this.#backend
    const caller = await findCaller(store, clock, secret)
    if (caller === null || caller.user.blocked === 1 || !this.#states.has(connection)) return
    const others = this.#connectionsOf(caller.user.id).filter((one) => one !== connection)
    if (others.length >= MAX_OF_PERSON) {
      connection.end(frameCodes.tryLater, 'Too many connections of this account at a time. Close some.')
      return
    }
    this.#become(connection, caller)
    if ((await findCaller(store, clock, secret)) === null) connection.end(frameCodes.forbidden, SESSION_OVER)
  }

  /** Pings every connection, cuts the dead ones, and closes those whose session has expired. */
  async sweep(): Promise<void> {
    const now = this.#backend.clock.now()
    for (const [connection, { lastHeard }] of this.#states) {
      if (now - lastHeard > MAX_SILENCE_MS) connection.terminate()
      else connection.ping()
    }
    await this.#closeExpired()
  }

  /** Closes every connection and stops. */
  async close(): Promise<void> {
    clearInterval(this.#timer)
    this.#unsubscribe()
    const open = [...this.#states.keys()]
    for (const connection of open) connection.close(GOING_AWAY, 'The server stops.')
    if (open.length === 0) return
    setTimeout(() => {
      for (const connection of this.#states.keys()) connection.terminate()
    }, CLOSING_MS).unref()
  }

  #hear(event: BusEvent): void {
    switch (event.kind) {
      case 'resource':
        this.#deliver(event)
        return
      case 'sessions-ended':
        for (const connection of this.#connectionsOf(event.userId)) {
          const sessionId = connection.caller?.session.id ?? ''
          if (event.sessionIds.includes(sessionId)) connection.end(frameCodes.forbidden, SESSION_OVER)
        }
        return
      case 'gap':
        // What was missed is unknown: clients come back and read afresh.
        for (const connection of [...this.#states.keys()]) connection.close(SERVICE_RESTART, 'Events were missed.')
    }
  }

  #deliver(event: ResourceEvent): void {
    this.#followAccount(event)
    const receivers = new Set<Connection>()
    for (const role of event.readers) {
      for (const connection of this.#byRole.get(role) ?? []) receivers.add(connection)
    }
    this.#dropSlowest(receivers)
    for (const connection of receivers) connection.tell(event)
  }

  /** Lets go of those that read least while more waits for them all than memory should hold; they come back and read afresh. */
  #dropSlowest(receivers: ReadonlySet<Connection>): void {
    let waiting = 0
    for (const { waitingBytes } of receivers) waiting += waitingBytes
    if (waiting <= MAX_WAITING_BYTES) return
    const slowestFirst = [...receivers].toSorted((a, b) => b.waitingBytes - a.waitingBytes)
    for (const connection of slowestFirst) {
      if (waiting <= MAX_WAITING_BYTES) return
      waiting -= connection.waitingBytes
      connection.terminate()
    }
  }

  /** A verified address changes what its person may read. */
  #followAccount({ channels, payload }: ResourceEvent): void {
    const { $id, emailVerification } = payload
    if (!channels.includes('account') || typeof $id !== 'string' || typeof emailVerification !== 'boolean') return
    for (const connection of this.#connectionsOf($id)) {
      const { caller } = connection
      if (caller === null) continue
      this.#become(connection, { ...caller, user: { ...caller.user, emailVerified: emailVerification ? 1 : 0 } })
    }
  }

  #connectionsOf(userId: string): Connection[] {
    return [...(this.#byRole.get(userRole(userId)) ?? [])]
  }

  #become(connection: Connection, caller: Caller): void {
    connection.become(caller)
    this.#unindex(connection)
    this.#index(connection)
  }

  #index(connection: Connection): void {
    const state = this.#states.get(connection)
    if (state === undefined) return
    state.roles = connection.roles
    for (const role of state.roles) {
      const holders = this.#byRole.get(role) ?? new Set()
      this.#byRole.set(role, holders.add(connection))
    }
  }

  #unindex(connection: Connection): void {
    for (const role of this.#states.get(connection)?.roles ?? []) {
      const holders = this.#byRole.get(role)
      holders?.delete(connection)
      if (holders?.size === 0) this.#byRole.delete(role)
    }
  }

  async #closeExpired(): Promise<void> {
    const { store, clock } = this.#backend
    const bounds = liveBounds(clock)
    for (const connection of [...this.#states.keys()]) {
      const session = connection.caller?.session
      if (session === undefined || isLive(session, bounds)) continue
      const extended = await store.db
        .selectFrom('sessions')
        .selectAll()
        .where('id', '=', session.id)
        .where('expiresAt', '>', bounds.now)
        .where('updatedAt', '>', bounds.idleSince)
        .executeTakeFirst()
      if (extended === undefined) connection.end(frameCodes.forbidden, SESSION_OVER)
      else if (connection.caller !== null) connection.become({ ...connection.caller, session: extended })
    }
  }
}
