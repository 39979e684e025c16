import type { Picture } from './picture.ts'

let held: Picture | null = null

/** Carries a picture from where it was taken to the screen that has it analysed. A reload drops it. */
export const holdPicture = (picture: Picture): void => {
  held = picture
}

export const pictureInHand = (): Picture | null => held

export const dropPicture = (): void => {
  held = null
}
