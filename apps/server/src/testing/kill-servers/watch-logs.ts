import { setTimeout as later } from 'node:timers/promises'
import { databaseId, mealLogs, projectId } from '@pacemeal/protocol'
import { WebSocket } from 'ws'
import { headersOf, type Member } from './retrying-client.ts'

/** A person's realtime over one address, opened again whenever it ends. */
export interface LogWatch {
  /** How often it was opened. */
  readonly openings: number
  /** Waits until the server has confirmed what is listened to. */
  untilListening(): Promise<void>
  /** Waits until the creation of the log was heard; false when it was not in that time. */
  hears(logId: string, withinMs: number): Promise<boolean>
  close(): void
}

const CHANNEL = `databases.${databaseId}.collections.${mealLogs.id}.documents`
const REOPEN_MS = 200
const LOOK_MS = 20

/** Listens to a person's meal logs. */
export const watchLogs = (url: string, member: Member): LogWatch => {
  const heard = new Set<string>()
  let isListening = false
  let isOver = false
  let openings = 0
  let socket: WebSocket
  const open = (): void => {
    openings += 1
    const address = `${url.replace(/^http/, 'ws')}/v1/realtime?project=${projectId}`
    const { cookie } = headersOf(member)
    socket = new WebSocket(address, { headers: { cookie } })
    socket.on('message', (data) => {
      const frame = JSON.parse(data.toString())
      if (frame.type === 'connected') {
        const subscription = { subscriptionId: 'logs', channels: [CHANNEL], queries: [] }
        socket.send(JSON.stringify({ type: 'subscribe', data: [subscription] }))
      }
      if (frame.type === 'response' && frame.data.to === 'subscribe') isListening = true
      if (frame.type === 'event' && frame.data.events[0]?.endsWith('.create')) heard.add(frame.data.payload.$id)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      isListening = false
      if (!isOver) setTimeout(open, REOPEN_MS)
    })
  }
  open()
  return {
    get openings() {
      return openings
    },
    async untilListening() {
      while (!isListening) await later(LOOK_MS)
    },
    async hears(logId, withinMs) {
      const until = Date.now() + withinMs
      while (!heard.has(logId) && Date.now() < until) await later(LOOK_MS)
      return heard.has(logId)
    },
    close() {
      isOver = true
      socket.terminate()
    },
  }
}
