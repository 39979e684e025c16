import type { Grey } from '../grey.ts'
import type { Network } from './networks.ts'
import { cropBox, type TextBox } from './text-box.ts'

/** The height of a line, in pixels, that the network was trained on. */
export const LINE_HEIGHT = 48
/** The least width that it was trained on: shorter lines stand in grey. */
const MIN_WIDTH = 160
const MAX_WIDTH = 2400

/** A recognised character, and where its middle is: its share of the line's width. */
export interface LineCharacter {
  readonly text: string
  readonly at: number
  /** How sure the network is, at the step where it is surest of it, 0 to 1. */
  readonly sureness: number
}

/** The characters that panels are printed with: of several thousand, those of Latin script. */
export interface Alphabet {
  /** Their numbers in the network's answer, "none" among them. */
  readonly numbers: Int32Array
  readonly characters: readonly string[]
}

/** Wide forms of the Latin characters (U+FF01 to U+FF5E) mean the same. */
const narrow = (character: string): string => character.normalize('NFKC')

export const latinAlphabet = (characters: readonly string[]): Alphabet => {
  const kept = characters.flatMap((character, number) => {
    const text = narrow(character)
    return number === 0 || /^[\p{Script=Latin}\d\p{P}\p{Sc}<>+=~°%| µμ×]$/u.test(text) ? [{ number, text }] : []
  })
  return { numbers: Int32Array.from(kept.map(({ number }) => number)), characters: kept.map(({ text }) => text) }
}

/** Takes the likeliest character of every step, and of equal neighbours one (connectionist temporal classification). */
export const decode = (
  data: Float32Array,
  steps: number,
  classes: number,
  { numbers, characters }: Alphabet,
  used: number,
): LineCharacter[] => {
  const line: LineCharacter[] = []
  let before = 0
  for (let step = 0; step < steps; step += 1) {
    let [best, most] = [0, 0]
    for (let i = 0; i < numbers.length; i += 1) {
      const value = data[step * classes + (numbers[i] ?? 0)] ?? 0
      if (value <= most) continue
      most = value
      best = i
    }
    if (best !== 0 && best !== before) {
      const text = characters[best] ?? ''
      line.push({ text, at: Math.min(1, (step + 0.5) / (steps * used)), sureness: most })
    } else if (best !== 0) {
      const character = line.at(-1)
      if (character !== undefined && character.sureness < most) line[line.length - 1] = { ...character, sureness: most }
    }
    before = best
  }
  return line
}

/** The characters of one line. `isTurned`: upside down. */
export const recogniseLine = async (
  network: Network,
  alphabet: Alphabet,
  grey: Grey,
  box: TextBox,
): Promise<readonly LineCharacter[]> => {
  const width = Math.max(8, Math.min(MAX_WIDTH, Math.round((LINE_HEIGHT * box.width) / box.height)))
  const line = cropBox(grey, box, width, LINE_HEIGHT)
  const padded = Math.max(MIN_WIDTH, Math.ceil(width / 8) * 8)
  const count = padded * LINE_HEIGHT
  const input = new Float32Array(3 * count)
  for (let row = 0; row < LINE_HEIGHT; row += 1) {
    for (let column = 0; column < width; column += 1)
      input[row * padded + column] = (line[row * width + column] ?? 0) / 127.5 - 1
  }
  input.copyWithin(count, 0, count)
  input.copyWithin(2 * count, 0, count)
  const { data, shape } = await network.run(input, [1, 3, LINE_HEIGHT, padded])
  const [, steps = 0, classes = 0] = shape
  return decode(data, steps, classes, alphabet, width / padded)
}
