export { PaymentHistoryScreen as Component } from './payment-history-screen.tsx'
