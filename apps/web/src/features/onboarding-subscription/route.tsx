export { SubscriptionStepScreen as Component } from './subscription-step-screen.tsx'
