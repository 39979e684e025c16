import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import {
  type Drawing,
  type Gravity,
  PictureFailure,
  type PictureFormat,
  type PreviewShape,
} from './picture-renderer.ts'

// Each drawing is of another picture, so that libvips would keep in memory what nobody asks for again.
sharp.cache(false)

/** More than any phone's camera takes; a picture that claims more is made to fill the memory. */
const MAX_INPUT_PIXELS = 64_000_000
/** What the side that is left out may come to. */
const MAX_PREVIEW_SIDE = 8000
const MEGAPIXELS = 1_000_000
/**
 * A preview has no more pixels than these, and keeps its shape: kept pictures have at most 4.2 million, so nothing is lost
 * but enlargement, and the formats that take long to write stay below a second or two.
 */
const MAX_PREVIEW_PIXELS: Readonly<Record<PictureFormat, number>> = {
  jpeg: 16 * MEGAPIXELS,
  png: 16 * MEGAPIXELS,
  webp: 8 * MEGAPIXELS,
  avif: 4.2 * MEGAPIXELS,
  gif: 4.2 * MEGAPIXELS,
}
/** Of a picture that is kept. */
const QUALITY = 86
/** Formats whose own default would take a minute of both cores for a large preview. */
const MIN_EFFORT: Readonly<Partial<Record<PictureFormat, { readonly effort: number }>>> = {
  avif: { effort: 1 },
  gif: { effort: 1 },
}

const positions: Readonly<Record<Gravity, string>> = {
  center: 'centre',
  'top-left': 'northwest',
  top: 'north',
  'top-right': 'northeast',
  left: 'west',
  right: 'east',
  'bottom-left': 'southwest',
  bottom: 'south',
  'bottom-right': 'southeast',
}

const open = (bytes: Uint8Array): Sharp => sharp(bytes, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' })

/** The picture drawn anew: upright, no larger than asked, without anything that hides beside the pixels. */
const redraw = async (bytes: Uint8Array, format: PictureFormat, longestSide: number): Promise<Buffer> => {
  const picture = open(bytes)
  const { width, height } = await picture.metadata()
  if (width * height > MAX_INPUT_PIXELS) throw new PictureFailure('too-many-pixels', `It has ${width} x ${height}.`)
  return picture
    .autoOrient()
    .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
    .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
    .toBuffer()
}

/** A picture whose opaque part is what stays of another. */
const roundedMask = (width: number, height: number, radius: number): OverlayOptions => ({
  input: Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${radius}"/></svg>`,
  ),
  blend: 'dest-in',
})

const fadedMask = (opacity: number): OverlayOptions => ({
  input: Buffer.from([0, 0, 0, Math.round(opacity * 255)]),
  raw: { width: 1, height: 1, channels: 4 },
  tile: true,
  blend: 'dest-in',
})

/** Each step ends in pixels, since sharp has an order of its own for steps that are chained. */
const inPixels = async (picture: Sharp) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { picture: sharp(data, { raw: { width, height, channels } }), width, height }
}

interface Size {
  readonly width: number
  readonly height: number
}

/** The size, or one of the same shape with no more pixels than given. */
const within = ({ width, height }: Size, pixels: number): Size => {
  const scale = Math.min(1, Math.sqrt(pixels / (width * height)))
  return { width: Math.max(1, Math.floor(width * scale)), height: Math.max(1, Math.floor(height * scale)) }
}

/** The size that is asked for. A side that is left out follows from the picture, and of a strip one pixel high that is millions. */
const askedSize = (kept: Size, { width, height }: PreviewShape): Size => {
  if (width === 0 && height === 0) return kept
  const drawnWidth = width === 0 ? (kept.width * height) / kept.height : width
  const drawnHeight = height === 0 ? (kept.height * width) / kept.width : height
  if (Math.max(drawnWidth, drawnHeight) <= MAX_PREVIEW_SIDE) {
    return { width: Math.max(1, Math.round(drawnWidth)), height: Math.max(1, Math.round(drawnHeight)) }
  }
  throw new PictureFailure('too-long', `It would be longer than ${MAX_PREVIEW_SIDE} pixels.`)
}

const preview = async (bytes: Uint8Array, format: PictureFormat, shape: PreviewShape): Promise<Buffer> => {
  const picture = open(bytes)
  const most = MAX_PREVIEW_PIXELS[format]
  const size = within(askedSize(await picture.metadata(), shape), most)
  let step = await inPixels(picture.resize({ ...size, fit: 'cover', position: positions[shape.gravity] }))
  if (shape.borderRadius > 0) {
    step = await inPixels(step.picture.composite([roundedMask(step.width, step.height, shape.borderRadius)]))
  }
  if (shape.borderWidth > 0) {
    const { borderWidth: side, borderColor } = shape
    const border = { top: side, bottom: side, left: side, right: side, background: `#${borderColor}` }
    step = await inPixels(step.picture.extend(border))
  }
  if (shape.opacity < 1) step = await inPixels(step.picture.composite([fadedMask(shape.opacity)]))
  if (shape.rotation !== 0) {
    const background = shape.background === '' ? '#00000000' : `#${shape.background}`
    step = await inPixels(step.picture.rotate(shape.rotation, { background }))
  }
  // A border and a turn have added to it.
  if (step.width * step.height > most) {
    step = await inPixels(step.picture.resize({ ...within(step, most), fit: 'fill' }))
  }
  const ground = shape.background !== '' ? shape.background : format === 'jpeg' ? 'FFFFFF' : ''
  const grounded = ground === '' ? step.picture : step.picture.flatten({ background: `#${ground}` })
  const quality = shape.quality === null || format === 'gif' || format === 'png' ? {} : { quality: shape.quality }
  return grounded.toFormat(format, { ...MIN_EFFORT[format], ...quality }).toBuffer()
}

/** Draws; rejects with a PictureFailure when the picture cannot be drawn. */
export const drawPicture = async (bytes: Uint8Array, drawing: Drawing): Promise<Buffer> => {
  try {
    return drawing.kind === 'redraw'
      ? await redraw(bytes, drawing.format, drawing.longestSide)
      : await preview(bytes, drawing.format, drawing.shape)
  } catch (error) {
    if (error instanceof PictureFailure) throw error
    const why = error instanceof Error ? error.message : String(error)
    throw new PictureFailure(/pixel limit/i.test(why) ? 'too-many-pixels' : 'broken', why)
  }
}
