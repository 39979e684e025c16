import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** What was notified, and how it is. */
export const screens: AreaScreens = {
  withProfile: [
    {
      path: paths.notifications,
      load: async () => ({ Component: (await import('./notifications-screen.tsx')).NotificationsScreen }),
    },
    {
      path: paths.notificationSettings,
      load: async () => ({
        Component: (await import('./settings/notification-settings-screen.tsx')).NotificationSettingsScreen,
      }),
    },
  ],
}
