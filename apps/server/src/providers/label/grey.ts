/** A grey picture: one byte a pixel, row by row, 0 is black. */
export interface Grey {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** The part of a picture between these places, which may reach over its edges. */
export const cropGrey = (
  { pixels, width, height }: Grey,
  left: number,
  top: number,
  right: number,
  bottom: number,
): Grey => {
  const [x0, y0] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))]
  const [x1, y1] = [Math.min(width, Math.ceil(right)), Math.min(height, Math.ceil(bottom))]
  const cropped = new Uint8Array((x1 - x0) * (y1 - y0))
  for (let y = y0; y < y1; y += 1) cropped.set(pixels.subarray(y * width + x0, y * width + x1), (y - y0) * (x1 - x0))
  return { pixels: cropped, width: x1 - x0, height: y1 - y0 }
}
