import { newId } from '../../ids.ts'
import type { ResourceEvent } from '../../providers/events/event-bus.ts'
import { toUser } from '../accounts/account-views.ts'
import { type Caller, rolesOf, type SignedIn } from '../caller.ts'
import { wireInstant } from '../wire-instant.ts'
import type { SlottedSubscription } from './channels-in-address.ts'
import {
  type ClientFrame,
  errorFrame,
  type FrameCode,
  frameCodes,
  readFrame,
  UnusableFrame,
  type WantedSubscription,
} from './frames.ts'
import { Subscriptions } from './subscriptions.ts'

/** The open WebSocket below a connection. */
export interface Socket {
  /** Bytes that wait to be sent. */
  readonly bufferedAmount: number
  send(text: string): void
  close(code: number, reason: string): void
  /** Ends it without the closing handshake. */
  terminate(): void
  /** Asks whether the other side is there; browsers answer by themselves, however deep their page sleeps. */
  ping(): void
}

export interface ConnectionParts {
  readonly socket: Socket
  /** Finds the person of a session's secret and lets the connection hear as that person from now on. */
  readonly signIn: (connection: Connection, secret: string) => Promise<void>
  /** Counts one frame; false when there were too many. */
  readonly admitFrame: () => boolean
  /** Hears of faults of ours. */
  readonly onError: (error: unknown) => void
}

const MAX_SUBSCRIPTIONS = 500
/** Of all its subscriptions together: what a client names is kept for as long as it stays. */
const MAX_CHANNELS = 1000
/** A client that goes on sending although it was told this often to wait does not listen, and is let go. */
const MAX_REFUSED_FRAMES = 100
/** A client that reads this much too slowly is let go; it comes back and reads afresh. */
const MAX_BUFFERED_BYTES = 8 * 1024 * 1024

/** What every receiver of an event is told of it, up to what is its own: worked out for the first one. */
const toldTexts = new WeakMap<ResourceEvent, string>()

const toldText = (event: ResourceEvent): string => {
  const known = toldTexts.get(event)
  if (known !== undefined) return known
  const { events, channels, payload } = event
  const text = JSON.stringify({ events, channels, timestamp: wireInstant(event.timestamp), payload }).slice(0, -1)
  toldTexts.set(event, text)
  return text
}

/** One client's socket: who it is, what it subscribed to, and the conversation with it. Frames are taken one after the other. */
export class Connection {
  readonly #parts: ConnectionParts
  readonly #subscriptions = new Subscriptions()
  #caller: Caller = null
  #queue: Promise<void> = Promise.resolve()
  #isOver = false
  /** Frames in a row that were too many. */
  #refused = 0

  constructor(parts: ConnectionParts) {
    this.#parts = parts
  }

  get caller(): Caller {
    return this.#caller
  }

