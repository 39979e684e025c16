import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** The weekly schedule, and the wearable with its recordings. */
export const screens: AreaScreens = {
  withProfile: [
    {
      path: paths.schedule,
      load: async () => ({ Component: (await import('./activity-schedule-screen.tsx')).ActivityScheduleScreen }),
    },
    {
      path: paths.wearable,
      load: async () => ({ Component: (await import('./wearable/wearable-screen.tsx')).WearableScreen }),
    },
  ],
}
