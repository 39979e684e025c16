import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type FrameSize, PICTURE_QUALITY, type PicturePart, scaledSize } from '@pacemeal/domain'

/** A picture as it is sent and shown. */
export interface Picture extends FrameSize {
  /** JPEG as data URL. */
  readonly dataUrl: string
}

/** Why a chosen file is no picture for a scan. */
export type PictureProblem = 'heic' | 'unreadable'

export const pictureProblemWords: Readonly<Record<PictureProblem, MessageDescriptor>> = {
  heic: msg`This is a HEIC photo, which this browser cannot open. Choose a JPEG, PNG or WebP photo, or take one here.`,
  unreadable: msg`This file cannot be opened as a picture. Choose a JPEG, PNG or WebP photo.`,
}

/** What the file chooser offers. Phones that keep HEIC then hand over a JPEG by themselves. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp'

/** Brands of the HEIF family, at byte 8 behind `ftyp`; AVIF has its own and browsers open it. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']

/** Whether a file is a HEIC photo, by its content first: names and types are often missing or wrong. */
export function isHeic(file: { readonly name: string; readonly type: string }, start: Uint8Array): boolean {
  const text = String.fromCharCode(...start.subarray(4, 12))
  if (text.startsWith('ftyp')) return HEIC_BRANDS.includes(text.slice(4))
  return /^image\/hei[cf]/i.test(file.type) || /\.hei[cf]$/i.test(file.name)
}

/** Draws a part of a picture, scaled to the size that is sent, as JPEG. */
export function drawPicture(source: CanvasImageSource, part: PicturePart): Picture {
  const size = scaledSize(part)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser gives no canvas to draw the picture on.')
  // JPEG knows no transparency: what shines through is paper, not black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, size.width, size.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, part.x, part.y, part.width, part.height, 0, 0, size.width, size.height)
  return { ...size, dataUrl: canvas.toDataURL('image/jpeg', PICTURE_QUALITY) }
}

/** A chosen file as a picture, upright, whole and scaled; or why it is none. */
export async function readPictureFile(file: File): Promise<Picture | PictureProblem> {
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      return drawPicture(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height })
    } finally {
      bitmap.close()
    }
  } catch {
    const start = await file
      .slice(0, 12)
      .arrayBuffer()
      .catch(() => new ArrayBuffer(0))
    return isHeic(file, new Uint8Array(start)) ? 'heic' : 'unreadable'
  }
}
