import { projectId } from '@pacemeal/protocol'
import { Realtime, type RealtimeResponseEvent } from 'appwrite'
import { WebSocket } from 'ws'
import type { Browser } from './test-browser.ts'

/** One browser's realtime: its cookies, and how many subscriptions were asked for and confirmed. */
interface Page {
  readonly cookies: Browser['cookies']
  asked: number
  readonly confirmed: Set<string>
  readonly waiting: (() => void)[]
}

const pages = new Map<string, Page>()
const pageOf = new WeakMap<Realtime, Page>()

const noteConfirmation = (page: Page, text: string): void => {
  const { type, data } = JSON.parse(text)
  if (type !== 'response' || data.to !== 'subscribe') return
  for (const { subscriptionId } of data.subscriptions) page.confirmed.add(subscriptionId)
  for (const wake of page.waiting.splice(0)) wake()
}

const cookieHeader = (jar: Browser['cookies'] | undefined): Record<string, string> => {
  const cookies = [...(jar ?? [])].map(([name, { value }]) => `${name}=${value}`).join('; ')
  return cookies === '' ? {} : { cookie: cookies }
}

/** Node's WebSocket sends no cookies, a browser's does: the user part of our addresses says whose. */
class BrowserSocket extends WebSocket {
  constructor(address: string) {
    const url = new URL(address)
    const page = pages.get(url.username)
    url.username = ''
    super(url, { headers: cookieHeader(page?.cookies) })
    this.on('message', (data) => page !== undefined && noteConfirmation(page, data.toString()))
  }
}

// What the SDK expects of a browser's page.
Object.assign(globalThis, {
  WebSocket: BrowserSocket,
  window: { setTimeout, setInterval, clearInterval, clearTimeout, localStorage: { getItem: () => null } },
})

let opened = 0

/** The official SDK's realtime for a browser, sending its cookies with the handshake. */
export const openRealtime = (browser: Browser): Realtime => {
  opened += 1
  const mark = `browser-${opened}`
  const page: Page = { cookies: browser.cookies, asked: 0, confirmed: new Set(), waiting: [] }
  pages.set(mark, page)
  const address = new URL(browser.client.config.endpoint.replace(/^http/, 'ws'))
  address.username = mark
  browser.client.setEndpointRealtime(address.href)
  const realtime = new Realtime(browser.client)
  pageOf.set(realtime, page)
  return realtime
}

/** What a subscription heard, in order, and a way to wait for more of it. */
export interface Heard {
  readonly events: readonly RealtimeResponseEvent<Record<string, unknown>>[]
  /** Waits until so many events are there. */
  until(count: number): Promise<readonly RealtimeResponseEvent<Record<string, unknown>>[]>
}

/** Subscribes through the SDK, and waits until the server has confirmed it. */
export const listen = async (realtime: Realtime, channels: string | string[]): Promise<Heard> => {
  const page = pageOf.get(realtime)
  if (page === undefined) throw new Error('Open it by openRealtime().')
  page.asked += 1
  const events: RealtimeResponseEvent<Record<string, unknown>>[] = []
  const waiting: (() => void)[] = []
  await realtime.subscribe(Array.isArray(channels) ? channels : [channels], (event) => {
    events.push(event)
    for (const wake of waiting.splice(0)) wake()
  })
  while (page.confirmed.size < page.asked) await new Promise<void>((wake) => page.waiting.push(wake))
  return {
    events,
    async until(count) {
      while (events.length < count) await new Promise<void>((wake) => waiting.push(wake))
      return events
    },
  }
}

/** A frame of the server, or the close of the socket. */
export type Frame =
  | { readonly type: string; readonly data: Record<string, unknown> }
  | { readonly type: 'closed'; readonly code: number }

/** A socket without the SDK: for what the SDK hides. */
export interface RawSocket {
  send(frame: object | string): void
  /** The next frame that has not been taken yet. */
  next(): Promise<Frame>
  close(): void
}

export interface RawOptions {
  readonly cookies?: Browser['cookies']
  readonly headers?: Readonly<Record<string, string>>
  /** After `?`. */
  readonly query?: string
}

/** Opens a socket; `url` is the server's address. */
export const openSocket = (url: string, options: RawOptions = {}): RawSocket => {
  const query = options.query ?? `project=${projectId}`
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/v1/realtime?${query}`, {
    headers: { ...cookieHeader(options.cookies), ...options.headers },
  })
  const frames: Frame[] = []
  const waiting: ((frame: Frame) => void)[] = []
  const take = (frame: Frame): void => {
    const wake = waiting.shift()
    if (wake === undefined) frames.push(frame)
    else wake(frame)
  }
  socket.on('message', (data) => take(JSON.parse(data.toString())))
  socket.on('close', (code) => take({ type: 'closed', code }))
  socket.on('error', () => undefined)
  return {
    send: (frame) => socket.send(typeof frame === 'string' ? frame : JSON.stringify(frame)),
    async next() {
      return frames.shift() ?? new Promise((wake) => waiting.push(wake))
    },
    close: () => socket.close(),
  }
}
