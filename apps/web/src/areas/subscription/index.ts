// What other areas may use of this one.
export { PlanOffer } from './plan-offer.tsx'
export { useSubscription } from './use-subscription.ts'
export { offerTitle } from './words.ts'
