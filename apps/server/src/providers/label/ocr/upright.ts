import type { Grey } from '../grey.ts'
import type { Network } from './networks.ts'
import { cropBox, type TextBox } from './text-box.ts'

/** A picture and where its lines of text stand. */
export interface FoundText {
  readonly grey: Grey
  readonly boxes: readonly TextBox[]
}

/** A line is longer than high; shorter words tell nothing about how the picture was held. */
const IS_LONG = 1.5

/** A quarter turn clockwise. */
const turnRight = ({ grey: { pixels, width, height }, boxes }: FoundText): FoundText => {
  const turned = new Uint8Array(pixels.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) turned[x * height + height - 1 - y] = pixels[y * width + x] ?? 0
  }
  return {
    grey: { pixels: turned, width: height, height: width },
    boxes: boxes.map((box) => ({ ...box, x: height - box.y, y: box.x, width: box.height, height: box.width })),
  }
}

const turnOver = ({ grey: { pixels, width, height }, boxes }: FoundText): FoundText => ({
  grey: { pixels: pixels.toReversed(), width, height },
  boxes: boxes.map((box) => ({ ...box, x: width - box.x, y: height - box.y })),
})

/** The size that the network for directions was trained on. */
const INPUT = { width: 192, height: 48 } as const
/** The longest lines decide; more than these only cost time. */
const MAX_VOTES = 7

/** How likely a line stands on its head. */
const overturned = async (network: Network, grey: Grey, box: TextBox): Promise<number> => {
  const width = Math.min(INPUT.width, Math.max(8, Math.round((INPUT.height * box.width) / box.height)))
  // Of a line that is too long its middle is looked at.
  const part = { ...box, width: Math.min(box.width, (box.height * INPUT.width) / INPUT.height) }
  const line = cropBox(grey, part, width, INPUT.height)
  const count = INPUT.width * INPUT.height
  const input = new Float32Array(3 * count)
  for (let row = 0; row < INPUT.height; row += 1) {
    for (let column = 0; column < width; column += 1)
      input[row * INPUT.width + column] = (line[row * width + column] ?? 0) / 127.5 - 1
  }
  input.copyWithin(count, 0, count)
  input.copyWithin(2 * count, 0, count)
  const { data } = await network.run(input, [1, 3, INPUT.height, INPUT.width])
  return data[1] ?? 0
}

/** Turns a picture that was held sideways or upside down, with its boxes, so that its text is upright. */
export const turnUpright = async (network: Network, found: FoundText): Promise<FoundText> => {
  const weigh = (is: (box: TextBox) => boolean) =>
    found.boxes.filter(is).reduce((sum, { width, height }) => sum + Math.max(width, height), 0)
  const across = weigh(({ width, height }) => width > IS_LONG * height)
  const down = weigh(({ width, height }) => height > IS_LONG * width)
  const level = down > across ? turnRight(found) : found
  const longest = level.boxes
    .filter(({ width, height }) => width > IS_LONG * height)
    .toSorted((a, b) => b.width - a.width)
    .slice(0, MAX_VOTES)
  let [votes, sum] = [0, 0]
  for (const box of longest) {
    sum += await overturned(network, level.grey, box)
    votes += 1
  }
  return votes > 0 && sum / votes > 0.5 ? turnOver(level) : level
}
