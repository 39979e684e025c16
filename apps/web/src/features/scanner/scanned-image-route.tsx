import { redirect } from 'react-router'
import { paths, sheetParameter } from '../../app/paths.ts'
import { pictureInHand } from './picture-in-hand.ts'
import { ScannedImageScreen } from './scanned-image-screen.tsx'

/** Without a picture, as after a reload, there is nothing to show: back to the camera. */
export function loader({ request }: { request: Request }) {
  if (pictureInHand()) return null
  const { searchParams } = new URL(request.url)
  searchParams.delete(sheetParameter)
  throw redirect(`${paths.scanner}?${searchParams}`)
}

/** The sheet opens and closes in the address; the picture stays the same. */
export const shouldRevalidate = () => false

export { ScannedImageScreen as Component }
