import type { GreyPicture } from './grey-picture.ts'

/** Where bars stand side by side, and how they are turned. */
export interface BarArea {
  readonly x: number
  readonly y: number
  /** Across the bars and along them. */
  readonly width: number
  readonly height: number
  /** Of the line across the bars against the picture's rows, in radians, -90 to 90 degrees. */
  readonly angle: number
}

interface Block {
  readonly x: number
  readonly y: number
  readonly angle: number
  readonly weight: number
}

/** Side of the blocks that are judged, in pixels. */
const BLOCK = 16
/** Directions are gathered in steps of so many degrees. */
const STEP_DEGREES = 4
const BINS = 180 / STEP_DEGREES
/** How much of its edges a block of bars has in one direction: 1 is all. */
const MIN_COHERENCE = 0.55
const MAX_AREAS = 3

/** The direction of the edges in each block, by its structure tensor (Bigün and Granlund 1987). */
function blocksOf({ width, height, data }: GreyPicture): readonly Block[] {
  const blocks: Block[] = []
  for (let top = 1; top + BLOCK < height; top += BLOCK) {
    for (let left = 1; left + BLOCK < width; left += BLOCK) {
      let xx = 0
      let yy = 0
      let xy = 0
      for (let y = top; y < top + BLOCK; y += 1) {
        for (let at = y * width + left; at < y * width + left + BLOCK; at += 1) {
          const gx = (data[at + 1] ?? 0) - (data[at - 1] ?? 0)
          const gy = (data[at + width] ?? 0) - (data[at - width] ?? 0)
          xx += gx * gx
          yy += gy * gy
          xy += gx * gy
        }
      }
      const energy = xx + yy
      const coherence = energy === 0 ? 0 : Math.hypot(xx - yy, 2 * xy) / energy
      if (energy < BLOCK * BLOCK * 60) continue
      const weight = coherence < MIN_COHERENCE ? 0.15 * coherence : coherence
      blocks.push({
        x: left + BLOCK / 2,
        y: top + BLOCK / 2,
        angle: Math.atan2(2 * xy, xx - yy) / 2,
        weight: weight * Math.sqrt(energy),
      })
    }
  }
  return blocks
}

const binOf = (angle: number): number => ((Math.round((angle * 180) / Math.PI / STEP_DEGREES) % BINS) + BINS) % BINS

/** The difference of two directions of lines, from -90 to 90 degrees. */
const turnBetween = (one: number, other: number): number => {
  const turn = (one - other) % Math.PI
  return turn > Math.PI / 2 ? turn - Math.PI : turn < -Math.PI / 2 ? turn + Math.PI : turn
}

/** Mean and spread of weighted values. */
function spreadOf(values: readonly (readonly [value: number, weight: number])[]): { mean: number; spread: number } {
  let sum = 0
  let weights = 0
  for (const [value, weight] of values) {
    sum += value * weight
    weights += weight
  }
  const mean = weights === 0 ? 0 : sum / weights
  let squares = 0
  for (const [value, weight] of values) squares += (value - mean) ** 2 * weight
  return { mean, spread: weights === 0 ? 0 : Math.sqrt(squares / weights) }
}

/** The area of the blocks of one direction, without those that stand far away from the most. */
function areaOf(blocks: readonly Block[], angle: number): BarArea {
  const cos = Math.cos(angle)
  const sin = Math.sin(angle)
  const placed = blocks.map(({ x, y, weight }) => ({ across: x * cos + y * sin, along: y * cos - x * sin, weight }))
  let kept = placed
  for (let round = 0; round < 3; round += 1) {
    const across = spreadOf(kept.map((one) => [one.across, one.weight]))
    const along = spreadOf(kept.map((one) => [one.along, one.weight]))
    const near = kept.filter(
      (one) =>
        Math.abs(one.across - across.mean) <= 2.4 * across.spread + BLOCK &&
        Math.abs(one.along - along.mean) <= 2.2 * along.spread + BLOCK,
    )
    if (near.length === kept.length) break
    kept = near
  }
  const across = spreadOf(kept.map((one) => [one.across, one.weight]))
  const along = spreadOf(kept.map((one) => [one.along, one.weight]))
  return {
    x: across.mean * cos - along.mean * sin,
    y: across.mean * sin + along.mean * cos,
    // Evenly filled, a side is the square root of twelve times its spread.
    width: across.spread * 3.5 + BLOCK,
    height: along.spread * 3.5 + BLOCK,
    angle,
  }
}

/** Where bars may be, the likeliest first; nothing in a picture without edges. */
export function findBars(picture: GreyPicture): readonly BarArea[] {
  const blocks = blocksOf(picture)
  const bins = new Float64Array(BINS)
  for (const { angle, weight } of blocks) bins[binOf(angle)] = (bins[binOf(angle)] ?? 0) + weight
  const strength = (bin: number) =>
    (bins[(bin + BINS - 1) % BINS] ?? 0) + (bins[bin] ?? 0) + (bins[(bin + 1) % BINS] ?? 0)
  const order = Array.from({ length: BINS }, (_, bin) => bin).toSorted((a, b) => strength(b) - strength(a))
  const chosen: number[] = []
  for (const bin of order) {
    if (chosen.length === MAX_AREAS || strength(bin) < 0.15 * strength(order[0] ?? 0)) break
    const isNear = chosen.some((other) => Math.min((bin - other + BINS) % BINS, (other - bin + BINS) % BINS) < 4)
    if (!isNear && strength(bin) > 0) chosen.push(bin)
  }
  return chosen.map((bin) => {
    const middle = (bin * STEP_DEGREES * Math.PI) / 180
    const own = blocks.filter(({ angle }) => Math.abs(turnBetween(angle, middle)) < (10 * Math.PI) / 180)
    const { mean } = spreadOf(own.map(({ angle, weight }) => [turnBetween(angle, middle), weight]))
    return areaOf(own, turnBetween(middle + mean, 0))
  })
}
