import type { ProductCode } from '@pacemeal/domain/barcode'
import type { CameraFrame, FrameReading } from './barcode-worker.ts'

/** Reads barcodes in frames beside the screen, one frame at a time. */
export interface FrameReader {
  /** The code, as soon as the frames agree on one. Rejects when the reader cannot be fetched. */
  readonly read: (frame: ImageData) => Promise<ProductCode | null>
  readonly close: () => void
}

/** Starts the reader; its code is fetched now, from our own origin. */
export function openFrameReader(): FrameReader {
  const worker = new Worker(new URL('./barcode-worker.ts', import.meta.url), { type: 'module' })
  return {
    read: ({ width, height, data }) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data: reading }: MessageEvent<FrameReading>) => {
          if ('failure' in reading) reject(new Error(reading.failure))
          else resolve(reading.code)
        }
        worker.onerror = () => reject(new Error('The reader of barcodes could not be fetched.'))
        const frame: CameraFrame = { width, height, buffer: data.buffer as ArrayBuffer }
        worker.postMessage(frame, [frame.buffer])
      }),
    close: () => worker.terminate(),
  }
}
