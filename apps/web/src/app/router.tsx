import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { configuration, pathInApp } from '../api/configuration.ts'
import { fetchFoodNames } from '../languages/food-names.ts'
import { translation } from '../languages/start.ts'
import { paths } from '../navigation/paths.ts'
import { nextTask } from '../ui/next-task.ts'
import { dismissScreenNotices } from '../ui/show-notice.ts'
import { ErrorScreen } from './error-screen.tsx'
import { guarding } from './guards.ts'
import { publicAreas } from './public-areas.ts'
import { Root } from './root.tsx'
import { routesOf } from './routes-of.ts'
import { SignedInOnly } from './signed-in-only.tsx'
import { SignedOutOnly } from './signed-out-only.tsx'

/** The app behind the login, with all that its texts need. */
async function fetchAppRoutes(): Promise<RouteObject[]> {
  const [{ appRoutes }] = await Promise.all([import('./app-routes.ts'), translation.whole, fetchFoodNames()])
  await nextTask()
  return appRoutes
}

/** Whether a page that is opened at the path needs nothing of the app behind the login. */
const isPublic = (path: string): boolean =>
  publicAreas
    .flatMap(({ anyone = [], signedOut = [], signedIn = [] }) => [...anyone, ...signedOut, ...signedIn])
    .some((screen) => screen.path === path)

/**
 * Joins screens and guards. Guards are middleware: they decide before any loader below them reads. The app behind the
 * login is fetched where the page is opened at one of its paths, and else discovered when one of them is first opened, so that
 * the login does not carry the list of its screens. Known from the beginning its routes are sorted and matched once.
 */
export async function makeRouter() {
  // What cannot be fetched now is asked for again, and told of, when the path is looked for.
  const appRoutes = isPublic(pathInApp(location.pathname)) ? [] : await fetchAppRoutes().catch(() => [])
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
          ...appRoutes,
        ],
      },
    ],
    {
      basename: configuration.basePath || '/',
      patchRoutesOnNavigation: async ({ patch }) => {
        patch('root', await fetchAppRoutes())
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

/** Settles in a task of its own once the first screen of the router is here, with what its loaders have read. */
export async function untilReady(router: Awaited<ReturnType<typeof makeRouter>>): Promise<void> {
  await new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve()
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return
      stop()
      resolve()
    })
  })
  await nextTask()
}
