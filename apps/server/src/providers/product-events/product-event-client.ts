export type ProductEventName = 'signup' | 'onboarding_completed' | 'subscription'

/** What others may know of something that happened: who by an id that means nothing elsewhere, what, and when. */
export interface ToldProductEvent {
  /** The same for the same event, so that telling it again counts once. */
  readonly id: string
  readonly name: ProductEventName
  readonly user: string
  /** More about it: the plan of a subscription; null where there is nothing more. */
  readonly detail: string | null
  /** When it happened, ISO text in UTC. */
  readonly at: string
}

/** What came of telling an event. */
export type EventTold = { readonly kind: 'sent' } | { readonly kind: 'retry' | 'dead'; readonly why: string }

/** Somebody outside who counts what happens: product analytics, or an affiliate programme. */
export interface ProductEventClient {
  /** What it is called in keys and logs. */
  readonly name: string
  /** Whether it is to hear of events of this name. */
  wants(event: ProductEventName): boolean
  /** Tells it; never throws. An event may be told again: `retry` says that it surely or maybe did not arrive. */
  send(event: ToldProductEvent, signal: AbortSignal): Promise<EventTold>
}
