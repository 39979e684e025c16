import type { RouteObject } from 'react-router'
import { ErrorScreen } from './error-screen.tsx'
import type { Screen } from './public-screens.ts'

/** The routes of a group of screens: each fetched when it is opened, each with its own error boundary. */
export const routesOf = (group: readonly Screen[]): RouteObject[] =>
  group.map(({ path, load }) => ({ path, lazy: load, ErrorBoundary: ErrorScreen }))
