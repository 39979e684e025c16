import { type FrameSize, PICTURE_QUALITY, scaledSize } from '@pacemeal/domain'
import { drawScaled } from './draw-scaled.ts'

/** A file drawn anew as JPEG, upright, whole and scaled; null where it cannot be opened here. */
export type DrawnFile = (FrameSize & { readonly jpeg: Blob }) | null

const draw = async (file: File): Promise<DrawnFile> => {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
  const size = scaledSize(bitmap)
  const canvas = new OffscreenCanvas(size.width, size.height)
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) return null
  drawScaled(context, bitmap, { x: 0, y: 0, width: bitmap.width, height: bitmap.height }, size)
  bitmap.close()
  return { ...size, jpeg: await canvas.convertToBlob({ type: 'image/jpeg', quality: PICTURE_QUALITY }) }
}

addEventListener('message', ({ data }: MessageEvent<File>) => {
  draw(data).then(postMessage, () => postMessage(null))
})
