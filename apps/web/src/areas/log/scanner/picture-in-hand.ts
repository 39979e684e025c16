import type { Picture } from './picture.ts'
import type { PictureProblem } from './picture-problem.ts'

let held: Picture | null = null

/** Carries a picture from where it was taken to the screen that has it analysed. A reload drops it. */
export const holdPicture = (picture: Picture): void => {
  held = picture
}

export const pictureInHand = (): Picture | null => held

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
