import { type LabelWord, type NutritionLabel, readLabel, wantsAnotherLook } from '@pacemeal/domain/nutrition-label'
import sharp from 'sharp'
import { cropGrey, darkOnLight, evenLight, type Grey, grainOf, printedPart } from './grey.ts'
import { LabelFailure } from './label-reader.ts'
import { recogniseWords } from './recognise-words.ts'
import { findLineShape, level } from './straighten.ts'

/** More than any phone's camera takes; a picture that claims more is made to fill the memory. */
const MAX_PIXELS = 64_000_000
/** The longest side that the first look works on, in pixels: text of an ordinary label is then some 30 high. */
const WORKING_SIDE = 1536
/** The height of words, in pixels, at which the recogniser is surest. */
const BEST_WORD_HEIGHT = 38
/** The most pixels a further look may have. */
const MAX_LOOK_PIXELS = 4_000_000

// Each picture is another one, so that libvips would keep in memory what nobody asks for again.
sharp.cache(false)

const openPicture = (picture: Uint8Array) => sharp(picture, { limitInputPixels: MAX_PIXELS, failOn: 'error' })

/** Decodes and turns upright, no larger than the working size. */
const decode = async (picture: Uint8Array): Promise<Grey> => {
  try {
    const { data, info } = await openPicture(picture)
      .autoOrient()
      .flatten({ background: '#fff' })
      .greyscale()
      .resize({ width: WORKING_SIDE, height: WORKING_SIDE, fit: 'inside', withoutEnlargement: true })
      .normalise()
      .raw()
      .toBuffer({ resolveWithObject: true })
    return { pixels: data, width: info.width, height: info.height }
  } catch (error) {
    throw new LabelFailure('unreadable', 'The picture cannot be decoded.', { cause: error })
  }
}

/** Grain below this is left alone; above, it is smoothed the more, the coarser it is. */
const CALM = 2
const smoothingFor = (grain: number): number => (grain < CALM ? 0 : Math.min(1.4, 0.6 + grain / 16))

/** The pixels that the first look works on: text of a panel that fills them is some 30 high. */
const LOOK_PIXELS = 1_800_000
/** Beyond this, enlarging adds nothing that was seen. */
const MAX_ENLARGED = 3

/** Smooths the grain, finds the part with print on it and brings that to the working size. */
const approach = async (grey: Grey): Promise<Grey> => {
  const sigma = smoothingFor(grainOf(grey))
  const part = printedPart(sigma === 0 ? grey : await scaleGrey(grey, 1, sigma))
  return scaleGrey(part, Math.min(MAX_ENLARGED, Math.sqrt(LOOK_PIXELS / (part.width * part.height))), 0)
}

const scaleGrey = async ({ pixels, width, height }: Grey, factor: number, sigma: number): Promise<Grey> => {
  const raw = sharp(pixels, { raw: { width, height, channels: 1 } })
  const smooth = sigma >= 0.3 ? raw.blur(sigma) : raw
  const { data, info } = await smooth
    .resize({ width: Math.round(width * factor), kernel: 'cubic' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The part of the picture that holds text, at the size that suits the recogniser. */
const closer = async (grey: Grey, words: readonly LabelWord[]): Promise<Grey> => {
  const solid = words.filter(({ text }) => /[\p{L}\p{N}]{2}/u.test(text))
  const height = median(solid.map(({ top, bottom }) => bottom - top))
  if (solid.length < 5 || height < 4) return scaleGrey(grey, 1.3, 0.6)
  const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
  // A few stray words at the edges of the picture do not widen the part.
  const edge = (values: readonly number[], share: number) =>
    sorted(values)[Math.floor(share * (values.length - 1))] ?? 0
  const part = cropGrey(
    grey,
    edge(
      solid.map(({ left }) => left),
      0.02,
    ) -
      2 * height,
    edge(
      solid.map(({ top }) => top),
      0,
    ) -
      2 * height,
    edge(
      solid.map(({ right }) => right),
      0.98,
    ) +
      2 * height,
    edge(
      solid.map(({ bottom }) => bottom),
      1,
    ) +
      2 * height,
  )
  const fits = Math.sqrt(MAX_LOOK_PIXELS / (part.width * part.height))
  const wanted = BEST_WORD_HEIGHT / height
  return scaleGrey(part, Math.min(fits, Math.max(0.7, wanted)), 0.6)
}

/** The picture as the recogniser likes it: the printed part, upright, level, evenly lit, dark on light. */
const prepare = async (picture: Uint8Array): Promise<Grey> => {
  const near = darkOnLight(await approach(await decode(picture)))
  return evenLight(level(near, findLineShape(near)))
}

/** Reads the label on a picture: one look, and a closer one when that left something missing or in doubt. */
export const lookAtLabel = async (picture: Uint8Array): Promise<NutritionLabel | null> => {
  const prepared = await prepare(picture)
  const first = await recogniseWords(prepared)
  const label = readLabel([first])
  if (!wantsAnotherLook(label)) return label
  const second = await recogniseWords(await closer(prepared, first))
  return readLabel([first, second])
}
