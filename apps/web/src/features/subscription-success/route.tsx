export { SubscriptionSuccessScreen as Component } from './subscription-success-screen.tsx'
