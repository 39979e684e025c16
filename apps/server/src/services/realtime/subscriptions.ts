/** A standing wish to hear of channels. */
export interface Subscription {
  readonly subscriptionId: string
  readonly channels: readonly string[]
  readonly queries: readonly string[]
}

/** Whatever id is written behind it, `account` means the account of the socket's own user. */
const meant = (channel: string): string =>
  channel === 'account' || channel.startsWith('account.') ? 'account' : channel

/** The subscriptions of one socket. */
export class Subscriptions {
  readonly #byId = new Map<string, { readonly shown: Subscription; readonly channels: ReadonlySet<string> }>()

  get size(): number {
    return this.#byId.size
  }

  /** How many channels they would name together once these are put among them. */
  channelsWith(wanted: readonly Omit<Subscription, 'queries'>[]): number {
    const counts = new Map([...this.#byId].map(([id, { shown }]) => [id, shown.channels.length]))
    for (const { subscriptionId, channels } of wanted) counts.set(subscriptionId, channels.length)
    return [...counts.values()].reduce((sum, count) => sum + count, 0)
  }

  has(id: string): boolean {
    return this.#byId.has(id)
  }

  /** Adds a subscription, or replaces the one with its id. */
  put(subscription: Subscription): void {
    this.#byId.set(subscription.subscriptionId, {
      shown: subscription,
      channels: new Set(subscription.channels.map(meant)),
    })
  }

  /** Gives whether there was one. */
  remove(id: string): boolean {
    return this.#byId.delete(id)
  }

  /** Ids of the subscriptions that name any of these channels. */
  matching(channels: readonly string[]): string[] {
    const ids: string[] = []
    for (const [id, { channels: wanted }] of this.#byId) {
      if (channels.some((channel) => wanted.has(channel))) ids.push(id)
    }
    return ids
  }
}
