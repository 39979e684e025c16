/** Something changed that a client may watch. */
export interface ResourceEvent {
  readonly kind: 'resource'
  /** Names, the fully concrete one first. */
  readonly events: readonly string[]
  readonly channels: readonly string[]
  /** The resource as a GET would show it; for a deletion its last state. */
  readonly payload: Readonly<Record<string, unknown>>
  /** Roles that may read the resource; a socket that holds one of them may hear of it. */
  readonly readers: readonly string[]
  /** ISO-8601 UTC. */
  readonly timestamp: string
}

/** Sessions are over: their sockets are to be closed. */
export interface SessionsEnded {
  readonly kind: 'sessions-ended'
  readonly userId: string
  readonly sessionIds: readonly string[]
}

/** Events of other processes may have been missed: whoever follows them has to read afresh. */
export interface Gap {
  readonly kind: 'gap'
}

export type BusEvent = ResourceEvent | SessionsEnded | Gap

/** Carries what happened to whoever listens, in the order of publishing. Publish after the commit, never before. */
export interface EventBus {
  publish(event: BusEvent): void
  /** Gives the function that ends the subscription. */
  subscribe(listener: (event: BusEvent) => void): () => void
  close(): Promise<void>
}
