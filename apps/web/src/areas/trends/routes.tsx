import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** What was logged, measured and aimed at over time. */
export const screens: AreaScreens = {
  withProfile: [
    { path: paths.trends, load: async () => ({ Component: (await import('./trends-screen.tsx')).TrendsScreen }) },
    {
      path: paths.nutrients,
      load: async () => ({ Component: (await import('./nutrients/nutrients-screen.tsx')).NutrientsScreen }),
    },
  ],
}
