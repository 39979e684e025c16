import { type FrameSize, PICTURE_QUALITY, type PicturePart, scaledSize } from '@pacemeal/domain'
import { drawScaled } from './draw-scaled.ts'
import type { InspectedPicture } from './inspect-picture.ts'
import { MAX_PICTURE_BYTES, MAX_PICTURE_PIXELS, type PictureProblem } from './picture-problem.ts'
import type { DrawnFile } from './picture-worker.ts'

/** Bytes at the beginning of a file that tell what it is and how large: behind the notes and the preview of a phone. */
const HEADER_BYTES = 1024 * 1024

/** A picture as it is sent and shown. */
export interface Picture extends FrameSize {
  /** JPEG as data URL. */
  readonly dataUrl: string
}

/** What the file chooser offers. Without HEIC in it, phones that keep HEIC hand over a JPEG by themselves. */
export const ACCEPTED_PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Draws a part of a picture, scaled to the size that is sent, as JPEG. */
export function drawPicture(source: CanvasImageSource, part: PicturePart): Picture {
  const size = scaledSize(part)
  const canvas = document.createElement('canvas')
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('This browser gives no canvas to draw the picture on.')
  drawScaled(context, source, part, size)
  return { ...size, dataUrl: canvas.toDataURL('image/jpeg', PICTURE_QUALITY) }
}

/** Bytes as a data URL. */
const dataUrlOf = (bytes: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(reader.error)
    reader.readAsDataURL(bytes)
  })

/** Draws a file in a worker: a large photo takes a slow phone more than a second, in which the page would answer to nothing. */
const drawInWorker = (file: File): Promise<DrawnFile> =>
  new Promise((resolve) => {
    const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' })
    const end = (drawn: DrawnFile) => {
      worker.terminate()
      resolve(drawn)
    }
    worker.onmessage = ({ data }: MessageEvent<DrawnFile>) => end(data)
    worker.onerror = () => end(null)
    worker.postMessage(file)
  })

/** The whole of a file as it is sent, drawn beside the page where this browser can. Throws when it cannot be opened. */
async function drawFile(file: File): Promise<Picture> {
  const drawn = typeof OffscreenCanvas === 'undefined' ? null : await drawInWorker(file)
  if (drawn) return { width: drawn.width, height: drawn.height, dataUrl: await dataUrlOf(drawn.jpeg) }
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  try {
    return drawPicture(bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height })
  } finally {
    bitmap.close()
  }
}

/** What the beginning of a file tells. Without the code that reads it, the browser alone says whether it is a picture. */
async function inspect(start: Uint8Array): Promise<InspectedPicture> {
  try {
    const { inspectPicture } = await import('./inspect-picture.ts')
    return inspectPicture(start)
  } catch {
    return { kind: 'picture' }
  }
}

/** A chosen file as a picture, upright, whole and scaled; of one that moves its first frame. Or why it is none. */
export async function readPictureFile(file: File): Promise<Picture | PictureProblem> {
  if (file.size === 0) return { code: 'empty' }
  if (file.size > MAX_PICTURE_BYTES) return { code: 'too-many-bytes', amount: file.size }
  const start = await file
    .slice(0, HEADER_BYTES)
    .arrayBuffer()
    .catch(() => undefined)
  if (start === undefined) return { code: 'unreachable' }
  const { kind, pixels } = await inspect(new Uint8Array(start))
  // Drawn anew it takes four bytes a pixel: a phone ends the page before it says that this is too much.
  if (pixels !== undefined && pixels > MAX_PICTURE_PIXELS) return { code: 'too-many-pixels', amount: pixels }
  try {
    return await drawFile(file)
  } catch {
    return { code: kind === 'other' ? 'no-picture' : kind === 'picture' ? 'damaged' : kind }
  }
}
