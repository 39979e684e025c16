import { type RouteObject, redirect } from 'react-router'
import { paths } from '../navigation/paths.ts'
import { appAreas } from './areas.ts'
import { BareFrame } from './bare-frame.tsx'
import { guarding } from './guards.ts'
import { publicAreas } from './public-areas.ts'
import { routesOf } from './routes-of.ts'
import { Shell } from './shell.tsx'
import { SignedInListening } from './signed-in-listening.tsx'

/** The app behind the login: its screens, guards and shell. The ids keep a second discovery from adding them again. */
export const appRoutes: RouteObject[] = [
  {
    id: 'signed-in',
    middleware: [guarding('signed-in')],
    Component: SignedInListening,
    children: routesOf(appAreas, 'signedIn'),
  },
  {
    id: 'verified',
    middleware: [guarding('verified')],
    Component: SignedInListening,
    children: routesOf(appAreas, 'verified'),
  },
  {
    id: 'onboarded',
    middleware: [guarding('onboarded')],
    Component: SignedInListening,
    children: [
      { Component: Shell, children: routesOf([...publicAreas, ...appAreas], 'withProfile') },
      { Component: BareFrame, children: routesOf(appAreas, 'withProfileBare') },
    ],
  },
  { id: 'dashboard', path: paths.dashboard, loader: () => redirect(paths.home) },
]
