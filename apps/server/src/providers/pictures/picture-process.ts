import { answerJobs } from '../processes/answer-jobs.ts'
import { drawPicture } from './draw-picture.ts'
import { type Drawing, PictureFailure, type PictureFailureReason } from './picture-renderer.ts'

/** What the process is asked. */
export interface PictureJob {
  readonly bytes: Uint8Array
  readonly drawing: Drawing
}

/** What it answers: errors lose their class on the way between processes, so failures travel as data. */
export type PictureAnswer =
  | { readonly bytes: Uint8Array }
  | { readonly failure: PictureFailureReason; readonly message: string }

answerJobs<PictureJob, PictureAnswer>(async ({ bytes, drawing }) => {
  try {
    return { bytes: await drawPicture(bytes, drawing) }
  } catch (error) {
    if (!(error instanceof PictureFailure)) throw error
    return { failure: error.reason, message: error.message }
  }
})
