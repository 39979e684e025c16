import { type Grey, localMeans } from './grey.ts'

/** How the printed lines run: `slope` in pixels down a pixel right, `bow` how much deeper the middle is than the sides, in widths. */
export interface LineShape {
  readonly slope: number
  readonly bow: number
}

/** Where the ink is, on a grid of every so-manieth pixel: enough to see how lines run. */
const inkOf = (grey: Grey, step: number): { x: Float32Array; y: Float32Array } => {
  const { pixels, width, height } = grey
  const means = localMeans(grey, Math.round(Math.min(width, height) / 30))
  const [xs, ys]: [number[], number[]] = [[], []]
  const margin = 0.03
  for (let y = Math.floor(height * margin); y < height * (1 - margin); y += 2) {
    for (let x = Math.floor(width * margin); x < width * (1 - margin); x += step) {
      const at = y * width + x
      if ((pixels[at] ?? 0) > (means[at] ?? 0) * 0.8) continue
      xs.push(x / width - 0.5)
      ys.push(y)
    }
  }
  return { x: Float32Array.from(xs), y: Float32Array.from(ys) }
}

/** How sharply ink gathers in rows when lines run so: the sum of squares of the rows' ink. */
const sharpness = (
  ink: { x: Float32Array; y: Float32Array },
  width: number,
  height: number,
  shape: LineShape,
  rows: Float64Array,
): number => {
  rows.fill(0)
  const [slope, bow] = [shape.slope * width, shape.bow * width]
  const offset = Math.ceil(height * 0.15)
  for (let i = 0; i < ink.x.length; i += 1) {
    const x = ink.x[i] ?? 0
    const row = Math.round(((ink.y[i] ?? 0) - slope * x + bow * 4 * x * x + offset) / 2)
    rows[row] = (rows[row] ?? 0) + 1
  }
  let sum = 0
  for (const count of rows) sum += count * count
  return sum
}

const range = (from: number, to: number, step: number): number[] =>
  Array.from({ length: Math.round((to - from) / step) + 1 }, (_, at) => from + at * step)

/** The most that is looked for: 8 degrees, and a bow of 6% of the width. */
const MAX_SLOPE = 0.14
const MAX_BOW = 0.06
/** A change of shape must gather the ink by so much, or the lines count as straight. */
const WORTHWHILE = 1.03

/** Finds how the printed lines run, by which shape gathers the ink best in rows. */
export const findLineShape = (grey: Grey): LineShape => {
  const { width, height } = grey
  const ink = inkOf(grey, 5)
  const rows = new Float64Array(Math.ceil(height * 0.7) + 4)
  const score = (shape: LineShape) => sharpness(ink, width, height, shape, rows)
  const straight: LineShape = { slope: 0, bow: 0 }
  let best = { shape: straight, score: score(straight) }
  const flat = best.score
  const tryAll = (slopes: readonly number[], bows: readonly number[]) => {
    for (const slope of slopes) {
      for (const bow of bows) {
        const shape = { slope, bow }
        const one = score(shape)
        if (one > best.score) best = { shape, score: one }
      }
    }
  }
  tryAll(range(-MAX_SLOPE, MAX_SLOPE, 0.01), range(-MAX_BOW, MAX_BOW, 0.012))
  const { slope, bow } = best.shape
  tryAll(range(slope - 0.008, slope + 0.008, 0.002), range(bow - 0.009, bow + 0.009, 0.003))
  return best.score > WORTHWHILE * flat ? best.shape : straight
}

/** Moves every column up or down and turns the rest, so that lines of that shape become level. */
export const level = (grey: Grey, { slope, bow }: LineShape): Grey => {
  if (slope === 0 && bow === 0) return grey
  const { pixels, width, height } = grey
  const angle = Math.atan(slope)
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  const levelled = new Uint8Array(pixels.length)
  const at = (x: number, y: number): number =>
    pixels[Math.min(height - 1, Math.max(0, y)) * width + Math.min(width - 1, Math.max(0, x))] ?? 0
  for (let y = 0; y < height; y += 1) {
    const dy = y - height / 2
    for (let x = 0; x < width; x += 1) {
      const dx = x - width / 2
      const fromX = width / 2 + dx * cos - dy * sin
      const side = fromX / width - 0.5
      const fromY = height / 2 + dy * cos + dx * sin - bow * width * 4 * side * side
      const [left, top] = [Math.floor(fromX), Math.floor(fromY)]
      const [right, down] = [fromX - left, fromY - top]
      const upper = at(left, top) * (1 - right) + at(left + 1, top) * right
      const lower = at(left, top + 1) * (1 - right) + at(left + 1, top + 1) * right
      levelled[y * width + x] = upper * (1 - down) + lower * down
    }
  }
  return { pixels: levelled, width, height }
}
