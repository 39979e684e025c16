import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** Races and long sessions with their fuel, the products, and the sweat tests. */
export const screens: AreaScreens = {
  withProfile: [
    { path: paths.events, load: async () => ({ Component: (await import('./events-screen.tsx')).EventsScreen }) },
    {
      path: paths.newEvent,
      load: async () => ({ Component: (await import('./event-editor-screen.tsx')).NewEventScreen }),
    },
    { path: paths.eventOfId, load: async () => ({ Component: (await import('./event-screen.tsx')).EventScreen }) },
    {
      path: paths.editEventOfId,
      load: async () => ({ Component: (await import('./event-editor-screen.tsx')).EditEventScreen }),
    },
    {
      path: paths.eventReportOfId,
      load: async () => ({ Component: (await import('./report-screen.tsx')).ReportScreen }),
    },
    {
      path: paths.raceProducts,
      load: async () => ({ Component: (await import('./products-screen.tsx')).ProductsScreen }),
    },
    {
      path: paths.sweatTests,
      load: async () => ({ Component: (await import('./sweat-tests-screen.tsx')).SweatTestsScreen }),
    },
  ],
  withProfileBare: [
    {
      path: paths.eventCardOfId,
      load: async () => ({ Component: (await import('./race-card-screen.tsx')).RaceCardScreen }),
    },
  ],
}
