/** A moment of a recording. What the device did not say is absent. */
export interface Point {
  /** Epoch milliseconds. */
  readonly at: number
  /** Beats a minute. */
  readonly pulse?: number
  /** Metres a second. */
  readonly speed?: number
  /** Turns or steps of one foot a minute. */
  readonly cadence?: number
  /** Watts. */
  readonly power?: number
  /** In degrees; used here to find standstills, and never sent. */
  readonly place?: { readonly latitude: number; readonly longitude: number }
  /** The recording was stopped before this point, and begun again with it. */
  readonly isNewPart?: boolean
}
