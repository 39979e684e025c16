import type { RouteObject } from 'react-router'
import type { AreaScreens, ScreenGroup } from '../navigation/screen.ts'
import { ErrorScreen } from './error-screen.tsx'

/**
 * A screen whose code cannot be fetched throws that when it is drawn: the router shows nothing at all for a route whose own
 * fetching rejects, not even its error boundary.
 */
const unfetched = (error: unknown) => ({
  Component: (): never => {
    throw error
  },
})

/** The routes of the screens that a group may see: each fetched when it is opened, each with its own error boundary. */
export const routesOf = (areas: readonly AreaScreens[], group: ScreenGroup): RouteObject[] =>
  areas.flatMap((screens) =>
    (screens[group] ?? []).map(({ path, load }) => ({
      path,
      lazy: () => load().catch(unfetched),
      ErrorBoundary: ErrorScreen,
    })),
  )
