import { imageSize } from 'image-size'

/** What a file is by its content: a picture of a kind that every browser opens, one that only some open, or none. */
export type PictureKind = 'picture' | 'heic' | 'avif' | 'other'

/** What the beginning of a file tells. `pixels` is left out where it does not say how large the picture is. */
export interface InspectedPicture {
  readonly kind: PictureKind
  readonly pixels?: number
}

/** Brands at byte 8 behind `ftyp`. */
const HEIC_BRANDS = ['heic', 'heix', 'hevc', 'hevx', 'heim', 'heis', 'mif1', 'msf1']
const AVIF_BRANDS = ['avif', 'avis']

/** How the kinds that every browser opens begin. */
const BEGINNINGS = [/^\xff\xd8\xff/, /^\x89PNG\r\n/, /^GIF8[79]a/, /^RIFF.{4}WEBP/s, /^BM/]

function kindOf(start: Uint8Array): PictureKind {
  const text = String.fromCharCode(...start.subarray(0, 64))
  if (text.slice(4, 8) === 'ftyp') {
    // A general brand comes first in many files; the ones behind it say what is inside.
    const length = (start[2] ?? 0) * 256 + (start[3] ?? 0)
    const brands = text.slice(8, Math.max(12, length)).match(/.{4}/gs) ?? []
    if (brands.some((brand) => AVIF_BRANDS.includes(brand))) return 'avif'
    if (brands.some((brand) => HEIC_BRANDS.includes(brand))) return 'heic'
    return 'other'
  }
  return BEGINNINGS.some((beginning) => beginning.test(text)) ? 'picture' : 'other'
}

function pixelsIn(start: Uint8Array): number | undefined {
  try {
    const { width, height } = imageSize(start)
    return width * height
  } catch {
    return undefined
  }
}

/** What a file is and how large its picture, by its beginning: names and types are often missing or wrong. */
export function inspectPicture(start: Uint8Array): InspectedPicture {
  const kind = kindOf(start)
  const pixels = kind === 'other' ? undefined : pixelsIn(start)
  return pixels === undefined ? { kind } : { kind, pixels }
}
