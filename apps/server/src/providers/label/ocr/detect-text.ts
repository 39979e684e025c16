import type { Grey } from '../grey.ts'
import { resizeGrey } from '../resize-grey.ts'
import type { Network } from './networks.ts'
import { smallestBox, type TextBox } from './text-box.ts'

/** The network halves the picture five times. */
const SIDE_STEP = 32
/** The means and deviations of the pictures that the network was trained on, by channel. */
const MEANS = [0.485, 0.456, 0.406] as const
const DEVIATIONS = [0.229, 0.224, 0.225] as const
/** From this on a pixel counts as text, and a box as one of text by the mean of its pixels. */
const PIXEL_IS_TEXT = 0.3
const BOX_IS_TEXT = 0.5
/** The network marks the core of a line; it is grown by this share of its area by its perimeter (DB, Liao et al., 2020). */
const GROWTH = 1.7
/** A core lower than this is a speck. */
const MIN_CORE = 3
/** More boxes than any panel has lines of cells. */
const MAX_BOXES = 400

const inputOf = ({ pixels, width, height }: Grey): Float32Array => {
  const count = width * height
  const input = new Float32Array(3 * count)
  for (let channel = 0; channel < 3; channel += 1) {
    const [mean, deviation] = [MEANS[channel] ?? 0.5, DEVIATIONS[channel] ?? 0.5]
    for (let i = 0; i < count; i += 1) input[channel * count + i] = ((pixels[i] ?? 0) / 255 - mean) / deviation
  }
  return input
}

interface Blob {
  readonly edge: readonly (readonly [number, number])[]
  readonly mean: number
}

/** Connected parts of the map, each with the ends of its rows. */
const blobsIn = (map: Float32Array, width: number, height: number): Blob[] => {
  const seen = new Uint8Array(map.length)
  const blobs: Blob[] = []
  const open: number[] = []
  for (let start = 0; start < map.length; start += 1) {
    if (seen[start] === 1 || (map[start] ?? 0) < PIXEL_IS_TEXT) continue
    const ends = new Map<number, [number, number]>()
    let [sum, count] = [0, 0]
    seen[start] = 1
    open.push(start)
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      const [x, y] = [at % width, Math.floor(at / width)]
      sum += map[at] ?? 0
      count += 1
      const end = ends.get(y)
      if (end === undefined) ends.set(y, [x, x])
      else {
        end[0] = Math.min(end[0], x)
        end[1] = Math.max(end[1], x)
      }
      for (let dy = -1; dy <= 1; dy += 1) {
        for (let dx = -1; dx <= 1; dx += 1) {
          const [nextX, nextY] = [x + dx, y + dy]
          if (nextX < 0 || nextY < 0 || nextX >= width || nextY >= height) continue
          const next = nextY * width + nextX
          if (seen[next] === 1 || (map[next] ?? 0) < PIXEL_IS_TEXT) continue
          seen[next] = 1
          open.push(next)
        }
      }
    }
    // A pixel reaches from its left edge to its right one.
    const edge = [...ends].flatMap(([y, [left, right]]) => [
      [left, y] as const,
      [right + 1, y] as const,
      [left, y + 1] as const,
      [right + 1, y + 1] as const,
    ])
    blobs.push({ edge, mean: sum / count })
  }
  return blobs
}

const grown = (box: TextBox): TextBox => {
  const by = (GROWTH * box.width * box.height) / (2 * (box.width + box.height))
  return { ...box, width: box.width + 2 * by, height: box.height + 2 * by }
}

const snapped = (side: number): number => Math.max(SIDE_STEP, Math.round(side / SIDE_STEP) * SIDE_STEP)

/** Where lines of text stand in a picture, whose longest side the network sees with at most `side` pixels. */
export const detectText = async (network: Network, grey: Grey, side: number): Promise<readonly TextBox[]> => {
  const scale = Math.min(1, side / Math.max(grey.width, grey.height))
  const [width, height] = [snapped(grey.width * scale), snapped(grey.height * scale)]
  const seen = await resizeGrey(grey, width, height)
  const { data } = await network.run(inputOf(seen), [1, 3, height, width])
  const [toX, toY] = [grey.width / width, grey.height / height]
  return blobsIn(data, width, height)
    .filter(({ mean }) => mean >= BOX_IS_TEXT)
    .map(({ edge }) => smallestBox(edge))
    .filter((box) => Math.min(box.width, box.height) >= MIN_CORE)
    .slice(0, MAX_BOXES)
    .map(grown)
    .map((box) => ({ ...box, x: box.x * toX, y: box.y * toY, width: box.width * toX, height: box.height * toY }))
}
