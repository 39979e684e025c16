import { redirect } from 'react-router'
import { takeSharedFiles } from '../../../installed/shared-files.ts'
import { paths, sheetParameter } from '../../../navigation/paths.ts'
import { tell } from '../../../notices/tell.ts'
import { readPictureFile } from './picture.ts'
import { holdPicture, holdPictureProblem, pictureInHand } from './picture-in-hand.ts'

/** Takes the picture that another app shared in hand, or what is wrong with it. */
async function holdSharedPicture(): Promise<void> {
  const [file, ...rest] = await takeSharedFiles()
  if (file === undefined) return
  // A meal has one photo, and recordings go elsewhere: nobody should think that they were taken, too.
  if (rest.length > 0) tell('shared-rest-left', rest.length)
  const picture = await readPictureFile(file)
  if ('code' in picture) holdPictureProblem(picture)
  else holdPicture(picture)
}

/** Without a picture, as after a reload, there is nothing to show: back to the camera. */
export async function loadScannedImage({ request }: { request: Request }) {
  const { searchParams } = new URL(request.url)
  if (searchParams.has('shared')) await holdSharedPicture()
  if (pictureInHand()) return null
  searchParams.delete('shared')
  searchParams.delete(sheetParameter)
  throw redirect(`${paths.scanner}?${searchParams}`)
}
