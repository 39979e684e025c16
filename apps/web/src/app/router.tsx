import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import { guarding } from './guards.ts'
import { LoadingScreen } from './loading-screen.tsx'
import { paths } from './paths.ts'
import { Root } from './root.tsx'
import { type Screen, screens } from './screens.ts'
import { SignedInOnly } from './signed-in-only.tsx'

const routesOf = (group: readonly Screen[]): RouteObject[] =>
  group.map(({ path, load }) => ({ path, lazy: load, ErrorBoundary: ErrorScreen }))

/** Joins screens, guards and shell. Guards are middleware: they decide before any loader below them reads. */
export const makeRouter = () =>
  createBrowserRouter([
    {
      Component: Root,
      ErrorBoundary: ErrorScreen,
      HydrateFallback: LoadingScreen,
      children: [
        ...routesOf(screens.anyone),
        { middleware: [guarding('signed-out')], children: routesOf(screens.signedOut) },
        { middleware: [guarding('signed-in')], Component: SignedInOnly, children: routesOf(screens.signedIn) },
        { middleware: [guarding('verified')], Component: SignedInOnly, children: routesOf(screens.verified) },
        {
          middleware: [guarding('onboarded')],
          Component: SignedInOnly,
          children: [
            {
              lazy: async () => ({ Component: (await import('./shell.tsx')).Shell }),
              children: routesOf(screens.withProfile),
            },
            ...routesOf(screens.withProfileBare),
          ],
        },
        { path: paths.dashboard, loader: () => redirect(paths.home) },
        { path: '*', loader: () => redirect(paths.login) },
      ],
    },
  ])
