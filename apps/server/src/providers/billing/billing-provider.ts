import type { PlanId, TestCard } from '@pacemeal/domain'

/** Why a provider did not do what it was asked; services put it into words. */
export type BillingRefusal =
  /** Nothing runs that could be cancelled. */
  | 'nothing-to-cancel'
  /** The card was declined, and nothing has changed. */
  | 'card-declined'
  /** The provider has no such thing: no pages of its own, no test cards. */
  | 'not-offered'
  /** There is no paid payment with this id. */
  | 'no-such-payment'
  /** The person has not been to the provider yet. */
  | 'no-customer'

export type BillingAnswer =
  | { readonly kind: 'done' }
  /** The person goes on at a page of the provider, and comes back to one of ours. */
  | { readonly kind: 'go-to'; readonly url: string }
  | { readonly kind: 'refused'; readonly why: BillingRefusal }

/**
 * Who charges. What somebody subscribed to and paid is kept in our own records, which only the provider's word changes.
 * Calls for one person must not run beside each other. Every method may reject with a {@link BillingFailure} when the
 * provider is out of reach; nothing has changed then, or it becomes known when its records are read next.
 */
export interface BillingProvider {
  /** As records and screens name it. `embedded` takes no money. */
  readonly name: 'embedded' | 'stripe'
  /** Starts the trial of a plan, once a person; then paid time. While something runs: changes the plan, takes a cancellation back. */
  subscribe(userId: string, plan: PlanId): Promise<BillingAnswer>
  /** Calls the next charge off. */
  cancel(userId: string): Promise<BillingAnswer>
  /** The provider's own pages for cards and invoices. */
  openPortal(userId: string): Promise<BillingAnswer>
  /** Brings our records up to the provider's. */
  refresh(userId: string): Promise<BillingAnswer>
  /** What becomes of the next charge; only where no real card is charged. */
  chooseTestCard(userId: string, card: TestCard): Promise<BillingAnswer>
  /** Gives the whole of a payment back. */
  refund(paymentId: string): Promise<BillingAnswer>
}

/**
 * What went wrong with a payment provider:
 * - `timeout`, `unavailable`, `busy`: later it may work, and it was tried again;
 * - `refused`: it does not take the request (keys, prices, configuration);
 * - `malformed`: an answer came, but not in the shape that it documents.
 */
export type BillingFailureReason = 'timeout' | 'unavailable' | 'busy' | 'refused' | 'malformed'

/** The expected failure of a payment provider. Its message is for the log. */
export class BillingFailure extends Error {
  readonly reason: BillingFailureReason
  constructor(reason: BillingFailureReason, message: string, options: ErrorOptions = {}) {
    super(message, options)
    this.name = 'BillingFailure'
    this.reason = reason
  }

  /** Whether asking again later may help. */
  get isPassing(): boolean {
    return this.reason !== 'refused' && this.reason !== 'malformed'
  }
}
