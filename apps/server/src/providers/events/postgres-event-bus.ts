import { setTimeout as later } from 'node:timers/promises'
import pg from 'pg'
import { newId } from '../../ids.ts'
import { DatabaseUnavailable } from '../../unavailable.ts'
import type { BusEvent, EventBus } from './event-bus.ts'
import { inProcessEventBus } from './in-process-event-bus.ts'
import { MessageAssembly, readNotification, toNotifications } from './notification-parts.ts'

const CHANNEL = 'pacemeal_events'
export const EVENTS_APPLICATION = 'pacemeal-events'
/** What may wait while the database is away; beyond it the others are told that they missed something. */
const MAX_WAITING = 10_000
const FIRST_WAIT_MS = 100
/** A database that comes back is listened to within a second. */
const MAX_WAIT_MS = 1000
/** A connection that died without a word is found out by asking. */
const CHECK_MS = 30_000
const CHECK_TIMEOUT_MS = 5000
/** Whether nobody else listens any more is looked at as often as a connection is asked; whether somebody does again, sooner. */
const LOOK_MS = 1000
/** How a process that has begun to listen tells the others. Earlier releases pass it over. */
const HELLO = 'hello '
/** Held by every process that listens, for the others to see. Any number that no other program locks with on the same Postgres. */
const LISTENER_LOCK = 7_203_116

/** Whether another process listens on this database: by its lock, or, of an earlier release, by its name. */
const OTHERS = `
  select exists (
    select from pg_locks where locktype = 'advisory' and objid = ${LISTENER_LOCK} and pid <> pg_backend_pid()
      and database = (select oid from pg_database where datname = current_database())
  ) or exists (
    select from pg_stat_activity
    where application_name = $1 and pid <> pg_backend_pid() and datname = current_database()
  ) as others`

export interface PostgresEventBusOptions {
  readonly url: string
  readonly onError: (error: unknown) => void
  /** Hears that somebody stands between who may hand this connection's work to several sessions of Postgres. */
  readonly onPooler: () => void
}

/** A pooler names itself when a connection begins, and not the process of Postgres that then answers. */
const isPooled = async (client: pg.Client & { readonly processID?: number | null }): Promise<boolean> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid')
  return rows[0]?.pid !== client.processID
}

/** A bus that says whether what it is told leaves this process. */
export interface PostgresBus extends EventBus {
  /** False while no other process listens: then nothing is sent. */
  readonly isHeard: boolean
}

/**
 * A bus for every process on one Postgres, over LISTEN and NOTIFY on a connection of its own. Listeners of this process
 * hear at once, the others as soon as the database passes it on. While no other process listens nothing is sent; what happens
 * then is kept until it is certain that nobody had begun to listen before, so that a newcomer hears all since it does. It needs a session of the database: through a pooler in
 * transaction mode nothing is heard, and what is set for this connection would hold for what others write.
 */
class PostgresEventBus implements PostgresBus {
  readonly #options: PostgresEventBusOptions
  readonly #here: EventBus
  readonly #self = newId()
  readonly #check: NodeJS.Timeout
  #client: pg.Client | undefined
  #assembly = new MessageAssembly()
  #waiting: string[] = []
  #sending: Promise<void> | undefined
  #isDue = false
  #sent = 0
  #isClosed = false
  /** Through a pooler nobody's lock is seen: everything is sent. */
  #isPooled = false
  #isHeard = true
  /** What happened since the last look began, while nobody was there to hear it. */
  #kept: BusEvent[] = []
  #hellos = 0
  #lastLook = 0
  #looking: Promise<void> | undefined
  readonly #looks: NodeJS.Timeout

  constructor(options: PostgresEventBusOptions) {
    this.#options = options
    this.#here = inProcessEventBus(options.onError)
    this.#check = setInterval(() => this.#ask(), CHECK_MS)
    this.#check.unref()
    this.#looks = setInterval(() => this.#lookAgain(), LOOK_MS)
    this.#looks.unref()
  }

  publish(event: BusEvent): void {
    this.#here.publish(event)
    if (this.#isHeard) this.#tell(event)
    else this.#keep(event)
  }

  get isHeard(): boolean {
    return this.#isHeard
  }

  #keep(event: BusEvent): void {
    this.#kept.push(event)
    if (this.#kept.length >= MAX_WAITING) this.#tellOthers()
  }

  #tell(event: BusEvent): void {
    if (this.#waiting.length >= MAX_WAITING) {
      const gap: BusEvent = { kind: 'gap' }
      this.#waiting = [JSON.stringify(gap)]
    } else {
      this.#waiting.push(JSON.stringify(event))
    }
    this.#sendSoon()
  }

  subscribe(listener: (event: BusEvent) => void): () => void {
    return this.#here.subscribe(listener)
  }

