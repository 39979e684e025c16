export type DataType = 'activity' | 'body' | 'sleep' | 'daily'

/** Somebody's connection, and what their device has recorded. */
export interface TerraPerson {
  readonly userId: string
  readonly referenceId: string
  /** In capitals, as the service writes makers. */
  readonly provider: string
  isActive: boolean
  readonly records: Record<DataType, unknown[]>
}

/** A link to the page of a maker that is open. */
export interface Session {
  readonly referenceId: string
  readonly provider: string
  readonly successUrl: string
  readonly failureUrl: string
}

/** What goes out; nothing at all when it fails by silence. */
export interface Reply {
  readonly status: number
  readonly body: string
  readonly headers?: Readonly<Record<string, string>>
}
