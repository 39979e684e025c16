import { createBrowserRouter, redirect } from 'react-router'
import { configuration } from '../api/configuration.ts'
import { fetchFoodNames } from '../languages/food-names.ts'
import { translation } from '../languages/start.ts'
import { paths } from '../navigation/paths.ts'
import { dismissScreenNotices } from '../ui/show-notice.ts'
import { ErrorScreen } from './error-screen.tsx'
import { guarding } from './guards.ts'
import { publicAreas } from './public-areas.ts'
import { Root } from './root.tsx'
import { routesOf } from './routes-of.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/**
 * Joins screens and guards. Guards are middleware: they decide before any loader below them reads. The app behind the
 * login is discovered when one of its paths is first opened, so that the login does not carry the list of its screens.
 */
export function makeRouter() {
  const router = createBrowserRouter(
    [
      {
        id: 'root',
        Component: Root,
        ErrorBoundary: ErrorScreen,
        children: [
          ...routesOf(publicAreas, 'anyone'),
          {
            middleware: [guarding('signed-out')],
            Component: SignedOutOnly,
            children: routesOf(publicAreas, 'signedOut'),
          },
          {
            middleware: [guarding('signed-in')],
            Component: SignedInOnly,
            children: routesOf(publicAreas, 'signedIn'),
          },
          { path: '*', loader: () => redirect(paths.login) },
        ],
      },
    ],
    {
      basename: configuration.basePath || '/',
      patchRoutesOnNavigation: async ({ patch }) => {
        const [{ appRoutes }] = await Promise.all([import('./app-routes.ts'), translation.whole, fetchFoodNames()])
        patch('root', appRoutes)
      },
    },
  )
  let shown = router.state.location.pathname
  router.subscribe(({ location: { pathname } }) => {
    if (pathname === shown) return
    shown = pathname
    // Before the new screen is drawn, so that what that one says stays.
    dismissScreenNotices()
  })
  return router
}
