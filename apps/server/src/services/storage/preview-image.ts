import type { Ports } from '../../ports.ts'
import { PictureFailure, type PictureFormat, type PreviewShape } from '../../providers/pictures/picture-renderer.ts'
import { Refusal } from '../../refusal.ts'
import type { FileRow } from '../../store/tables.ts'
import { mimeTypeOf } from './image-kinds.ts'
import { readBytes } from './read-files.ts'

export { gravities } from '../../providers/pictures/picture-renderer.ts'

export const outputs = ['jpeg', 'png', 'webp', 'avif', 'gif'] as const satisfies readonly PictureFormat[]

/** The longest side that may be asked for, in pixels. */
export const MAX_PREVIEW_SIDE = 4000

/** How a picture is to be shown. */
export interface Preview extends PreviewShape {
  /** Null: as it is kept. */
  readonly output: PictureFormat | null
}

/** Who asks for a preview. */
export interface PreviewViewer {
  /** Whose turn it takes: a person, or the network of a guest. */
  readonly owner: string
  /** Aborted when they do not wait for it any more. */
  readonly signal: AbortSignal
}

export interface DrawnPreview {
  readonly bytes: Buffer
  readonly mimeType: string
}

const refusalOf = ({ reason }: PictureFailure, { width }: Preview): Refusal | undefined => {
  switch (reason) {
    case 'too-long':
      return new Refusal(
        'general_argument_invalid',
        `Invalid \`${width === 0 ? 'height' : 'width'}\` param: the preview would be too long.`,
      )
    case 'too-slow':
      return new Refusal('general_argument_invalid', ({ storage }) => storage.previewTooSlow)
    case 'busy':
      return new Refusal('general_rate_limit_exceeded', ({ storage }) => storage.previewsBusy, { retryAfter: 2 })
    case 'broken':
    case 'too-many-pixels':
    // Previews are of pictures that were looked at when they came.
    case 'infected':
    case 'not-scanned':
      return undefined
  }
}

/** Draws a kept picture in another size, shape or format. Its bytes are read when it is its turn. */
export const drawPreview = async (
  backend: Ports<'files' | 'pictures' | 'store'>,
  row: FileRow,
  wanted: Preview,
  { owner, signal }: PreviewViewer,
): Promise<DrawnPreview> => {
  const { output, ...shape } = wanted
  const format = output ?? outputs.find((one) => mimeTypeOf(one) === row.mimeType) ?? 'jpeg'
  const drawing = { kind: 'preview', format, shape } as const
  const open = () => readBytes(backend, row)
  try {
    const bytes = await backend.pictures.draw({ owner, signal, isInMemory: false, open, drawing })
    return { bytes, mimeType: mimeTypeOf(format) }
  } catch (error) {
    throw (error instanceof PictureFailure ? refusalOf(error, wanted) : undefined) ?? error
  }
}
