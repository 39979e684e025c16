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
const PAPER = 235
/** Tiles along the shorter side: larger than a bar with light print in it, smaller than a lamp's reflection. */
const TILES = 8
/** The share of a tile that is darker than its paper. */
const PAPER_SHARE = 0.85
/** Paper darker than this is no paper: what lies around the label is not lit up. */
const DARKEST_PAPER = 80

/** How bright the paper is in each tile. */
const paperOf = ({ pixels, width, height }: Grey, size: number, columns: number, rows: number): Float32Array => {
  const paper = new Float32Array(columns * rows)
  const counts = new Uint32Array(256)
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      counts.fill(0)
      let seen = 0
      // Half of the neighbours count, too.
      const [top, bottom] = [Math.max(0, (row - 0.5) * size), Math.min(height, (row + 1.5) * size)]
      const [left, right] = [Math.max(0, (column - 0.5) * size), Math.min(width, (column + 1.5) * size)]
      for (let y = Math.floor(top); y < bottom; y += 3) {
        for (let x = Math.floor(left); x < right; x += 3) {
          const value = pixels[y * width + x] ?? 0
          counts[value] = (counts[value] ?? 0) + 1
          seen += 1
        }
      }
      let [value, below] = [0, 0]
      while (value < 255 && below + (counts[value] ?? 0) < PAPER_SHARE * seen) {
        below += counts[value] ?? 0
        value += 1
      }
      paper[row * columns + column] = Math.max(DARKEST_PAPER, value)
    }
  }
  return paper
}

/** Takes shadows and reflections out: every place is compared with the paper around it. */
export const evenLight = (grey: Grey): Grey => {
  const { width, height, pixels } = grey
  const size = Math.ceil(Math.min(width, height) / TILES)
  const [columns, rows] = [Math.ceil(width / size), Math.ceil(height / size)]
  const paper = paperOf(grey, size, columns, rows)
  const even = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    const v = Math.min(rows - 1, Math.max(0, y / size - 0.5))
    const row = Math.max(0, Math.min(rows - 2, Math.floor(v)))
    const down = v - row
    for (let x = 0; x < width; x += 1) {
      const u = Math.min(columns - 1, Math.max(0, x / size - 0.5))
      const column = Math.max(0, Math.min(columns - 2, Math.floor(u)))
      const right = u - column
      const at = row * columns + column
      const upper = (paper[at] ?? PAPER) * (1 - right) + (paper[at + 1] ?? PAPER) * right
      const lower = (paper[at + columns] ?? upper) * (1 - right) + (paper[at + columns + 1] ?? upper) * right
      even[y * width + x] = Math.min(255, (PAPER * (pixels[y * width + x] ?? 0)) / (upper * (1 - down) + lower * down))
    }
  }
  return { pixels: even, width, height }
}

/** The standard deviation of the grain (Immerkaer, 1996), as most of its tiles have it. */
export const grainOf = ({ pixels, width, height }: Grey): number => {
  const tile = 32
  const levels: number[] = []
  const at = (x: number, y: number): number => pixels[y * width + x] ?? 0
  for (let top = 1; top + tile < height; top += tile) {
    for (let left = 1; left + tile < width; left += tile) {
      let sum = 0
      for (let y = top; y < top + tile; y += 1) {
        for (let x = left; x < left + tile; x += 1) {
          const cross = at(x - 1, y) + at(x + 1, y) + at(x, y - 1) + at(x, y + 1)
          const corners = at(x - 1, y - 1) + at(x + 1, y - 1) + at(x - 1, y + 1) + at(x + 1, y + 1)
          sum += Math.abs(4 * at(x, y) - 2 * cross + corners)
        }
      }
      levels.push((Math.sqrt(Math.PI / 2) * sum) / (6 * tile * tile))
    }
  }
  return levels.toSorted((a, b) => a - b)[levels.length >> 1] ?? 0
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

/** Brightness that print and paper differ by, at least, within three pixels. */
const EDGE = 42
/** Tiles in which print is looked for, and the share of a tile that edges fill where there is some: grain fills less. */
const PRINT_TILE = 16
const PRINT_SHARE = 0.05
/** The share of all printed tiles that may lie outside of the part: specks and the rim of the picture. */
const STRAY = 0.004

/** Where between its ends a share of all counts lies. */
const quantileOf = (counts: Float64Array, share: number): number => {
  let total = 0
  for (const count of counts) total += count
  let sum = 0
  for (let at = 0; at < counts.length; at += 1) {
    sum += counts[at] ?? 0
    if (sum >= share * total) return at
  }
  return counts.length - 1
}

/** The part of a picture that holds print: where bright and dark meet. The whole picture when that is everywhere. */
export const printedPart = (grey: Grey): Grey => {
  const { pixels, width, height } = grey
  const tilesAcross = Math.ceil(width / PRINT_TILE)
  const rows = new Float64Array(Math.ceil(height / PRINT_TILE))
  const columns = new Float64Array(tilesAcross)
  const edges = new Float64Array(rows.length * tilesAcross)
  const at = (x: number, y: number): number => pixels[y * width + x] ?? 0
  for (let y = 2; y < height - 2; y += 1) {
    for (let x = 2; x < width - 2; x += 1) {
      const edge = Math.max(Math.abs(at(x + 1, y) - at(x - 1, y)), Math.abs(at(x, y + 1) - at(x, y - 1)))
      const tile = Math.floor(y / PRINT_TILE) * tilesAcross + Math.floor(x / PRINT_TILE)
      if (edge >= EDGE) edges[tile] = (edges[tile] ?? 0) + 1
    }
  }
  for (const [tile, count] of edges.entries()) {
    if (count < PRINT_SHARE * PRINT_TILE * PRINT_TILE) continue
    const [row, column] = [Math.floor(tile / tilesAcross), tile % tilesAcross]
    rows[row] = (rows[row] ?? 0) + 1
    columns[column] = (columns[column] ?? 0) + 1
  }
  const margin = 0.025 * Math.max(width, height)
  const part = cropGrey(
    grey,
    PRINT_TILE * quantileOf(columns, STRAY) - margin,
    PRINT_TILE * quantileOf(rows, STRAY) - margin,
    PRINT_TILE * (quantileOf(columns, 1 - STRAY) + 1) + margin,
    PRINT_TILE * (quantileOf(rows, 1 - STRAY) + 1) + margin,
  )
  return part.width < 0.1 * width || part.height < 0.05 * height ? grey : part
}
