import sharp, { type OverlayOptions, type Sharp } from 'sharp'
import { Refusal } from '../../refusal.ts'
import { inImageTurn } from './clean-image.ts'
import { mimeTypeOf } from './image-kinds.ts'

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

export const outputs = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const
export type Output = (typeof outputs)[number]

/** The longest side that may be asked for, in pixels. */
export const LONGEST_PREVIEW_SIDE = 4000
/** What the side that is left out may come to. */
const LONGEST_DRAWN_SIDE = 2 * LONGEST_PREVIEW_SIDE

/** Formats whose own default would take a minute of both cores for a large preview. */
const LEAST_EFFORT: Readonly<Partial<Record<Output, { readonly effort: number }>>> = {
  avif: { effort: 1 },
  gif: { effort: 1 },
}

/** How a picture is to be shown; sizes in pixels, 0 for what follows from the picture. */
export interface Preview {
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
  /** Null: as it is kept. */
  readonly output: Output | null
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
const drawn = async (picture: Sharp) => {
  const { data, info } = await picture.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  return { picture: sharp(data, { raw: { width, height, channels } }), width, height }
}

/** A side that is left out follows from the picture, and of a strip one pixel high that is millions of pixels. */
const requireDrawable = async (picture: Sharp, { width, height }: Preview): Promise<void> => {
  const kept = await picture.metadata()
  const drawnWidth = width === 0 ? (kept.width * height) / kept.height : width
  const drawnHeight = height === 0 ? (kept.height * width) / kept.width : height
  if (Math.max(drawnWidth, drawnHeight) <= LONGEST_DRAWN_SIDE) return
  throw new Refusal(
    'general_argument_invalid',
    `Invalid \`${width === 0 ? 'height' : 'width'}\` param: the preview would be longer than ${LONGEST_DRAWN_SIDE} pixels.`,
  )
}

const sized = async (bytes: Buffer, wanted: Preview): Promise<Sharp> => {
  const { width, height, gravity } = wanted
  const picture = sharp(bytes)
  if (width === 0 && height === 0) return picture
  await requireDrawable(picture, wanted)
  return picture.resize({
    ...(width === 0 ? {} : { width }),
    ...(height === 0 ? {} : { height }),
    fit: 'cover',
    position: positions[gravity],
  })
}

const isTransparent = (format: Output): boolean => format !== 'jpeg'

export interface DrawnPreview {
  readonly bytes: Buffer
  readonly mimeType: string
}

/** Draws a picture of ours in another size, shape or format. */
export const drawPreview = (bytes: Buffer, keptAs: string, wanted: Preview): Promise<DrawnPreview> =>
  inImageTurn(async () => {
    const format = wanted.output ?? outputs.find((one) => mimeTypeOf(one) === keptAs) ?? 'jpeg'
    let step = await drawn(await sized(bytes, wanted))
    if (wanted.borderRadius > 0) {
      step = await drawn(step.picture.composite([roundedMask(step.width, step.height, wanted.borderRadius)]))
    }
    if (wanted.borderWidth > 0) {
      const { borderWidth: side, borderColor } = wanted
      const border = { top: side, bottom: side, left: side, right: side, background: `#${borderColor}` }
      step = await drawn(step.picture.extend(border))
    }
    if (wanted.opacity < 1) step = await drawn(step.picture.composite([fadedMask(wanted.opacity)]))
    if (wanted.rotation !== 0) {
      const background = wanted.background === '' ? '#00000000' : `#${wanted.background}`
      step = await drawn(step.picture.rotate(wanted.rotation, { background }))
    }
    const ground = wanted.background !== '' ? wanted.background : isTransparent(format) ? '' : 'FFFFFF'
    const grounded = ground === '' ? step.picture : step.picture.flatten({ background: `#${ground}` })
    const quality = wanted.quality === null || format === 'gif' || format === 'png' ? {} : { quality: wanted.quality }
    return {
      bytes: await grounded.toFormat(format, { ...LEAST_EFFORT[format], ...quality }).toBuffer(),
      mimeType: mimeTypeOf(format),
    }
  })
