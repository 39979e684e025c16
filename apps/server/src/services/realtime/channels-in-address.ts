import { type WantedSubscription, wantedSubscription } from './frames.ts'

const SLOTTED = /^(.{1,500})\[(\d{1,4})\]\[\]$/s

/** A subscription that is written in the address, under the slot by which its client knows it. */
export interface SlottedSubscription {
  readonly slot: string
  readonly wanted: WantedSubscription
}

/**
 * The subscriptions in a realtime address, as clients before version 25 write them: `channels[]=a&channels[]=b`, and
 * since version 21 also `a[slot][]=query`, which tells the subscriptions apart. Undefined when one cannot be used.
 */
export const subscriptionsInAddress = (address: string): readonly SlottedSubscription[] | undefined => {
  const query = new URL(address, 'http://localhost').searchParams
  const plain = new Set<string>()
  const slots = new Map<string, { channels: Set<string>; queries: Set<string> }>()
  for (const [key, value] of query) {
    if (/^channels(\[\d{0,4}\])?$/.test(key)) plain.add(value)
    const [, channel, slot] = SLOTTED.exec(key) ?? []
    if (channel === undefined || slot === undefined || channel === 'channels') continue
    const one = slots.get(slot) ?? { channels: new Set(), queries: new Set() }
    one.channels.add(channel)
    one.queries.add(value)
    slots.set(slot, one)
  }
  if (slots.size === 0 && plain.size > 0) slots.set('0', { channels: plain, queries: new Set() })
  const wanted = [...slots].map(([slot, { channels, queries }]) => ({
    slot,
    read: wantedSubscription.safeParse({ channels: [...channels], queries: [...queries] }),
  }))
  const subscriptions: SlottedSubscription[] = []
  for (const { slot, read } of wanted) {
    if (!read.success) return undefined
    subscriptions.push({ slot, wanted: read.data })
  }
  return subscriptions
}
