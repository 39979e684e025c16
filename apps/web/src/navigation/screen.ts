import type { RouteObject } from 'react-router'

/** What a screen's module gives the router, under the router's own names. */
type ScreenModule = () => Promise<Pick<RouteObject, 'Component' | 'loader' | 'shouldRevalidate'>>

/** A screen: its address, and how its code is fetched when it is first opened. */
export interface Screen {
  readonly path: string
  readonly load: ScreenModule
}

/** Who may see a screen, and whether the shell stands around it. */
export type ScreenGroup =
  /** Everybody. */
  | 'anyone'
  /** Only who is not signed in. */
  | 'signedOut'
  /** Signed in, verified or not. */
  | 'signedIn'
  /** Signed in with a verified address; no profile needed. */
  | 'verified'
  /** The app proper, inside the shell: a profile is there. */
  | 'withProfile'
  /** Full-screen parts of the app, without the shell. */
  | 'withProfileBare'

/** The screens of an area, by who may see them. */
export type AreaScreens = Readonly<Partial<Record<ScreenGroup, readonly Screen[]>>>
