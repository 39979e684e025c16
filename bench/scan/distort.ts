import type { SeededRandom } from '@pacemeal/testing'
import sharp from 'sharp'
import { FRAME } from './draw-panel.ts'

export const distortions = ['none', 'rotation', 'blur', 'noise', 'glare', 'curved', 'several'] as const
export type Distortion = (typeof distortions)[number]

const { width, height } = FRAME

/** Moves pixels: `from` says where the pixel at x, y comes from. Bilinear; outside stays the corner's colour. */
const remap = (pixels: Buffer, from: (x: number, y: number) => readonly [number, number]): Buffer => {
  const moved = Buffer.alloc(pixels.length)
  const at = (x: number, y: number, channel: number): number => {
    const column = Math.min(width - 1, Math.max(0, x))
    const row = Math.min(height - 1, Math.max(0, y))
    return pixels[(row * width + column) * 3 + channel] ?? 0
  }
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [fromX, fromY] = from(x, y)
      const left = Math.floor(fromX)
      const top = Math.floor(fromY)
      const dx = fromX - left
      const dy = fromY - top
      for (let channel = 0; channel < 3; channel += 1) {
        const upper = at(left, top, channel) * (1 - dx) + at(left + 1, top, channel) * dx
        const lower = at(left, top + 1, channel) * (1 - dx) + at(left + 1, top + 1, channel) * dx
        moved[(y * width + x) * 3 + channel] = upper * (1 - dy) + lower * dy
      }
    }
  }
  return moved
}

/** Held askew by up to six degrees, with a little perspective. */
const rotate = (pixels: Buffer, random: SeededRandom): Buffer => {
  const angle = ((random.next() < 0.5 ? -1 : 1) * (1.5 + random.next() * 4.5) * Math.PI) / 180
  const tilt = (random.next() - 0.5) * 0.00012
  const [sin, cos] = [Math.sin(angle), Math.cos(angle)]
  return remap(pixels, (x, y) => {
    const dx = x - width / 2
    const dy = y - height / 2
    const depth = 1 + tilt * dy
    return [width / 2 + (dx * cos + dy * sin) * depth, height / 2 + (dy * cos - dx * sin) * depth]
  })
}

/** On a can or bottle: lines bow, and the sides are seen at a slant. */
const curve = (pixels: Buffer, random: SeededRandom): Buffer => {
  const bow = (random.next() < 0.5 ? -1 : 1) * (8 + random.next() * 22)
  const bend = 0.6 + random.next() * 0.35
  return remap(pixels, (x, y) => {
    const side = (x - width / 2) / (width / 2)
    const turned = Math.asin(Math.max(-1, Math.min(1, side * Math.sin(bend)))) / bend
    return [width / 2 + turned * (width / 2), y - bow * (1 - side * side)]
  })
}

const blur = (pixels: Buffer, sigma: number): Promise<Buffer> =>
  sharp(pixels, { raw: { ...FRAME, channels: 3 } })
    .blur(sigma)
    .raw()
    .toBuffer()

/** Normally distributed, by Box and Muller (1958). */
const normal = (random: SeededRandom): number =>
  Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())

const addNoise = (pixels: Buffer, random: SeededRandom, sigma: number): Buffer => {
  const noisy = Buffer.from(pixels)
  for (let i = 0; i < noisy.length; i += 3) {
    const grain = normal(random) * sigma
    for (let channel = 0; channel < 3; channel += 1) {
      noisy[i + channel] = Math.max(0, Math.min(255, (noisy[i + channel] ?? 0) + grain))
    }
  }
  return noisy
}

/** A lamp's reflection over a part of it, and a shadow falling off to one side. */
const glare = (pixels: Buffer, random: SeededRandom): Buffer => {
  const lit = Buffer.from(pixels)
  const [cx, cy] = [width * (0.2 + random.next() * 0.6), height * (0.2 + random.next() * 0.6)]
  const radius = width * (0.15 + random.next() * 0.15)
  const strength = 0.4 + random.next() * 0.25
  const shade = 0.25 + random.next() * 0.35
  const direction = random.next() * 2 * Math.PI
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const spot = strength * Math.exp(-((x - cx) ** 2 + (y - cy) ** 2) / (2 * radius * radius))
      const along = ((x / width - 0.5) * Math.cos(direction) + (y / height - 0.5) * Math.sin(direction)) / 0.71
      const dark = 1 - shade * Math.max(0, along)
      for (let channel = 0; channel < 3; channel += 1) {
        const i = (y * width + x) * 3 + channel
        const value = (lit[i] ?? 0) * dark
        lit[i] = value + (255 - value) * spot
      }
    }
  }
  return lit
}

/** What the app would send of such a photograph: JPEG at quality 75. */
export const distort = async (pixels: Buffer, kind: Distortion, random: SeededRandom): Promise<Buffer> => {
  let seen = pixels
  if (kind === 'rotation' || (kind === 'several' && random.next() < 0.6)) seen = rotate(seen, random)
  else if (kind === 'curved' || kind === 'several') seen = curve(seen, random)
  if (kind === 'glare' || (kind === 'several' && random.next() < 0.5)) seen = glare(seen, random)
  if (kind === 'blur') seen = await blur(seen, 0.7 + random.next() * 0.7)
  if (kind === 'several') seen = await blur(seen, 0.4 + random.next() * 0.4)
  if (kind === 'noise') seen = addNoise(seen, random, 10 + random.next() * 14)
  if (kind === 'several') seen = addNoise(seen, random, 4 + random.next() * 6)
  return sharp(seen, { raw: { ...FRAME, channels: 3 } })
    .jpeg({ quality: 75 })
    .toBuffer()
}
