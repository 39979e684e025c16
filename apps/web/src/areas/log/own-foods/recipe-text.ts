import { MAX_OWN_FOOD_NAME } from '@pacemeal/domain/own-food'
import { ingredientLines, type WrittenRecipe } from './recipe-data.ts'
import { hasAmount, kindOf, type LineKind } from './recipe-lines.ts'
import { isYield, yieldIn } from './recipe-yield.ts'

/** Signs that stand before the lines of a list. */
const BULLET = /^\s*(?:[-*•▢□☐☑✓✔◦‣▪●○·–—]|\[[ x]?\])\s*/i

/** A price says nothing of how much it is: `($0.32)`, `£1.20`, `1,29 €`. */
const withoutPrice = (line: string): string =>
  line
    .replaceAll(
      /\(?\s*[$£€]\s?\d+(?:[.,]\d{1,2})?(?:\s*(?:total|each|pp|per \w+))?\s*\)?|\(?\s*(?<!\d)\d{1,6}[.,]\d{2}\s?€\s*\)?/gi,
      ' ',
    )
    .trim()

interface Line {
  readonly text: string
  readonly isListed: boolean
  readonly kind: LineKind
}

const lineOf = (text: string, isListed: boolean): Line => ({ text, isListed, kind: kindOf(text) })

/** What stands behind the colon of a heading, each part for itself: `Ingredients: 80 g oats, 2 eggs`. */
function withInline(line: Line): readonly Line[] {
  const colon = /:\s+/.exec(line.text)
  const [heading, rest] = colon
    ? [line.text.slice(0, colon.index), line.text.slice(colon.index + colon[0].length)]
    : [line.text, '']
  if ((line.kind !== 'ingredients' && line.kind !== 'section') || !hasAmount(rest)) return [line]
  const parts = rest.split(/[,;]\s+(?![^()]*\))/)
  return [{ ...line, text: `${heading}:` }, ...parts.map((part) => lineOf(part.replace(/[.;]$/, ''), true))]
}

const AMOUNT_ALONE =
  /^(?:\d+(?:[.,/]\d+)?|[½⅓⅔¼¾⅛])(?:\s*(?:g|kg|ml|l|oz|lbs?|cups?|tbsp|tsp|tablespoons?|teaspoons?|slices?|pieces?|cloves?|cans?|tins?|el|tl|st[uü]ck|stk|bund|zehen?|dosen?|prisen?|packung(?:en)?|p[aä]ckchen|cdas?|cucharadas?|cucharaditas?|unidad(?:es)?|dientes?|pizcas?|latas?))?\.?$/i

/** An amount and its food in one line where a table has them in two, the amount first or behind. */
function joinAmounts(lines: readonly Line[]): readonly Line[] {
  const heading = lines.findIndex(({ kind }) => kind === 'ingredients')
  const isFood = (line: Line | undefined): line is Line =>
    line !== undefined && /^(?:words|ingredient)$/.test(line.kind)
  const isAlone = (line: Line | undefined): line is Line => line !== undefined && AMOUNT_ALONE.test(line.text)
  if (heading < 0) return lines
  const [first, second] = lines.slice(heading + 1)
  const isFoodFirst = isFood(first) && !isAlone(first) && isAlone(second)
  const joined: Line[] = []
  for (let at = 0; at < lines.length; at++) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line) continue
    const [amount, food] = isFoodFirst ? [next, line] : [line, next]
    const isPair = at > heading && isAlone(amount) && isFood(food) && !hasAmount(food.text)
    joined.push(isPair ? lineOf(`${amount.text} ${food.text}`, line.isListed) : line)
    if (isPair) at++
  }
  return joined
}

/** What is read of a plain text, of a line of it, how many lines and lists: a page with all that people wrote below its recipe has less. */
const MAX_TEXT = 300_000
const MAX_LINE = 2000
const MAX_LINES = 2000
const MAX_LISTS = 50

const inSingleSpaces = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

const linesOf = (text: string): readonly Line[] =>
  joinAmounts(
    text
      .slice(0, MAX_TEXT)
      .split('\n', 5 * MAX_LINES)
      .map((line) => inSingleSpaces(line).slice(0, MAX_LINE))
      .filter((line) => line !== '')
      .slice(0, MAX_LINES)
      .map((line) => lineOf(inSingleSpaces(withoutPrice(line.replace(BULLET, ''))), BULLET.test(line)))
      .filter((line) => line.text !== '')
      .flatMap(withInline),
  )

/** A list of ingredients: a recipe in parts, and a page that tells it twice, have several. */
interface Block {
  /** Where it begins, with its heading. */
  readonly from: number
  readonly isHeaded: boolean
  readonly lines: string[]
}

/** After so many steps in a row the list is over. */
const STEPS_THAT_END = 2

