import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** The subscription, its plans and its payments. */
export const screens: AreaScreens = {
  withProfile: [
    {
      path: paths.subscription,
      load: async () => ({ Component: (await import('./subscription-screen.tsx')).SubscriptionScreen }),
    },
    {
      path: paths.subscriptionPlans,
      load: async () => ({ Component: (await import('./subscription-plans-screen.tsx')).SubscriptionPlansScreen }),
    },
    {
      path: paths.subscriptionSuccess,
      load: async () => ({ Component: (await import('./subscription-success-screen.tsx')).SubscriptionSuccessScreen }),
    },
    {
      path: paths.paymentHistory,
      load: async () => ({ Component: (await import('./payment-history-screen.tsx')).PaymentHistoryScreen }),
    },
  ],
}
