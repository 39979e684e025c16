import type { Grey } from '../grey.ts'
import { detectText } from './detect-text.ts'
import { type Network, openNetwork, readCharacters } from './networks.ts'
import { type Alphabet, type LineCharacter, latinAlphabet, recogniseLine } from './recognise-line.ts'
import type { TextBox } from './text-box.ts'
import { turnUpright } from './upright.ts'

/** A line of text as it was recognised, upright. */
export interface TextLine {
  readonly box: TextBox
  readonly characters: readonly LineCharacter[]
}

/** What was read on a picture, and the picture as it has to be held for that. */
export interface ReadText {
  readonly grey: Grey
  readonly lines: readonly TextLine[]
}

interface Networks {
  readonly detection: Network
  readonly recognition: Network
  readonly direction: Network
  readonly alphabet: Alphabet
}

const open = async (): Promise<Networks> => ({
  detection: await openNetwork('detection'),
  recognition: await openNetwork('recognition'),
  direction: await openNetwork('direction'),
  alphabet: latinAlphabet(readCharacters()),
})

let opened: Promise<Networks> | undefined

/** Reads the lines of text on a picture, however it was held. `side`: the pixels that its longest side is looked at with. */
export const readText = async (picture: Grey, side: number): Promise<ReadText> => {
  opened ??= open()
  const { detection, recognition, direction, alphabet } = await opened
  const found = { grey: picture, boxes: await detectText(detection, picture, side) }
  const { grey, boxes } = await turnUpright(direction, found)
  const lines: TextLine[] = []
  for (const box of boxes) lines.push({ box, characters: await recogniseLine(recognition, alphabet, grey, box) })
  return { grey, lines }
}
