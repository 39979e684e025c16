import type { SeededRandom } from '@pacemeal/testing'
import sharp from 'sharp'
import type { PrintedCode } from './encode.ts'
import type { Sight } from './families.ts'

/** What the camera's frame is scaled to before it is read. */
export const FRAME = { width: 800, height: 450 } as const

const { width, height } = FRAME
/** Points that are looked at within a pixel, in each direction. */
const SAMPLES = 3

/** Standard normal, by Box and Muller (1958). */
const normal = (random: SeededRandom): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

/** Segments of the ten digits of a seven-segment display: top, its sides, middle, lower sides, bottom. */
const segments = [
  '1110111',
  '0010010',
  '1011101',
  '1011011',
  '0111010',
  '1101011',
  '1101111',
  '1010010',
  '1111111',
  '1111011',
]

const inDigit = (value: number, x: number, y: number): boolean => {
  const on = segments[value] ?? ''
  const isAt = (at: number) => on[at] === '1'
  if (x < 0 || x > 1 || y < 0 || y > 1) return false
  if (y < 0.14) return isAt(0)
  if (y > 0.86) return isAt(6)
  if (Math.abs(y - 0.5) < 0.07) return isAt(3)
  if (x < 0.22) return isAt(y < 0.5 ? 1 : 4)
  return x > 0.78 && isAt(y < 0.5 ? 2 : 5)
}

/** The print around a code: lines of letters, a stripe of colour, the edge of the label. */
interface Surroundings {
  readonly paper: number
  readonly lines: readonly { readonly y: number; readonly from: number; readonly seed: number }[]
  readonly stripe: number
  readonly hasFrame: boolean
}

const surroundingsOf = (random: SeededRandom, paper: number): Surroundings => ({
  paper,
  lines: Array.from({ length: random.whole(2, 6) }, (_, at) => ({
    y: (random.next() < 0.5 ? -1 : 1) * (0.75 + at * 0.16 + random.next() * 0.05),
    from: random.next() * 0.4 - 0.8,
    seed: random.whole(1, 1e6),
  })),
  stripe: random.next(),
  hasFrame: random.next() < 0.4,
})

/**
 * The reflectance of the pack at a place: `u` in modules from the first bar, `v` from the middle of the bars in bar heights.
 */
const printOf = (code: PrintedCode, sight: Sight, around: Surroundings) => {
  const count = code.modules.length
  return (u: number, v: number): number => {
    const { light, dark } = sight
    if (Math.abs(v) <= 0.5 && u >= 0 && u < count) return code.modules[Math.floor(u)] ? dark : light
    const isLabel = u > -sight.margin && u < count + sight.margin && v > -0.6 && v < 0.78
    if (isLabel) {
      if (v < 0.55 || v > 0.72) return light
      const place = (u / count) * code.digits.length
      const digit = Number(code.digits[Math.floor(place)])
      return inDigit(digit, (place % 1) * 1.5 - 0.2, (v - 0.55) / 0.17) ? dark : light
    }
    const edge = Math.max(-sight.margin - u, u - count - sight.margin)
    if (around.hasFrame && edge < 1.2 && v > -0.7 && v < 0.9) return dark
    for (const { y, from, seed } of around.lines) {
      if (Math.abs(v - y) > 0.05) continue
      const place = u / 5 - from * 10
      const letter = Math.sin(Math.floor(place) * 12.9898 + seed) * 43758.5453
      const part = place % 1
      const isInk = part > 0.15 && part < 0.85 && Math.sin(letter + part * 14 + v * 60) > 0.1
      if (Math.floor(letter) % 6 !== 0 && isInk) return dark
    }
    return v > 1.2 && around.stripe > 0.5 ? (light + dark) / 2 : around.paper
  }
}

/** Where on the pack a place of the frame lies. */
const projection = (code: PrintedCode, sight: Sight, centre: { readonly x: number; readonly y: number }) => {
  const count = code.modules.length
  const wide = count * sight.module
  const high = wide * sight.ratio
  const turn = (sight.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(turn), Math.sin(turn)]
  return (x: number, y: number): readonly [u: number, v: number] => {
    const dx = x - centre.x
    const dy = y - centre.y
    const depth = 1 + sight.perspective * (dx / width)
    let across = ((dx * cos + dy * sin) * depth) / wide
    let along = ((dy * cos - dx * sin) * depth) / high
    if (sight.bend > 0) {
      // A can whose axis runs along the bars presses those at the sides together; one across bows them.
      if (sight.isBowed) across += (1 - Math.cos(along * sight.bend * 1.4)) * 0.08 * (sight.perspective < 0 ? -1 : 1)
      else {
        const side = Math.max(-1, Math.min(1, across * 2 * Math.sin(sight.bend)))
        across = Math.asin(side) / sight.bend / 2
        along += 0.12 * side * side
      }
    }
    return [(across + 0.5) * count, along]
  }
}

