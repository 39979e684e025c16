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

/**
 * A bus for every process on one Postgres, over LISTEN and NOTIFY on a connection of its own. Listeners of this process
 * hear at once, the others as soon as the database passes it on. It needs a session of the database: through a pooler in
 * transaction mode nothing is heard, and what is set for this connection would hold for what others write.
 */
class PostgresEventBus implements EventBus {
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

  constructor(options: PostgresEventBusOptions) {
    this.#options = options
    this.#here = inProcessEventBus(options.onError)
    this.#check = setInterval(() => this.#ask(), CHECK_MS)
    this.#check.unref()
  }

  publish(event: BusEvent): void {
    this.#here.publish(event)
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
      if (await isPooled(client)) {
        this.#options.onPooler()
        await client.query(`listen ${CHANNEL}`)
      } else {
        // Events need not survive a crash of the database, so nobody waits for its disk.
        await client.query(`set synchronous_commit = off; listen ${CHANNEL}`)
      }
    } catch (error) {
      await client.end().catch(() => undefined)
      throw error
    }
    this.#client = client
    this.#send()
  }

  #lose(client: pg.Client, error: unknown): void {
    if (this.#client !== client || this.#isClosed) return
    this.#client = undefined
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
export const postgresEventBus = async (options: PostgresEventBusOptions): Promise<EventBus> => {
  const bus = new PostgresEventBus(options)
  try {
    await bus.connect()
  } catch (error) {
    await bus.close()
    throw error
  }
  return bus
}
