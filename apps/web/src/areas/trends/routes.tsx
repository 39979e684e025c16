import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** What was logged, measured and aimed at over time. */
export const screens: AreaScreens = {
  withProfile: [
    {
      path: paths.trends,
      load: async () => {
        const [{ TrendsScreen }, { loadTrends }] = await Promise.all([
          import('./trends-screen.tsx'),
          import('./load-trends.ts'),
        ])
        return { Component: TrendsScreen, loader: loadTrends, shouldRevalidate: () => false }
      },
    },
    {
      path: paths.nutrients,
      load: async () => ({ Component: (await import('./nutrients/nutrients-screen.tsx')).NutrientsScreen }),
    },
  ],
}
