/** How pictures are written. */
export type PictureFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

export const gravities = [
  'center',
  'top-left',
  'top',
  'top-right',
  'left',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const
export type Gravity = (typeof gravities)[number]

/** How a picture is to be shown; sizes in pixels, 0 for what follows from the picture. */
export interface PreviewShape {
  readonly width: number
  readonly height: number
  readonly gravity: Gravity
  /** 1 to 100; null for the format's own. */
  readonly quality: number | null
  readonly borderWidth: number
  /** Six hexadecimal digits. */
  readonly borderColor: string
  readonly borderRadius: number
  /** 0 to 1. */
  readonly opacity: number
  /** Degrees, clockwise. */
  readonly rotation: number
  /** Six hexadecimal digits, '' for none. */
  readonly background: string
}

/** What is to be drawn of a picture: itself anew, upright and no larger than asked, or a preview of it. */
export type Drawing =
  | { readonly kind: 'redraw'; readonly format: PictureFormat; readonly longestSide: number }
  | { readonly kind: 'preview'; readonly format: PictureFormat; readonly shape: PreviewShape }

/**
 * Why a picture could not be drawn:
 * - `broken`: it cannot be read;
 * - `too-many-pixels`: it claims more than any camera takes;
 * - `too-long`: the side that was left out would come out too long;
 * - `too-slow`: the drawing was stopped at its time limit;
 * - `busy`: its owner has too many pictures waiting;
 * - `infected`: a scanner found malware in it;
 * - `not-scanned`: it is to be scanned, and nobody could.
 */
export type PictureFailureReason =
  | 'broken'
  | 'too-many-pixels'
  | 'too-long'
  | 'too-slow'
  | 'busy'
  | 'infected'
  | 'not-scanned'

/** The expected failure of a drawing. Its message is for the log. */
export class PictureFailure extends Error {
  readonly reason: PictureFailureReason
  constructor(reason: PictureFailureReason, message: string) {
    super(message)
    this.name = 'PictureFailure'
    this.reason = reason
  }
}

/** A picture that somebody wants drawn. */
export interface DrawingRequest {
  /** Whose turn it takes: a person, or the network of a guest. */
  readonly owner: string
  /** Aborted when nobody wants it any more: a drawing that waits is dropped, one that runs is stopped. */
  readonly signal: AbortSignal
  /** The caller holds the picture in memory while it waits, so that only a few may. */
  readonly isInMemory: boolean
  /** Reads the picture once it is its turn. */
  open(): Promise<Uint8Array>
  readonly drawing: Drawing
}

/** Draws pictures beside the process that answers people; owners take turns. */
export interface PictureRenderer {
  /** The drawn bytes. Rejects with a PictureFailure, or with the signal's own reason. */
  draw(request: DrawingRequest): Promise<Buffer>
  close(): Promise<void>
}