/** Blur along a line, as a hand shakes. */
const shaken = (grey: Float64Array, length: number, angle: number): Float64Array => {
  const steps = Math.max(2, Math.ceil(length * 2))
  const turn = (angle * Math.PI) / 180
  const moved = new Float64Array(grey.length)
  for (let step = 0; step < steps; step += 1) {
    const way = (step / (steps - 1) - 0.5) * length
    const dx = Math.cos(turn) * way
    const dy = Math.sin(turn) * way
    for (let y = 0; y < height; y += 1) {
      const fromY = Math.min(height - 2, Math.max(0, y + dy))
      const top = Math.floor(fromY)
      const down = fromY - top
      for (let x = 0; x < width; x += 1) {
        const fromX = Math.min(width - 2, Math.max(0, x + dx))
        const left = Math.floor(fromX)
        const right = fromX - left
        const at = top * width + left
        const upper = (grey[at] ?? 0) * (1 - right) + (grey[at + 1] ?? 0) * right
        const lower = (grey[at + width] ?? 0) * (1 - right) + (grey[at + width + 1] ?? 0) * right
        moved[y * width + x] = (moved[y * width + x] ?? 0) + (upper * (1 - down) + lower * down) / steps
      }
    }
  }
  return moved
}

/** Gaussian blur, each direction for itself. */
const blurred = (grey: Float64Array, sigma: number): Float64Array => {
  const reach = Math.ceil(sigma * 3)
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)))
  const total = kernel.reduce((sum, one) => sum + one, 0)
  const pass = (from: Float64Array, stepX: number, stepY: number): Float64Array => {
    const to = new Float64Array(from.length)
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        let sum = 0
        for (let at = -reach; at <= reach; at += 1) {
          const column = Math.min(width - 1, Math.max(0, x + at * stepX))
          const row = Math.min(height - 1, Math.max(0, y + at * stepY))
          sum += (from[row * width + column] ?? 0) * (kernel[at + reach] ?? 0)
        }
        to[y * width + x] = sum / total
      }
    }
    return to
  }
  return pass(pass(grey, 1, 0), 0, 1)
}

/** A frame of a camera with the code in it, as grey pixels after JPEG. With `part` only that share of the code is in the frame. */
export const photograph = async (
  code: PrintedCode,
  sight: Sight,
  random: SeededRandom,
  part = 1,
): Promise<{ readonly width: number; readonly height: number; readonly data: Uint8ClampedArray }> => {
  const wide = code.modules.length * sight.module
  const centre =
    part < 1
      ? { x: wide * (part - 0.5), y: height / 2 }
      : { x: width / 2 + (random.next() - 0.5) * 60, y: height / 2 + (random.next() - 0.5) * 40 }
  const place = projection(code, sight, centre)
  const print = printOf(code, sight, surroundingsOf(random, (sight.light + random.next()) / 2))
  /** Thin bars need more than one look a pixel; the print around them does not. */
  const sampled = (x: number, y: number): number => {
    let sum = 0
    for (let sample = 0; sample < SAMPLES * SAMPLES; sample += 1) {
      const across = ((sample % SAMPLES) + 0.5) / SAMPLES
      const [u, v] = place(x + across, y + (Math.floor(sample / SAMPLES) + 0.5) / SAMPLES)
      sum += print(u, v)
    }
    return sum / SAMPLES ** 2
  }
  let grey: Float64Array = new Float64Array(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [u, v] = place(x + 0.5, y + 0.5)
      const isNear = u > -sight.margin - 4 && u < code.modules.length + sight.margin + 4 && v > -0.75 && v < 0.95
      grey[y * width + x] = isNear ? sampled(x, y) : print(u, v)
    }
  }
  grey = blurred(grey, sight.blur)
  if (sight.shake > 0) grey = shaken(grey, sight.shake, sight.shakeAngle)
  const spot = {
    x: centre.x + (random.next() - 0.5) * wide * 0.8,
    y: centre.y + (random.next() - 0.5) * wide * sight.ratio * 0.8,
    radius: sight.glareRadius * wide,
  }
  const direction = random.next() * 2 * Math.PI
  const pixels = Buffer.alloc(width * height)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const along = ((x / width - 0.5) * Math.cos(direction) + (y / height - 0.5) * Math.sin(direction)) / 0.71
      const lit = (grey[y * width + x] ?? 0) * sight.exposure * (1 - sight.shadow * Math.max(0, along))
      const shine = sight.glare * Math.exp(-((x - spot.x) ** 2 + (y - spot.y) ** 2) / (2 * spot.radius ** 2))
      pixels[y * width + x] = Math.max(0, Math.min(255, (lit + shine) * 255 + normal(random) * sight.noise))
    }
  }
  const jpeg = await sharp(pixels, { raw: { width, height, channels: 1 } })
    .jpeg({ quality: sight.quality })
    .toBuffer()
  const seen = await sharp(jpeg).greyscale().raw().toBuffer()
  return { width, height, data: new Uint8ClampedArray(seen) }
}
