import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** The weekly schedule, races and long sessions with their fuel, and the wearable with its recordings. */
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
    {
      path: paths.events,
      load: async () => ({ Component: (await import('./events/events-screen.tsx')).EventsScreen }),
    },
    {
      path: paths.newEvent,
      load: async () => ({ Component: (await import('./events/event-editor-screen.tsx')).NewEventScreen }),
    },
    {
      path: paths.eventOfId,
      load: async () => ({ Component: (await import('./events/event-screen.tsx')).EventScreen }),
    },
    {
      path: paths.editEventOfId,
      load: async () => ({ Component: (await import('./events/event-editor-screen.tsx')).EditEventScreen }),
    },
    {
      path: paths.eventReportOfId,
      load: async () => ({ Component: (await import('./events/report-screen.tsx')).ReportScreen }),
    },
    {
      path: paths.raceProducts,
      load: async () => ({ Component: (await import('./events/products-screen.tsx')).ProductsScreen }),
    },
    {
      path: paths.sweatTests,
      load: async () => ({ Component: (await import('./events/sweat-tests-screen.tsx')).SweatTestsScreen }),
    },
    {
      path: paths.trainingCalendars,
      load: async () => ({ Component: (await import('./calendars/calendars-screen.tsx')).CalendarsScreen }),
    },
  ],
  withProfileBare: [
    {
      path: paths.eventCardOfId,
      load: async () => ({ Component: (await import('./events/race-card-screen.tsx')).RaceCardScreen }),
    },
  ],
}
