export type Attributes = Readonly<Record<string, string | number>>

/** Something whose time is being measured. */
export interface OpenSpan {
  /** Runs work so that what begins in it counts as its part. */
  within<T>(work: () => T): T
  end(outcome: { readonly name?: string; readonly attributes: Attributes; readonly failed: boolean }): void
}

/** Where it is told how long the parts of a request or of an execution took. Nothing of a person is ever in it. */
export interface Traces {
  /**
   * Begins a request, or an execution's attempt; undefined when nothing is traced. `parent` is the `traceparent` that a
   * proxy sent.
   */
  begin(name: string, kind: 'request' | 'execution', parent?: string): OpenSpan | undefined
  /** A statement ended just now, as a part of what runs. It is told without its values. */
  statement(sql: string, ms: number): void
  /** Sends what is left and stops. */
  close(): Promise<void>
}

/** Traces nothing. */
export const noTraces: Traces = {
  begin: () => undefined,
  statement: () => undefined,
  close: async () => undefined,
}
