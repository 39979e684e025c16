import { fileTypeFromBuffer } from 'file-type'
import type { Told } from '../../languages/answers/index.ts'
import type { Ports } from '../../ports.ts'
import { PictureFailure } from '../../providers/pictures/picture-renderer.ts'
import { Refusal } from '../../refusal.ts'
import { type KeptFormat, keptFormatOf, mimeTypeOf } from './image-kinds.ts'

const unsupported = (told: Told) => new Refusal('storage_file_type_unsupported', told)

/** The format that a picture with this content is kept as; refuses what is no picture, whatever its name says. */
export const requireKeptFormat = async (start: Uint8Array): Promise<KeptFormat> => {
  const type = await fileTypeFromBuffer(start)
  const format = type === undefined ? undefined : keptFormatOf(type.mime)
  if (format === undefined) throw unsupported(({ storage }) => storage.notAPicture)
  return format
}

export interface CleanImage {
  readonly bytes: Buffer
  readonly mimeType: string
}

/** A picture that a person sent. */
export interface SentImage {
  readonly userId: string
  /** Aborted when nobody waits for it any more. */
  readonly signal: AbortSignal
  readonly bytes: Buffer
}

const refusalOf = ({ reason }: PictureFailure): Refusal => {
  switch (reason) {
    case 'too-many-pixels':
    case 'too-slow':
      return new Refusal('storage_invalid_file_size', ({ storage }) => storage.pictureTooLarge)
    case 'busy':
      return new Refusal('general_rate_limit_exceeded', ({ storage }) => storage.picturesBusy, {
        retryAfter: 2,
      })
    case 'infected':
      return unsupported(({ storage }) => storage.infectedPicture)
    case 'not-scanned':
      return new Refusal('general_service_unavailable', ({ general }) => general.filesAway, { retryAfter: 5 })
    case 'broken':
    case 'too-long':
      return unsupported(({ storage }) => storage.brokenPicture)
  }
}

/**
 * The picture drawn anew: upright, no larger than asked, without position, device or anything else that hides beside the
 * pixels. What is kept is never what was sent, so nothing can be smuggled in.
 */
export const cleanImage = async (
  { pictures }: Ports<'pictures'>,
  { userId, signal, bytes }: SentImage,
  longestSide: number,
): Promise<CleanImage> => {
  const format = await requireKeptFormat(bytes)
  try {
    const drawing = { kind: 'redraw', format, longestSide } as const
    const drawn = await pictures.draw({ owner: userId, signal, isInMemory: true, open: async () => bytes, drawing })
    return { bytes: drawn, mimeType: mimeTypeOf(format) }
  } catch (error) {
    throw error instanceof PictureFailure ? refusalOf(error) : error
  }
}
