/** A picture in shades of grey, row by row. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly data: Uint8ClampedArray
}

/** The grey of a picture in red, green, blue and opacity (ITU-R BT.601 weights). */
export function greyOf(rgba: Uint8ClampedArray, width: number, height: number): GreyPicture {
  const data = new Uint8ClampedArray(width * height)
  for (let at = 0; at < data.length; at += 1) {
    const from = at * 4
    data[at] = ((rgba[from] ?? 0) * 77 + (rgba[from + 1] ?? 0) * 150 + (rgba[from + 2] ?? 0) * 29) >> 8
  }
  return { width, height, data }
}

/** Dark for light. */
export const inverted = ({ width, height, data }: GreyPicture): GreyPicture => ({
  width,
  height,
  data: data.map((shade) => 255 - shade),
})

/** A part of a picture to look at: around its centre, turned, and enlarged. */
export interface Part {
  readonly x: number
  readonly y: number
  /** Of the part, in pixels of the picture. */
  readonly width: number
  readonly height: number
  /** Radians, clockwise. */
  readonly angle: number
  readonly scale: number
}

/** The part as a picture of its own, upright; interpolated between pixels. Outside stands the edge's shade. */
export function cutOut({ width, height, data }: GreyPicture, part: Part): GreyPicture {
  const to = { width: Math.round(part.width * part.scale), height: Math.round(part.height * part.scale) }
  const cut = new Uint8ClampedArray(to.width * to.height)
  const cos = Math.cos(part.angle) / part.scale
  const sin = Math.sin(part.angle) / part.scale
  for (let row = 0; row < to.height; row += 1) {
    const down = row - to.height / 2
    for (let column = 0; column < to.width; column += 1) {
      const across = column - to.width / 2
      const x = Math.min(width - 1.001, Math.max(0, part.x + across * cos - down * sin))
      const y = Math.min(height - 1.001, Math.max(0, part.y + across * sin + down * cos))
      const left = Math.floor(x)
      const top = Math.floor(y)
      const dx = x - left
      const dy = y - top
      const at = top * width + left
      const upper = (data[at] ?? 0) * (1 - dx) + (data[at + 1] ?? 0) * dx
      const lower = (data[at + width] ?? 0) * (1 - dx) + (data[at + width + 1] ?? 0) * dx
      cut[row * to.width + column] = upper * (1 - dy) + lower * dy + 0.5
    }
  }
  return { ...to, data: cut }
}

/** Each pixel as the mean of those above and below it: grain goes, and upright bars stay. */
export function averagedDown({ width, height, data }: GreyPicture, reach: number): GreyPicture {
  const smooth = new Uint8ClampedArray(data.length)
  const sums = new Float64Array(width)
  const clamp = (row: number) => Math.min(height - 1, Math.max(0, row))
  for (let row = -reach; row <= reach; row += 1) {
    for (let x = 0; x < width; x += 1) sums[x] = (sums[x] ?? 0) + (data[clamp(row) * width + x] ?? 0)
  }
  const count = 2 * reach + 1
  for (let y = 0; y < height; y += 1) {
    const leaving = clamp(y - reach) * width
    const coming = clamp(y + reach + 1) * width
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x] ?? 0
      smooth[y * width + x] = sum / count
      sums[x] = sum - (data[leaving + x] ?? 0) + (data[coming + x] ?? 0)
    }
  }
  return { width, height, data: smooth }
}

/** Light and dark spread over the whole range around each place, so that shadow and glare do not matter. */
export function evenedOut({ width, height, data }: GreyPicture, reach: number): GreyPicture {
  const even = new Uint8ClampedArray(data.length)
  const extremes = slidingExtremes(width, reach)
  for (let from = 0; from < height * width; from += width) {
    const { low, high } = extremes(data, from)
    for (let x = 0; x < width; x += 1) {
      const least = low[x] ?? 0
      const range = Math.max(24, (high[x] ?? 255) - least)
      even[from + x] = (((data[from + x] ?? 0) - least) * 255) / range
    }
  }
  return { width, height, data: even }
}

/**
 * Finds the least and the greatest within reach of each place of a row, from blocks passed through from both sides (van Herk
 * 1992); at the ends of a row from up to twice as far. All rows share their memory: what is given holds until the next row. Every scan passes here most of its time, so
 * that each extreme is written out rather than called.
 */
function slidingExtremes(width: number, reach: number) {
  const size = 2 * reach + 1
  const [lowBefore, highBefore, lowAfter, highAfter, low, high] = Array.from({ length: 6 }, () => new Uint8Array(width))
  if (!lowBefore || !highBefore || !lowAfter || !highAfter || !low || !high) throw new Error('six rows were made')
  const passBlock = (data: Uint8ClampedArray, from: number, start: number, end: number): void => {
    let least = 255
    let most = 0
    for (let at = start; at < end; at += 1) {
      const own = data[from + at] ?? 0
      if (own < least) least = own
      if (own > most) most = own
      lowBefore[at] = least
      highBefore[at] = most
    }
    least = 255
    most = 0
    for (let at = end - 1; at >= start; at -= 1) {
      const own = data[from + at] ?? 0
      if (own < least) least = own
      if (own > most) most = own
      lowAfter[at] = least
      highAfter[at] = most
    }
  }
  return (data: Uint8ClampedArray, from: number): { readonly low: Uint8Array; readonly high: Uint8Array } => {
    for (let start = 0; start < width; start += size) passBlock(data, from, start, Math.min(width, start + size))
    for (let at = 0; at < width; at += 1) {
      const first = at < reach ? 0 : at - reach
      const last = at + reach >= width ? width - 1 : at + reach
      low[at] = Math.min(lowAfter[first] ?? 0, lowBefore[last] ?? 0)
      high[at] = Math.max(highAfter[first] ?? 0, highBefore[last] ?? 0)
    }
    return { low, high }
  }
}