  get roles(): readonly string[] {
    return rolesOf(this.#caller)
  }

  /** From now on the connection hears as this person. */
  become(caller: Caller): void {
    this.#caller = caller
  }

  /** Does the work after everything that was asked before, so that answers keep the order of the questions. */
  inTurn(work: () => Promise<void>): Promise<void> {
    this.#queue = this.#queue.then(work).catch((error: unknown) => {
      this.#parts.onError(error)
      this.end(frameCodes.tryLater, 'Something went wrong on our side.')
    })
    return this.#queue
  }

  /** Greets the client. Until then it says nothing. */
  greet(inAddress: readonly SlottedSubscription[]): void {
    const slots: Record<string, string> = {}
    for (const { slot, wanted } of inAddress) slots[slot] = this.#subscribe(wanted).subscriptionId
    const channels = new Set(inAddress.flatMap(({ wanted }) => wanted.channels).flatMap((one) => this.#expand(one)))
    this.#send({
      type: 'connected',
      data: {
        channels: [...channels],
        subscriptions: inAddress.length === 0 ? [] : slots,
        user: this.#caller === null ? null : toUser(this.#caller.user),
      },
    })
  }

  /** Takes a frame of the client. One that sends on although it was shut out is cut off at once. */
  hear(text: string): Promise<void> {
    if (this.#isOver) {
      this.#refused += 1
      if (this.#refused > MAX_REFUSED_FRAMES) this.terminate()
      return Promise.resolve()
    }
    return this.inTurn(async () => {
      if (this.#isOver) return
      if (!this.#parts.admitFrame()) {
        this.#refused += 1
        if (this.#refused > MAX_REFUSED_FRAMES) return this.terminate()
        this.#send(errorFrame(frameCodes.tryLater, 'Too many frames. Wait a minute.'))
        return
      }
      this.#refused = 0
      try {
        await this.#answer(readFrame(text))
      } catch (error) {
        if (!(error instanceof UnusableFrame)) throw error
        this.#send(errorFrame(frameCodes.unusable, error.message))
      }
    })
  }

  /** Passes an event on when a subscription names one of its channels. Whether the person may know is the hub's to see to. */
  tell(event: ResourceEvent): void {
    const subscriptions = this.#subscriptions.matching(event.channels)
    if (subscriptions.length === 0) return
    const data = `${toldText(event)},"subscriptions":${JSON.stringify(subscriptions)}}`
    this.#sendText(`{"type":"event","data":${data}}`)
  }

  /** Bytes that wait because the client does not read. */
  get waitingBytes(): number {
    return this.#isOver ? 0 : this.#parts.socket.bufferedAmount
  }

  /** Says why and closes. */
  end(code: FrameCode, message: string): void {
    if (this.#isOver) return
    this.#send(errorFrame(code, message))
    this.close(code, message)
  }

  /** Closes without an error; clients come back. */
  close(code: number, reason: string): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#parts.socket.close(code, reason)
  }

  ping(): void {
    if (!this.#isOver) this.#parts.socket.ping()
  }

  terminate(): void {
    this.#isOver = true
    this.#parts.socket.terminate()
  }

  async #answer(frame: ClientFrame): Promise<void> {
    switch (frame.type) {
      case 'ping':
        return this.#send({ type: 'pong' })
      case 'authentication':
        return this.#authenticate(frame.data.session)
      case 'subscribe': {
        const fresh = frame.data.filter((one) => !this.#subscriptions.has(one.subscriptionId ?? '')).length
        if (this.#subscriptions.size + fresh > MAX_SUBSCRIPTIONS) {
          throw new UnusableFrame(`A connection has at most ${MAX_SUBSCRIPTIONS} subscriptions.`)
        }
        const wanted = frame.data.map(({ subscriptionId = newId(), ...one }) => ({ subscriptionId, ...one }))
        if (this.#subscriptions.channelsWith(wanted) > MAX_CHANNELS) {
          throw new UnusableFrame(`A connection listens to at most ${MAX_CHANNELS} channels.`)
        }
        const subscriptions = wanted.map((one) => this.#subscribe(one))
        return this.#respond({ to: 'subscribe', success: true, subscriptions })
      }
      case 'unsubscribe': {
        const subscriptions = frame.data.map(({ subscriptionId }) => ({
          subscriptionId,
          removed: this.#subscriptions.remove(subscriptionId),
        }))
        return this.#respond({ to: 'unsubscribe', success: true, subscriptions })
      }
    }
  }

  async #authenticate(secret: string): Promise<void> {
    await this.#parts.signIn(this, secret)
    const caller: SignedIn | null = this.#caller
    if (caller === null) throw new UnusableFrame('This session is not valid.')
    this.#respond({ to: 'authentication', success: true, user: toUser(caller.user) })
  }

  #subscribe({ subscriptionId = newId(), channels, queries }: WantedSubscription) {
    const subscription = { subscriptionId, channels, queries }
    this.#subscriptions.put(subscription)
    return subscription
  }

  #expand(channel: string): string[] {
    if (this.#caller === null || (channel !== 'account' && !channel.startsWith('account.'))) return [channel]
    return ['account', `account.${this.#caller.user.id}`]
  }

  #respond(data: object): void {
    this.#send({ type: 'response', data })
  }

  #send(frame: object): void {
    if (!this.#isOver) this.#sendText(JSON.stringify(frame))
  }

  #sendText(text: string): void {
    if (this.#isOver) return
    if (this.#parts.socket.bufferedAmount > MAX_BUFFERED_BYTES) this.terminate()
    else this.#parts.socket.send(text)
  }
}
