import { paths } from '../../navigation/paths.ts'
import type { AreaScreens } from '../../navigation/screen.ts'

/** The profile, its editor, and the person's data. */
export const screens: AreaScreens = {
  withProfile: [
    { path: paths.profile, load: async () => ({ Component: (await import('./profile-screen.tsx')).ProfileScreen }) },
    {
      path: paths.editProfile,
      load: async () => ({ Component: (await import('./edit/edit-profile-screen.tsx')).EditProfileScreen }),
    },
    {
      path: paths.yourData,
      load: async () => ({ Component: (await import('./your-data/your-data-screen.tsx')).YourDataScreen }),
    },
  ],
}
