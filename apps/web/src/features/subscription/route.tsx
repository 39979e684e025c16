export { SubscriptionScreen as Component } from './subscription-screen.tsx'
