import { t } from '@lingui/core/macro'

const MEGA = 1_000_000

/** Most pixels of a picture that is opened on the device, and most bytes of its file. */
export const MAX_PICTURE_PIXELS = 64 * MEGA
export const MAX_PICTURE_BYTES = 50 * MEGA

/** Why a chosen file is no picture for a scan; `amount` is what there is too much of. */
export interface PictureProblem {
  readonly code:
    | 'empty'
    | 'unreachable'
    | 'no-picture'
    | 'damaged'
    | 'heic'
    | 'avif'
    | 'too-many-pixels'
    | 'too-many-bytes'
  readonly amount?: number
}

/** What was wrong with a file, and what to do. */
export function pictureProblemText({ code, amount = 0 }: PictureProblem): string {
  const size = Math.round(amount / MEGA)
  const mostPixels = MAX_PICTURE_PIXELS / MEGA
  const mostBytes = MAX_PICTURE_BYTES / MEGA
  switch (code) {
    case 'empty':
      return t`This file is empty. If it is kept in a cloud, download it to this device first.`
    case 'unreachable':
      return t`This file cannot be read. If it is kept in a cloud, download it to this device first.`
    case 'no-picture':
      return t`This file cannot be opened as a picture. Choose a JPEG, PNG, WebP, AVIF or GIF photo.`
    case 'damaged':
      return t`This picture is damaged or cut off. Choose another, or take a photo here.`
    case 'heic':
      return t`This is a HEIC photo, which this browser cannot open. Choose a JPEG, PNG or WebP photo, or take one here. An iPhone takes JPEG with Settings, Camera, Formats, Most Compatible.`
    case 'avif':
      return t`This AVIF photo cannot be opened by this browser. Choose a JPEG, PNG or WebP photo, or take one here.`
    case 'too-many-pixels':
      return t`This picture has ${size} megapixels. Up to ${mostPixels} can be opened. Choose a smaller one, or take a photo here.`
    case 'too-many-bytes':
      return t`This file has ${size} MB. Up to ${mostBytes} MB can be opened. Choose a smaller one, or take a photo here.`
  }
}
