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
  for (let y = 0; y < height; y += 1) {
    const row = data.subarray(y * width, (y + 1) * width)
    const low = slidingExtreme(row, reach, Math.min)
    const high = slidingExtreme(row, reach, Math.max)
    for (let x = 0; x < width; x += 1) {
      const range = Math.max(24, (high[x] ?? 255) - (low[x] ?? 0))
      even[y * width + x] = (((row[x] ?? 0) - (low[x] ?? 0)) * 255) / range
    }
  }
  return { width, height, data: even }
}

/** The least or greatest within reach of each place: of blocks from both sides (van Herk 1992). */
function slidingExtreme(row: Uint8ClampedArray, reach: number, pick: (a: number, b: number) => number): Uint8Array {
  const size = 2 * reach + 1
  const count = row.length
  const before = new Uint8Array(count)
  const after = new Uint8Array(count)
  for (let at = 0; at < count; at += 1) {
    const own = row[at] ?? 0
    before[at] = at % size === 0 ? own : pick(before[at - 1] ?? own, own)
  }
  for (let at = count - 1; at >= 0; at -= 1) {
    const own = row[at] ?? 0
    after[at] = at === count - 1 || (at + 1) % size === 0 ? own : pick(after[at + 1] ?? own, own)
  }
  return row.reduce((found, _, at) => {
    found[at] = pick(after[Math.max(0, at - reach)] ?? 0, before[Math.min(count - 1, at + reach)] ?? 0)
    return found
  }, new Uint8Array(count))
}
