import { type PrintedAmount, partsOf, type RowPart } from './amounts.ts'
import { phraseLetters, plainWord } from './likeness.ts'
import { type LineName, lineNames, saltNames } from './vocabulary.ts'
import type { LabelRow } from './words.ts'

/** One named line of a panel with its figures, from left to right. */
export interface PanelLine {
  readonly name: LineName
  readonly isSalt: boolean
  readonly amounts: readonly PrintedAmount[]
  /** Which row of the picture. */
  readonly row: number
}

interface Name {
  readonly name: LineName
  readonly isSalt: boolean
  readonly letters: number
}

/** What words name, or undefined. */
const nameOf = (text: readonly string[]): Name | undefined => {
  const words = text.map(plainWord).filter((word) => word !== '')
  for (const [name, phrases] of lineNames) {
    const found = phrases
      .map((phrase) => ({ phrase, letters: phraseLetters(words, phrase) }))
      .toSorted((a, b) => b.letters - a.letters)[0]
    if (found !== undefined && found.letters > 0)
      return { name, isSalt: name === 'sodium' && saltNames.has(found.phrase), letters: found.letters }
  }
  return undefined
}

interface Segment {
  readonly text: readonly string[]
  readonly left: number
  readonly amounts: PrintedAmount[]
  readonly row: number
}

/** Cuts a row where a further name begins: `Total Fat 3 g 4% | Total Carb. 20 g 7%`. */
const segmentsOf = (parts: readonly RowPart[], row: number): Segment[] => {
  const segments: Segment[] = []
  for (const part of parts) {
    const current = segments.at(-1)
    if (part.kind === 'amount') {
      if (current === undefined) segments.push({ text: [], left: part.left, amounts: [part], row })
      else current.amounts.push(part)
    } else if (current === undefined || nameOf(part.words) !== undefined)
      segments.push({ text: part.words, left: part.left, amounts: [], row })
  }
  return segments
}

/** The part of a row that stands before the first name of a line. */
export const beforeNames = (parts: readonly RowPart[]): readonly RowPart[] => {
  const first = parts.findIndex((part) => part.kind === 'text' && nameOf(part.words) !== undefined)
  return first < 0 ? parts : parts.slice(0, first)
}

const isHundred = ({ digits, unit }: PrintedAmount): boolean => digits === '100' && (unit === 'g' || unit === 'ml')

/** Lines whose figures take a name from the lines around them: names that were broken to fit their column. */
const nameBroken = (segments: readonly Segment[], at: number, taken: Set<number>): Name | undefined => {
  const own = segments[at]
  if (own === undefined) return undefined
  const after: string[] = []
  const used: number[] = []
  for (let next = at + 1; next < segments.length && next <= at + 2; next += 1) {
    const one = segments[next]
    if (one === undefined || one.amounts.length > 0 || one.text.length === 0 || one.row - own.row > 2) break
    after.push(...one.text)
    used.push(next)
  }
  const before = segments[at - 1]
  const plain = nameOf(own.text)
  const isFree =
    plain === undefined &&
    before !== undefined &&
    before.amounts.length === 0 &&
    !taken.has(at - 1) &&
    own.row - before.row === 1
  // `per 100 g` heads a column; no name around it is its own.
  if (plain === undefined && own.amounts.every(isHundred)) return undefined
  // `Fett` above `Matières grasses 6,1 g`: both are the name, and what follows is the next one's.
  if (plain !== undefined && before !== undefined && before.amounts.length === 0 && !taken.has(at - 1)) {
    if (own.row - before.row === 1 && nameOf(before.text)?.name === plain.name) {
      taken.add(at - 1)
      return plain
    }
  }
  // `Fett`, `6,1 g`, `Matières grasses`: one figure beside two names above each other.
  const above = isFree && own.text.length === 0 ? nameOf(before.text) : undefined
  if (above !== undefined) {
    taken.add(at - 1)
    const below = used[0]
    if (below !== undefined && nameOf(segments[below]?.text ?? [])?.name === above.name) taken.add(below)
    return above
  }
  const tries = [
    { text: [...own.text, ...after], used },
    ...(isFree ? [{ text: [...before.text, ...own.text], used: [at - 1] }] : []),
  ]
  for (const one of tries) {
    const name = nameOf(one.text)
    // A broken name only counts when it says more than the line does by itself.
    if (name === undefined || (plain !== undefined && rankOf(name.name) >= rankOf(plain.name))) continue
    // A whole name below is that of another line, whose figure was not read.
    if (plain !== undefined && one.used.some((each) => nameOf(segments[each]?.text ?? [])?.name === name.name)) continue
    for (const each of one.used) taken.add(each)
    return name
  }
  // The rest of a name in a second language belongs to this line, too.
  for (const each of used) {
    const rest = nameOf(segments[each]?.text ?? [])
    if (plain !== undefined && (rest === undefined || rest.name === plain.name)) taken.add(each)
  }
  return plain
}

