import { type LabelWord, type NutritionLabel, readLabel, wantsAnotherLook } from '@pacemeal/domain/nutrition-label'
import sharp from 'sharp'
import { cropGrey, type Grey } from './grey.ts'
import { LabelFailure } from './label-reader.ts'
import { readText, type TextLine } from './ocr/read-text.ts'
import { resizeGrey } from './resize-grey.ts'
import { wordsOfLines } from './words-of-lines.ts'

/** More than any phone's camera takes; a picture that claims more is made to fill the memory. */
const MAX_PIXELS = 64_000_000
/** The longest side that letters are read from, in pixels. */
const WORKING_SIDE = 1536
/** The longest side that lines are looked for with, at the first look and at the second. */
const FIRST_SIDE = 1024
const SECOND_SIDE = 1280
/** The height of a line, with its margins, at which lines are found most surely, in pixels. */
const BEST_LINE_HEIGHT = 36
/** Beyond this, enlarging adds nothing that was seen. */
const MAX_ENLARGED = 3

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

const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** The part of the picture that holds text, at the size at which lines are found most surely. */
const closer = async (grey: Grey, lines: readonly TextLine[]): Promise<Grey> => {
  const boxes = lines.map(({ box }) => box)
  const height = median(boxes.map((box) => box.height))
  if (boxes.length < 3 || height < 4) return grey
  const reach = (of: (box: (typeof boxes)[number]) => number) => boxes.map(of)
  const part = cropGrey(
    grey,
    Math.min(...reach((box) => box.x - box.width / 2)) - height,
    Math.min(...reach((box) => box.y - box.height)) - height,
    Math.max(...reach((box) => box.x + box.width / 2)) + height,
    Math.max(...reach((box) => box.y + box.height)) + height,
  )
  const fits = SECOND_SIDE / Math.max(part.width, part.height)
  const factor = Math.min(fits, MAX_ENLARGED, Math.max(0.5, BEST_LINE_HEIGHT / height))
  return resizeGrey(part, Math.round(part.width * factor), Math.round(part.height * factor))
}

/** Reads the label on a picture: one look, and a closer one when that left something missing or in doubt. */
export const lookAtLabel = async (picture: Uint8Array): Promise<NutritionLabel | null> => {
  const first = await readText(await decode(picture), FIRST_SIDE)
  const words: (readonly LabelWord[])[] = [wordsOfLines(first.lines)]
  const label = readLabel(words)
  if (!wantsAnotherLook(label)) return label
  const second = await readText(await closer(first.grey, first.lines), SECOND_SIDE)
  return readLabel([...words, wordsOfLines(second.lines)])
}
