import { gatherSightings, greyOf, type ProductCode } from '@pacemeal/domain/barcode'
import { prepareZXingModule } from 'zxing-wasm/reader'
import readerAddress from 'zxing-wasm/reader/zxing_reader.wasm?url'
import { readFrame } from './read-frame.ts'

/** A frame of the camera. */
export interface CameraFrame {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity of each pixel. */
  readonly buffer: ArrayBuffer
}

/** What was read in a frame: a code as soon as enough sightings agree. */
export type FrameReading = { readonly code: ProductCode | null } | { readonly failure: string }

/** The next frame may show more than another look at this one. */
const MAX_FRAME_MS = 500
/** What was seen in so many frames before counts; the pack may have been put down since. */
const FRAMES_REMEMBERED = 12

// From our own origin: by itself the library would fetch it from elsewhere.
prepareZXingModule({ overrides: { locateFile: () => readerAddress } })

let agreement = gatherSightings()
let frames = 0

const read = async ({ width, height, buffer }: CameraFrame): Promise<FrameReading> => {
  try {
    frames += 1
    if (frames % FRAMES_REMEMBERED === 0) agreement = gatherSightings()
    const began = performance.now()
    const picture = greyOf(new Uint8ClampedArray(buffer), width, height)
    const code = await readFrame(picture, agreement, () => performance.now() - began > MAX_FRAME_MS)
    return { code: code ?? null }
  } catch (error) {
    return { failure: error instanceof Error ? error.message : String(error) }
  }
}

addEventListener('message', ({ data }: MessageEvent<CameraFrame>) => {
  read(data).then((reading) => postMessage(reading))
})
