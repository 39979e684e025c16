import type { SaidAmount } from '../say/quantity.ts'
import type { MealReader } from '../say/read-meal.ts'
import { isUnsure, type SaidItem } from '../say/said-meal.ts'

/** Shorter words are hardly two in one. */
const MIN_WORD = 8
/** Least letters before the kind, and of the kind itself. */
const MIN_BEFORE = 3
const MIN_KIND = 5
/** Kinds of fewer letters: `Ofenkäse`, `Zwiebelbrot`, `Bauernbier`. */
const shortKinds = new Set(['kase', 'brot', 'bier', 'saft', 'reis', 'wein'])
/** Kinds of which one is not like another: a potato salad and a green one. */
const openKinds =
  /(?:salat|sosse|sauce|creme|paste|platte|teller|auflauf|pfanne|gericht|essen|topf|speise|snack|mischung|pulver|suppe|menu|riegel|fullung|belag)$/

/** An amount in words that the reader knows. */
function inWords({ count, isCounted, unit, each }: SaidAmount): string {
  if (!isCounted && !each) return ''
  return [isCounted ? String(count) : '', each ? `x ${each.name}` : (unit?.name ?? '')].join(' ')
}

/**
 * The kind that a word of two says, as the reader knows it: a Dinkelbrötchen, whatever spelt may be, is a Brötchen. German
 * joins the words of a name; what stands last is what it is. Undefined for a word of no known kind, and for kinds of which
 * one is not like another.
 */
export function findKind(word: string, amount: SaidAmount, read: MealReader['read']): SaidItem | undefined {
  const letters = word.toLowerCase().normalize('NFD').replaceAll(/\p{M}/gu, '')
  if (!/^[a-z]+$/.test(letters) || letters.length < MIN_WORD || openKinds.test(letters)) return undefined
  for (let at = MIN_BEFORE; at <= letters.length - 4; at += 1) {
    const kind = letters.slice(at)
    if (kind.length < MIN_KIND && !shortKinds.has(kind)) continue
    const item = onlyItem(`${inWords(amount)} ${kind}`.trim(), read)
    if (item) return item
  }
  return undefined
}

/** What the words are, when that is one thing that the reader is sure of letter by letter. */
function onlyItem(words: string, read: MealReader['read']): SaidItem | undefined {
  const { items, unknown, leftOut, lookUps } = read(words)
  const [item] = items
  const isPlain = items.length === 1 && unknown.length + leftOut.length + lookUps.length === 0
  return item && isPlain && !isUnsure(item) ? item : undefined
}
