/** Where what happens is counted, for those who watch a server. Nothing of a person is ever in it. */
export interface Metrics {
  /** A request was answered. `route` is the pattern, never the address. */
  request(request: {
    readonly method: string
    readonly route: string
    readonly status: number
    readonly seconds: number
  }): void
  /** An execution came to its end; the time it waited counts. */
  execution(execution: {
    readonly functionId: string
    readonly outcome: 'completed' | 'failed'
    readonly seconds: number
  }): void
  /** A week was planned: how much dearer its menu is than the linear bound, in prices of the search, and whether the search was ended early. */
  planned(week: { readonly aboveBound: number; readonly isCut: boolean }): void
  /** A service outside was asked for something: a mail, a push, a text message. */
  sent(sending: { readonly kind: string; readonly outcome: 'sent' | 'later' | 'retry' | 'dead' }): void
  /** A statement took longer than the setting allows. */
  slowQuery(): void
  /** The text that Prometheus reads; undefined when nothing is counted. */
  read(gauges: readonly Gauge[]): Promise<{ readonly contentType: string; readonly text: string } | undefined>
}

/** Something that is looked up when it is asked for. */
export interface Gauge {
  readonly name: string
  readonly help: string
  readonly values: readonly { readonly labels?: Readonly<Record<string, string>>; readonly value: number }[]
}

/** Counts nothing. */
export const noMetrics: Metrics = {
  request: () => undefined,
  execution: () => undefined,
  planned: () => undefined,
  sent: () => undefined,
  slowQuery: () => undefined,
  read: async () => undefined,
}
