import sharp from 'sharp'
import type { Grey } from './grey.ts'

/** The picture at exactly this size. */
export const resizeGrey = async ({ pixels, width, height }: Grey, toWidth: number, toHeight: number): Promise<Grey> => {
  if (toWidth === width && toHeight === height) return { pixels, width, height }
  const { data, info } = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .resize(toWidth, toHeight, { fit: 'fill', kernel: 'cubic' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return { pixels: data, width: info.width, height: info.height }
}