const rankOf = (name: LineName): number => lineNames.findIndex(([one]) => one === name)

/** The order of a panel in the EU and the UK (Regulation (EU) 1169/2011, Annex XV). */
const order: readonly LineName[] = ['calories', 'fat', 'saturates', 'carbs', 'sugar', 'fiber', 'protein', 'sodium']

/** What an unreadable name between two readable ones must be, when only one line is missing there. */
const nameByPlace = (before: LineName | undefined, after: LineName | undefined): LineName | undefined => {
  const from = before === undefined ? -1 : order.indexOf(before)
  const to = after === undefined ? order.length : order.indexOf(after)
  if ((before !== undefined && from < 0) || (after !== undefined && to < 0)) return undefined
  return to - from === 2 ? order[from + 1] : undefined
}

const isGram = ({ unit }: PrintedAmount): boolean => unit === 'g' || unit === null
const isEnergy = ({ unit }: PrintedAmount): boolean => unit === 'kcal' || unit === 'kJ'

interface Draft {
  readonly segment: Segment
  name: Name | undefined
}

/** Energy goes on in a line of its own when only kilocalories or kilojoules stand there. */
const nameEnergy = (drafts: readonly Draft[]): void => {
  for (const draft of drafts) {
    if (draft.name === undefined && draft.segment.amounts.some(isEnergy))
      draft.name = { name: 'calories', isSalt: false, letters: 0 }
  }
}

const nameUnread = (drafts: readonly Draft[]): void => {
  const named = drafts.filter(({ name, segment }) => name !== undefined && segment.amounts.length > 0)
  if (named.length < 4) return
  for (const [at, draft] of drafts.entries()) {
    const { segment } = draft
    if (
      draft.name !== undefined ||
      segment.amounts.length === 0 ||
      !segment.amounts.every((one) => isGram(one) || one.unit === '%')
    )
      continue
    const before = drafts.slice(0, at).findLast(({ name }) => name !== undefined)
    const after = drafts.slice(at + 1).find(({ name, segment: one }) => name !== undefined && one.amounts.length > 0)
    if (before === undefined || (after === undefined && segment.row - before.segment.row > 2)) continue
    const name = nameByPlace(before.name?.name, after?.name?.name)
    if (name !== undefined) draft.name = { name, isSalt: name === 'sodium', letters: 0 }
  }
}

const middleOf = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

/** Drops what stands right of the table: ingredients, dates and lots, whose figures are of something else. */
const withoutBeside = (segments: readonly Segment[]): readonly Segment[] => {
  const named = segments.filter(({ text, amounts }) => amounts.length > 0 && nameOf(text) !== undefined)
  if (named.length < 4) return segments
  const edge = middleOf(named.map(({ left }) => left))
  const figures = middleOf(named.filter(({ left }) => left <= edge).map(({ amounts }) => amounts[0]?.right ?? 0))
  return segments.filter(({ text, left }) => text.length === 0 || left < figures)
}

/** The named lines of a panel. `inOrder`: names that cannot be read may be told from their place. */
export function linesOf(rows: readonly LabelRow[], inOrder: boolean): readonly PanelLine[] {
  const all = rows.flatMap((row, at) => segmentsOf(partsOf(row), at))
  const segments = inOrder ? withoutBeside(all) : all
  const taken = new Set<number>()
  const drafts = segments.flatMap((segment, at): Draft[] =>
    segment.amounts.length === 0 ? [] : [{ segment, name: nameBroken(segments, at, taken) }],
  )
  nameEnergy(drafts)
  if (inOrder) nameUnread(drafts)
  return drafts.flatMap(({ segment, name }) =>
    name === undefined ? [] : [{ name: name.name, isSalt: name.isSalt, amounts: segment.amounts, row: segment.row }],
  )
}
