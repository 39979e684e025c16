import type { LabelReader } from '../../apps/server/src/providers/label/label-reader.ts'
import { makeFamilyLabel } from './families/make-family-label.ts'
import { makeLabel } from './make-label.ts'
import type { Truth } from './panel.ts'
import { scoreLabel } from './score.ts'

/** How one label was read, and by what it is grouped in the tables. */
export interface Row {
  readonly number: number
  readonly groups: readonly string[]
  readonly milliseconds: number
  readonly right: number
  readonly wrong: number
  readonly missed: number
  readonly unsuspected: number
  readonly caught: number
  readonly falseAlarms: number
  readonly mistakes: readonly string[]
}

interface Made {
  readonly groups: readonly string[]
  readonly truth: Truth
  readonly picture: Buffer
}

const makeTable = async (number: number): Promise<Made> => {
  const { panel, distortion, picture } = await makeLabel(number)
  return { groups: [panel.format, distortion], truth: panel.truth, picture }
}

const makeFamily = async (number: number): Promise<Made> => {
  const { family, isHeldOut, condition, truth, picture } = await makeFamilyLabel(number)
  return { groups: [condition, isHeldOut ? 'held out' : 'looked at', family], truth, picture }
}

/** Which labels are drawn: tables as in shops of all countries, or one family of panels after another. */
const sets = { tables: makeTable, families: makeFamily } as const

/** Has one label read and compares what is found with what is printed. */
export const measureLabel = async (set: keyof typeof sets, number: number, reader: LabelReader): Promise<Row> => {
  const { groups, truth, picture } = await sets[set](number)
  const began = performance.now()
  const label = await reader.readLabel(picture, new AbortController().signal).catch(() => null)
  const milliseconds = performance.now() - began
  return { number, groups, milliseconds, ...scoreLabel(label, truth) }
}