  async close(): Promise<void> {
    clearInterval(this.#looks)
    if (this.#kept.length > 0) await this.#look()
    this.#send()
    await this.#sending
    this.#isClosed = true
    clearInterval(this.#check)
    await this.#here.close()
    await this.#client?.end().catch(this.#options.onError)
  }

  /** Opens the connection and listens. */
  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.url,
      // Whoever looks after the database sees what this idle connection is for.
      application_name: EVENTS_APPLICATION,
      keepAlive: true,
      query_timeout: CHECK_TIMEOUT_MS,
      connectionTimeoutMillis: CHECK_TIMEOUT_MS,
    })
    client.on('error', (error) => this.#lose(client, error))
    client.on('end', () => this.#lose(client, new Error('The connection for events ended.')))
    client.on('notification', ({ payload }) => this.#receive(payload ?? ''))
    try {
      await client.connect()
      this.#isPooled = await isPooled(client)
      if (this.#isPooled) {
        this.#options.onPooler()
        await client.query(`listen ${CHANNEL}`)
      } else {
        // Events need not survive a crash of the database, so nobody waits for its disk.
        await client.query(`set synchronous_commit = off; listen ${CHANNEL}`)
        await client.query('select pg_advisory_lock_shared($1)', [LISTENER_LOCK])
        await client.query('select pg_notify($1, $2)', [CHANNEL, `${HELLO}${this.#self}`])
      }
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.#client = client
    this.#send()
    void this.#look()
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#isClosed) return
    this.#client = undefined
    // Whoever listens when it comes back hears it then.
    this.#tellOthers()
    this.#options.onError(new DatabaseUnavailable(error))
    client.end().catch(() => undefined)
    void this.#reconnect()
  }

  async #reconnect(): Promise<void> {
    for (let wait = FIRST_WAIT_MS; !this.#isClosed; wait = Math.min(2 * wait, MAX_WAIT_MS)) {
      await later(wait, undefined, { ref: false })
      try {
        this.#assembly = new MessageAssembly()
        await this.connect()
        this.#here.publish({ kind: 'gap' })
        return
      } catch (error) {
        this.#options.onError(new DatabaseUnavailable(error))
      }
    }
    await this.#client?.end().catch(() => undefined)
  }

  #lookAgain(): void {
    if (this.#isHeard && performance.now() - this.#lastLook < CHECK_MS) return
    void this.#look()
  }

  /** Looks whether another process listens; one look at a time. */
  #look(): Promise<void> {
    this.#looking ??= this.#lookOnce().finally(() => {
      this.#looking = undefined
    })
    return this.#looking
  }

  async #lookOnce(): Promise<void> {
    const client = this.#client
    if (client === undefined || this.#isPooled) return
    this.#lastLook = performance.now()
    const [before, hellos] = [this.#kept.length, this.#hellos]
    try {
      const { rows } = await client.query<{ others: boolean }>(OTHERS, [EVENTS_APPLICATION])
      if (client !== this.#client) return
      if (rows[0]?.others !== false || hellos !== this.#hellos) this.#tellOthers()
      else {
        this.#isHeard = false
        this.#kept.splice(0, before)
      }
    } catch (error) {
      this.#lose(client, error)
    }
  }

  /** From now on somebody may listen, who hears what was kept as well. */
  #tellOthers(): void {
    this.#isHeard = true
    for (const event of this.#kept.splice(0)) this.#tell(event)
  }

  #ask(): void {
    const client = this.#client
    client?.query('select 1').catch((error: unknown) => this.#lose(client, error))
  }

  /** After what happens at the same moment was published, too. */
  #sendSoon(): void {
    if (this.#isDue) return
    this.#isDue = true
    setImmediate(() => {
      this.#isDue = false
      this.#send()
    })
  }

  /** Sends what waits, one statement at a time, so that the order stays. */
  #send(): void {
    if (this.#sending !== undefined) return
    this.#sending = this.#sendAll().finally(() => {
      this.#sending = undefined
    })
  }

  async #sendAll(): Promise<void> {
    while (this.#waiting.length > 0 && this.#client !== undefined && !this.#isClosed) {
      const client = this.#client
      const batch = this.#waiting
      this.#waiting = []
      const first = this.#sent + 1
      const parts = batch.flatMap((text, index) => toNotifications(this.#self, first + index, text))
      try {
        // As JSON: to write a list of the database's own, the driver looks at every character.
        await client.query('select pg_notify($1, part) from json_array_elements_text($2) as part', [
          CHANNEL,
          JSON.stringify(parts),
        ])
        this.#sent += batch.length
      } catch (error) {
        // Sent again under the same numbers, so that whoever heard it nevertheless leaves it out.
        this.#waiting = [...batch, ...this.#waiting]
        this.#lose(client, error)
      }
    }
  }

  #receive(payload: string): void {
    if (payload.startsWith(HELLO)) {
      if (payload === `${HELLO}${this.#self}`) return
      this.#hellos += 1
      this.#tellOthers()
      return
    }
    const part = readNotification(payload)
    if (part === undefined || part.sender === this.#self) return
    const text = this.#assembly.add(part)
    if (text === undefined) return
    try {
      // Written by publish() of a process of ours; the database lets nobody else in.
      this.#here.publish(JSON.parse(text) as BusEvent)
    } catch (error) {
      this.#options.onError(error)
    }
  }
}

/** Connects the bus; rejects when the database cannot be reached. */
export const postgresEventBus = async (options: PostgresEventBusOptions): Promise<PostgresBus> => {
  const bus = new PostgresEventBus(options)
  try {
    await bus.connect()
  } catch (error) {
    await bus.close()
    throw error
  }
  return bus
}