/** The lists of a text. What only may be a step stays where more ingredients follow it: it is read, or told as unknown. */
function findBlocks(lines: readonly Line[]): readonly Block[] {
  const blocks: Block[] = []
  let block: Block = { from: lines.length, isHeaded: false, lines: [] }
  let open: 'whole' | 'amounts' | 'closed' = 'whole'
  let steps = 0
  let doubtful: string[] = []
  const begin = (from: number, isHeaded: boolean) => {
    block = { from, isHeaded, lines: [] }
    blocks.push(block)
  }
  const take = (at: number, text: string) => {
    if (!blocks.includes(block)) begin(at, false)
    block.lines.push(...doubtful, text)
    doubtful = []
    steps = 0
  }
  for (const [at, { text, kind, isListed }] of lines.entries()) {
    const isBegun = block.lines.length > 0
    if (kind === 'ingredients') {
      begin(at, true)
      open = 'whole'
      steps = 0
      doubtful = []
    } else if (kind === 'section') {
      if (open === 'closed') open = 'amounts'
    } else if (kind === 'behind') {
      // Between two headings stands nothing but the list.
      if (isBegun && block.isHeaded && open === 'whole') block.lines.push(...doubtful)
      if (isBegun) open = 'closed'
      doubtful = []
    } else if (kind === 'about' || open === 'closed') {
      // Says nothing to eat.
    } else if (kind === 'ingredient' && (open === 'whole' || hasAmount(text))) {
      take(at, text)
    } else if (open === 'whole' && kind === 'words' && (isListed || block.isHeaded || isBegun)) {
      if (steps === 0) take(at, text)
      else doubtful.push(text)
    } else if (isBegun || block.isHeaded) {
      if (kind === 'doubtful') doubtful.push(text)
      if (isBegun) steps += 1
      if (steps >= STEPS_THAT_END) open = 'amounts'
    }
  }
  return blocks.filter((one) => one.lines.length > 0).slice(0, MAX_LISTS)
}

const saysAmounts = ({ lines }: Block): boolean => lines.some(hasAmount)
const isIn = (line: string, block: Block): boolean =>
  block.lines.some((other) => other.toLowerCase().includes(line.toLowerCase()))

/** The lists that count: none above a heading but one with several amounts, and nothing that another list says again. */
function findLists(lines: readonly Line[]): readonly Block[] {
  const all = findBlocks(lines)
  const isHeaded = all.some((one) => one.isHeaded)
  const blocks = all.filter((one) => one.isHeaded || !isHeaded || one.lines.filter(hasAmount).length > 1)
  return blocks
    .map((block, at) => {
      const others = blocks.filter((other, place) => (saysAmounts(block) ? place < at : saysAmounts(other)))
      if (saysAmounts(block))
        return others.some((other) => block.lines.every((line) => isIn(line, other))) ? { ...block, lines: [] } : block
      return { ...block, lines: block.lines.filter((line) => !others.some((other) => isIn(line, other))) }
    })
    .filter((block) => block.lines.length > 0)
}

const MAX_TITLE_WORDS = 10
/** Without how many it is for, `(serves 4)` or `(4 raciones)`, and without its price. */
const asName = (line: string): string =>
  line
    .replace(/\s*\(([^()]*)\)/, (whole, told: string) => (isYield(told) ? '' : whole))
    .replace(/(?<![\s:|·–-])[\s:|·–-]+$/, '')
    .slice(0, MAX_OWN_FOOD_NAME)

/** What stands above the list and reads like a name: short, no sentence, no figures of how long and for how many. */
function nameIn(above: readonly Line[]): string {
  const names = above.filter(({ text, isListed, kind }) => {
    const isName = /^(?:words|ingredient|doubtful)$/.test(kind) && yieldIn(asName(text)) === undefined
    const isTalk = text.split(' ').length > MAX_TITLE_WORDS || /[!?.]{2,}|[.?]$|,\s\p{Ll}+.*,/u.test(text)
    return !isListed && isName && !isTalk
  })
  // A greeting or a question stands before the name, in small letters.
  const named = names.find(({ text }) => /^\P{Ll}/u.test(text)) ?? names[0]
  return named ? asName(named.text) : ''
}

/** For how many it is: where a line says nothing else, above the list, or behind it among the steps. */
function servingsOf(lines: readonly Line[], from: number, list: readonly string[]): number | null {
  const others = lines.map(({ text }, at) => ({ text, at })).filter(({ text }) => !list.includes(text))
  const said = [
    ...others.filter(({ text }) => isYield(text)).map(({ text }) => ({ text, isAmongSteps: false })),
    ...others.map(({ text, at }) => ({ text, isAmongSteps: at > from })),
  ].map((one) => yieldIn(one.text, one))
  return said.find((one) => one !== undefined) ?? null
}

/**
 * The recipe in plain text as people paste it: its name above the list, for how many it is, and the list itself, up to the
 * method, the notes and what a serving holds. Undefined when there is no list.
 */
export function recipeInText(text: string): WrittenRecipe | undefined {
  const all = linesOf(text)
  const blocks = findLists(all)
  const list = blocks.flatMap((block) => block.lines)
  const lines = ingredientLines(list)
  if (lines.length === 0) return undefined
  const from = Math.min(...blocks.map((block) => block.from))
  return { name: nameIn(all.slice(0, from)), servings: servingsOf(all, from, list), lines }
}
