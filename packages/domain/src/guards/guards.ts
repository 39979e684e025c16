/** What a page asks of its visitor. */
export type PageNeed =
  /** Nothing: terms, callback. */
  | 'open'
  /** Login and sign-up: only while signed out. */
  | 'signed-out'
  /** Email verification, the notifications step, the wearable callback. */
  | 'signed-in'
  /** Every other onboarding step. */
  | 'verified'
  /** The app itself: signed in, verified, with a profile. */
  | 'onboarded'

/** What is known of the visitor. `hasProfile` is null until it was asked. */
export type Visitor =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' }
  | { readonly kind: 'signed-in'; readonly isVerified: boolean; readonly hasProfile: boolean | null }

/** Show the page, show the loading screen, or go elsewhere; `remember` is the place to come back to after sign-in. */
export type GuardDecision =
  | { readonly kind: 'show' }
  | { readonly kind: 'wait' }
  | { readonly kind: 'go'; readonly to: string; readonly remember?: string }

const LOGIN = '/login'
const HOME = '/home'
const VERIFY_EMAIL = '/auth/verify-email'
const show: GuardDecision = { kind: 'show' }
const wait: GuardDecision = { kind: 'wait' }

/** Where a guarded page stands and where its visitor would resume or return. */
export interface GuardedPlace {
  /** Path and query of the page that was asked for. */
  readonly here: string
  /** Path of the onboarding step at which the visitor would resume. */
  readonly resumePath: string
  /** Path remembered before sign-in, if any. */
  readonly remembered?: string | null
}

const isControl = (character: string): boolean => {
  const code = character.charCodeAt(0)
  return code < 32 || code === 127
}

/**
 * The remembered path when it surely stays on this origin; undefined otherwise. `//host`, a backslash or a control
 * character (which browsers drop or turn into a slash) would lead away; the pages of signing in would lead in a circle.
 */
export function findSafePath(remembered: string | null | undefined): string | undefined {
  if (remembered === null || remembered === undefined) return undefined
  if (!remembered.startsWith('/') || remembered.startsWith('//') || remembered === '/') return undefined
  if (remembered.includes('\\') || [...remembered].some(isControl)) return undefined
  return /^\/(?:login|signup|callback)(?:[/?#]|$)/.test(remembered) ? undefined : remembered
}

/** Decides what a visitor of a page gets to see. Sign-in, verified email and profile are asked for in this order. */
export function guard(need: PageNeed, visitor: Visitor, place: GuardedPlace): GuardDecision {
  if (need === 'open') return show
  if (visitor.kind === 'unknown') return wait
  if (need === 'signed-out') {
    return visitor.kind === 'signed-out' ? show : { kind: 'go', to: findSafePath(place.remembered) ?? HOME }
  }
  if (visitor.kind === 'signed-out') return { kind: 'go', to: LOGIN, remember: place.here }
  if (need === 'signed-in') return show
  if (!visitor.isVerified) return { kind: 'go', to: VERIFY_EMAIL }
  if (need === 'verified') return show
  if (visitor.hasProfile === null) return wait
  return visitor.hasProfile ? show : { kind: 'go', to: place.resumePath }
}
