export { SubscriptionPlansScreen as Component } from './subscription-plans-screen.tsx'
