import type { Picture } from './picture.ts'
import type { PictureProblem } from './picture-problem.ts'

/** A picture on its way to its screen; one that waited there for a network says under which id, and since when. */
export interface PictureInHand extends Picture {
  readonly kept?: { readonly id: string; readonly takenAt: number }
}

let held: PictureInHand | null = null

/** Carries a picture from where it was taken to the screen that has it analysed. */
export const holdPicture = (picture: PictureInHand): void => {
  held = picture
}

export const pictureInHand = (): PictureInHand | null => held

export const dropPicture = (): void => {
  held = null
}

let problemHeld: PictureProblem | null = null

/** Carries what was wrong with a shared picture to the screen that says it. */
export const holdPictureProblem = (problem: PictureProblem): void => {
  problemHeld = problem
}

export const pictureProblemInHand = (): PictureProblem | null => problemHeld

export const dropPictureProblem = (): void => {
  problemHeld = null
}
