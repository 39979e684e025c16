import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** The profile, its editor, the kitchen, and the person's data. */
export const screens: AreaScreens = {
  withProfile: [
    { path: paths.profile, load: async () => ({ Component: (await import('./profile-screen.tsx')).ProfileScreen }) },
    {
      path: paths.editProfile,
      load: async () => ({ Component: (await import('./edit/edit-profile-screen.tsx')).EditProfileScreen }),
    },
    {
      path: paths.kitchen,
      load: async () => ({ Component: (await import('./kitchen/kitchen-screen.tsx')).KitchenScreen }),
    },
    {
      path: paths.bodyLog,
      load: async () => ({ Component: (await import('./body/body-screen.tsx')).BodyScreen }),
    },
    {
      path: paths.health,
      load: async () => ({ Component: (await import('./health/health-screen.tsx')).HealthScreen }),
    },
    {
      path: paths.security,
      load: async () => ({ Component: (await import('./security/security-screen.tsx')).SecurityScreen }),
    },
    {
      path: paths.units,
      load: async () => ({ Component: (await import('./units-screen.tsx')).UnitsScreen }),
    },
    {
      path: paths.yourData,
      load: async () => ({ Component: (await import('./your-data/your-data-screen.tsx')).YourDataScreen }),
    },
  ],
}
