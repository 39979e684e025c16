/** A grey picture: one byte a pixel, row by row, 0 is black. */
export interface Grey {
  readonly pixels: Uint8Array
  readonly width: number
  readonly height: number
}

/** Sums of all pixels above and left of each place, one row and column larger than the picture. */
const sumsOf = ({ pixels, width, height }: Grey): Float64Array => {
  const sums = new Float64Array((width + 1) * (height + 1))
  for (let y = 0; y < height; y += 1) {
    let row = 0
    for (let x = 0; x < width; x += 1) {
      row += pixels[y * width + x] ?? 0
      sums[(y + 1) * (width + 1) + x + 1] = (sums[y * (width + 1) + x + 1] ?? 0) + row
    }
  }
  return sums
}

/** The mean brightness within so many pixels around each place. */
export const localMeans = (grey: Grey, radius: number): Uint8Array => {
  const { width, height } = grey
  const sums = sumsOf(grey)
  const means = new Uint8Array(width * height)
  const stride = width + 1
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [Math.max(0, y - radius), Math.min(height, y + radius + 1)]
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [Math.max(0, x - radius), Math.min(width, x + radius + 1)]
      const sum =
        (sums[bottom * stride + right] ?? 0) -
        (sums[top * stride + right] ?? 0) -
        (sums[bottom * stride + left] ?? 0) +
        (sums[top * stride + left] ?? 0)
      means[y * width + x] = sum / ((bottom - top) * (right - left))
    }
  }
  return means
}

/** Light print on a dark pack becomes dark on light. Judged by the middle of the picture, where the label is. */
export const darkOnLight = ({ pixels, width, height }: Grey): Grey => {
  let [sum, count] = [0, 0]
  for (let y = Math.floor(height * 0.3); y < height * 0.7; y += 2) {
    for (let x = Math.floor(width * 0.2); x < width * 0.8; x += 2) {
      sum += pixels[y * width + x] ?? 0
      count += 1
    }
  }
  if (count === 0 || sum / count >= 115) return { pixels, width, height }
  return { pixels: pixels.map((value) => 255 - value), width, height }
}

/** What white paper becomes when the light is evened out. */
const PAPER = 225

/** Takes shadows and reflections out: every place is compared with the light around it. */
export const evenLight = (grey: Grey): Grey => {
  const { width, height, pixels } = grey
  const means = localMeans(grey, Math.round(Math.min(width, height) / 14))
  const even = new Uint8Array(pixels.length)
  for (let at = 0; at < pixels.length; at += 1) {
    even[at] = Math.min(255, (PAPER * (pixels[at] ?? 0)) / Math.max(24, means[at] ?? 0))
  }
  return { pixels: even, width, height }
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
