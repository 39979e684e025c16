import { fileTypeFromBuffer } from 'file-type'
import sharp from 'sharp'
import { Refusal } from '../../refusal.ts'
import { takingTurns } from '../../turns.ts'
import { ACCEPTED, type KeptFormat, keptFormatOf, mimeTypeOf } from './image-kinds.ts'

/** More than any phone's camera takes; a picture that claims more is made to fill the memory. */
const MOST_PIXELS = 64_000_000

/** An opened picture can take some 200 MB, so few are open at a time. */
export const inImageTurn = takingTurns(2)

const unsupported = (why: string) => new Refusal('storage_file_type_unsupported', `${why} ${ACCEPTED}`)

/** The format that a picture with this content is kept as; refuses what is no picture, whatever its name says. */
export const requireKeptFormat = async (start: Uint8Array): Promise<KeptFormat> => {
  const type = await fileTypeFromBuffer(start)
  const format = type === undefined ? undefined : keptFormatOf(type.mime)
  if (format === undefined) throw unsupported('The content of this file is not a picture that can be kept.')
  return format
}

export interface CleanImage {
  readonly bytes: Buffer
  readonly mimeType: string
}

const QUALITY = 86

/**
 * The picture drawn anew: upright, no larger than asked, without position, device or anything else that hides beside the
 * pixels. What is kept is never what was sent, so nothing can be smuggled in.
 */
export const cleanImage = async (bytes: Buffer, longestSide: number): Promise<CleanImage> => {
  const format = await requireKeptFormat(bytes)
  return inImageTurn(async () => {
    try {
      const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      const { width, height } = await picture.metadata()
      if (width * height > MOST_PIXELS) throw new Refusal('storage_invalid_file_size', 'This picture is too large.')
      const drawn = await picture
        .autoOrient()
        .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
        .toFormat(format, format === 'png' ? {} : { quality: QUALITY })
        .toBuffer()
      return { bytes: drawn, mimeType: mimeTypeOf(format) }
    } catch (error) {
      if (error instanceof Refusal) throw error
      if (error instanceof Error && /pixel limit/i.test(error.message)) {
        throw new Refusal('storage_invalid_file_size', 'This picture is too large.')
      }
      throw unsupported('This picture is broken and cannot be read.')
    }
  })
}
