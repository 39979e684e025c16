import { drawPicture } from './draw-picture.ts'
import { type Drawing, PictureFailure, type PictureFailureReason } from './picture-renderer.ts'

/** What the process is asked. */
export interface PictureJob {
  readonly bytes: Uint8Array
  readonly drawing: Drawing
}

/** What it answers: errors lose their class on the way between processes, so failures travel as data. */
export type PictureAnswer =
  | { readonly bytes: Uint8Array; readonly residentBytes: number }
  | { readonly failure: PictureFailureReason; readonly message: string; readonly residentBytes: number }

const answer = async ({ bytes, drawing }: PictureJob): Promise<PictureAnswer> => {
  try {
    return { bytes: await drawPicture(bytes, drawing), residentBytes: process.memoryUsage.rss() }
  } catch (error) {
    if (!(error instanceof PictureFailure)) throw error
    return { failure: error.reason, message: error.message, residentBytes: process.memoryUsage.rss() }
  }
}

// The server ends it: a key press that ends the server must not take away what that still answers.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined)
process.on('disconnect', () => process.exit())
process.on('message', (job) => {
  // Only our own server writes to this channel.
  answer(job as PictureJob).then(
    (given) => process.send?.(given),
    (error: unknown) => {
      throw error
    },
  )
})
