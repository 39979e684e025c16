import type { RouteObject } from 'react-router'
import { paths } from '../navigation/paths.ts'

/** A screen's module, `features/<screen>/route.tsx`: exports `Component` and, where it reads before it shows, `loader`. */
type ScreenModule = () => Promise<Pick<RouteObject, 'Component' | 'loader' | 'handle'>>

export interface Screen {
  readonly path: string
  readonly load: ScreenModule
}

/** The screens before the app, known from the first moment. */
export const publicScreens: Readonly<Record<'anyone' | 'signedOut' | 'signedIn', readonly Screen[]>> = {
  anyone: [
    { path: paths.terms, load: () => import('../features/terms/route.tsx') },
    { path: paths.callback, load: () => import('../features/callback/route.tsx') },
    { path: paths.forgotPassword, load: () => import('../features/forgot-password/route.tsx') },
    { path: paths.resetPassword, load: () => import('../features/reset-password/route.tsx') },
  ],
  signedOut: [
    { path: paths.login, load: () => import('../features/login/route.tsx') },
    { path: paths.signup, load: () => import('../features/signup/route.tsx') },
  ],
  /** Signed in, verified or not. */
  signedIn: [{ path: paths.verifyEmail, load: () => import('../features/verify-email/route.tsx') }],
}
